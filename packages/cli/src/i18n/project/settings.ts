import { z } from "zod";
import { quoted } from "../../service/names.ts";

/**
 * What `dragoman.json` may say. The schema for editors, `dragoman.schema.json`, is made of it.
 */

const format = z.enum(["i18next", "po", "xliff-1.2", "xliff-2.0", "icu-json", "arb", "yaml"]);

const placeholders = z
  .enum(["i18next", "icu", "plain", "c", "objc", "php", "python", "python-brace", "ruby", "symfony"])
  .describe("How messages write their placeholders, where the format does not say it.");

const pattern = z.string().min(1).max(500);

const files = z
  .union([
    pattern,
    z.strictObject({
      path: pattern.describe("Where the files are: locales/{language}/{namespace}.json"),
      source: pattern
        .optional()
        .describe("Where the source language's are, if elsewhere: locales/{namespace}.pot, without {language}"),
      format: format.optional().describe("Default: told by the name and content of the file."),
      placeholders: placeholders.optional(),
    }),
  ])
  .describe("A pattern with {language} and, for several files of a language, {namespace}.");

const severities = ["error", "warning", "off"] as const;
export type Severity = (typeof severities)[number];

const ruleNames = [
  "placeholders",
  "syntax",
  "plural-forms",
  "missing",
  "stale",
  "untranslated",
  "length",
  "unknown",
  "unwritable",
] as const;
export type RuleName = (typeof ruleNames)[number];

const translate = z.strictObject({
  glossary: z.string().min(1).optional().describe("Name or id of the service's glossary."),
  style: z.string().min(1).optional().describe("Id of the service's style rule list."),
  formality: z.enum(["default", "more", "less", "prefer_more", "prefer_less"]).optional(),
  contextFromNotes: z.boolean().optional().describe("Sends the notes of messages as context."),
  needsReview: z.boolean().optional().describe("Marks what is written for review, in PO and XLIFF."),
  store: z.string().min(1).optional().describe("Where translations are kept so that none is paid for twice."),
  tenant: z.string().min(1).optional().describe("Whose translations the store's are. Default: dragoman."),
  edition: z.string().optional().describe("What else they depend on. Default: the service's address."),
});

const check = z.partialRecord(z.enum(ruleNames), z.enum(severities));

const i18n = z.strictObject({
  source: z.string().min(1).describe("The language that messages are written in, as paths have it."),
  languages: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe("Those to translate into. Default: those there are."),
  files: z.union([files, z.array(files).min(1).max(100)]),
  pluralSeparator: z.string().min(1).max(10).optional().describe("i18next's option of that name."),
  translate: translate.optional(),
  check: check.optional().describe("How much each rule of `check` matters."),
});

export const settingsFile = z.strictObject({ $schema: z.string().optional(), i18n });

export type I18nSettings = z.infer<typeof i18n>;
export type TranslateSettings = z.infer<typeof translate>;
export type CheckSettings = z.infer<typeof check>;
export type FilesSetting = z.infer<typeof files>;
export type PlaceholderName = z.infer<typeof placeholders>;

/** What is wrong with the settings, each with the place: `i18n.files[0]: …`. */
export function settingProblems({ issues }: z.ZodError): readonly string[] {
  return issues.slice(0, 5).map((issue) => {
    const place = issue.path.map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`)).join("");
    return `${place.slice(place.startsWith(".") ? 1 : 0) || "the file"}: ${problemOf(issue)}`;
  });
}

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") {
    return `${issue.keys.map((key) => quoted(key)).join(", ")} is no setting; correct its name, or leave it out`;
  }
  if (issue.code === "invalid_union")
    return 'give a pattern, as "locales/{language}/{namespace}.json", or a list of them';
  return issue.message.endsWith("received undefined") ? "it is missing; add it" : issue.message;
}

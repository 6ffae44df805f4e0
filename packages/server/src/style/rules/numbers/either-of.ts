import { type EditRule, triggersFor } from "../../rule.ts";

/** Rules of different languages for one value. */
export function eitherOf(...rules: readonly EditRule[]): EditRule {
  return {
    languages: rules.flatMap(({ languages }) => languages),
    triggers: [...new Set(rules.flatMap(({ triggers }) => triggers))],
    triggersOf: Object.fromEntries(
      rules.flatMap((rule) => rule.languages.map((language) => [language, triggersFor(rule, language)])),
    ),
    find: (text, context) =>
      rules.find(({ languages }) => languages.includes(context.language))?.find(text, context) ?? [],
  };
}

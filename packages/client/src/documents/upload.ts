import type { Shape } from "../contract.ts";
import { refusal } from "../errors.ts";
import { multipart } from "../files/multipart.ts";
import { patientCall } from "../files/patience.ts";
import { type FileInput, type FileOptions, openSource } from "../files/source.ts";
import type { LanguageCode } from "../language-code.ts";
import { wireName } from "../sending/names.ts";
import type { CreateOptions, Perform } from "../sending/operation.ts";
import { shapeOf } from "../sending/shapes.ts";

type Upload = Shape<"DocumentUpload">;
/** `to` and `from` stand for the languages; the last two have no effect. */
type Renamed = "file" | "filename" | "targetLang" | "sourceLang" | "modelType" | "enableBetaLanguages";
type Customizations = { readonly [Name in Exclude<keyof Upload, Renamed>]?: Upload[Name] | undefined };

/**
 * How a document is to be translated, how it is named and how it is sent. Sending it is given 600 000 ms a try
 * (`timeoutMs`) and 1 200 000 in all (`deadlineMs`), whatever the client's own.
 */
export interface DocumentOptions extends Customizations, FileOptions, CreateOptions {
  /** The language to translate into. It must differ from the document's, not only in region. @wire `target_lang` */
  readonly to: LanguageCode;
  /** The language of the document. Detected when left out; glossaries need it. @wire `source_lang` */
  readonly from?: LanguageCode | undefined;
  /** Parameters of a newer service, under the wire's own names. */
  readonly extra?: Readonly<Record<string, string | number | boolean>> | undefined;
}

export async function uploadDocument(perform: Perform, input: FileInput, options: DocumentOptions) {
  // Callers without types may forget the options altogether.
  if (typeof options?.to !== "string" || options.to === "") throw refusal("to: give the target language.");
  const file = multipart(fieldsOf(options), await openSource(input, options));
  const answer = await perform({ method: "POST", path: "/v2/document", file }, patientCall(options));
  return shapeOf<"DocumentHandle">(answer, "documentId", "documentKey");
}

/** What is left when everything is taken away that says how the file is named and sent. */
function fieldsOf(options: DocumentOptions): (readonly [string, string])[] {
  const { to, from, extra, filename, contentLength, signal, reportingTag, ...others } = options;
  const { timeoutMs, deadlineMs, maxRetries, idempotencyKey, ...customizations } = others;
  const fields = Object.entries({ targetLang: to, sourceLang: from, ...customizations, ...extra });
  return fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [wireName(name), String(value)] as const);
}

/** The index alone, for who starts often: it loads none of the formats. Each of these is an export of the package too. */
export { languageDistance } from "../model/language.ts";
export { plainText } from "../model/segment.ts";
export { IndexFileError } from "./index-file.ts";
export { createIndex, openIndex } from "./match-index.ts";

/** The formats by the names that people know them by. */
export const memoryFormats = ["TMX", "XLIFF", "PO", "CSV"] as const;
export const jobFormats = [...memoryFormats, "i18next JSON", "TXT"] as const;

/** For the browser's dialog. */
export const memoryEndings = ".tmx,.xlf,.xliff,.sdlxliff,.mxliff,.mqxliff,.po,.csv,.tsv";
export const jobEndings = `${memoryEndings},.pot,.json,.txt,.md`;

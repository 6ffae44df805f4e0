/** The file formats that units are read from and written to. */
export type FormatName = "tmx" | "xliff-1.2" | "xliff-2" | "po" | "csv" | "tsv" | "i18next";

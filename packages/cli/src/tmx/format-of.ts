import type { FormatName } from "@dragoman/tm";
export function formatOf(fileName: string, firstBytes?: Uint8Array): FormatName | undefined {
  if (/\.tmx$/i.test(fileName)) return "tmx";
  if (/\.po$/i.test(fileName)) return "po";
  if (/\.csv$/i.test(fileName)) return "csv";
  if (/\.tsv$/i.test(fileName)) return "tsv";
  if (/\.json$/i.test(fileName)) return "i18next";
  const start = new TextDecoder().decode(firstBytes);
  if (/<tmx/.test(start)) return "tmx";
  if (/<xliff[^>]*version="1/.test(start)) return "xliff-1.2";
  if (/<xliff[^>]*version="2/.test(start)) return "xliff-2";
  if (firstBytes === undefined && /\.xlf$/i.test(fileName)) return "xliff-1.2";
  return undefined;
}

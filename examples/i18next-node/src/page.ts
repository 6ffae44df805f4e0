import type { TFunction } from "i18next";
import { type Language, languages } from "./localization.ts";

interface PageOptions {
  readonly language: Language;
  readonly t: TFunction;
  readonly complete: boolean;
}

/** A page that is whole needs no script; one with late texts loads the script that fills them in. */
export function pageOf({ language, t, complete }: PageOptions): string {
  const text = (tag: string, key: string, values: Readonly<Record<string, unknown>> = {}) =>
    `<${tag} data-key="${key}" data-values="${escaped(JSON.stringify(values))}">${escaped(t(key, values))}</${tag}>`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<link rel="icon" href="data:,">
<title>${escaped(t("title"))}</title>
<nav>${languages.map((other) => `<a href="/${other}" hreflang="${other}">${other}</a>`).join(" ")}</nav>
<main>
${text("h1", "title")}
${text("p", "greeting", { name: "Ada <ada@example.com>" })}
<ul>${[1, 2, 5].map((count) => text("li", "count", { count })).join("")}</ul>
${text("button", "upload")}
${text("a", "settings")}
</main>
${complete ? "" : '<script type="module" src="/fill-in.js"></script>'}
</html>
`;
}

/** For text between tags and in quoted attributes. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

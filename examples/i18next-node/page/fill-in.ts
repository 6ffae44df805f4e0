import { DragomanBackend } from "@dragoman/i18next/browser";
import i18next from "i18next";

/** In the page: the texts that were late come from the handler at `/locales`, and are shown when they do. */
await i18next.use(DragomanBackend).init({
  lng: document.documentElement.lang,
  fallbackLng: "en",
  ns: ["files"],
  defaultNS: "files",
  interpolation: { escapeValue: false },
});
showTexts();
i18next.store.on("added", showTexts);

function showTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-key]")) {
    const values: Record<string, unknown> = JSON.parse(element.dataset["values"] ?? "{}");
    element.textContent = i18next.t(element.dataset["key"] ?? "", values);
  }
}

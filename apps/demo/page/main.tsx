import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import type { PageStart } from "../src/protocol.ts";
import { Page } from "./Page.tsx";
import { startTexts } from "./texts.ts";

const start = readStart();
const texts = await startTexts(start);
createRoot(element("page")).render(
  <I18nextProvider i18n={texts}>
    <Page theme={start.theme} />
  </I18nextProvider>,
);

/** Written into the document by the server that this page comes from. */
function readStart(): PageStart {
  return JSON.parse(element("start").textContent ?? "");
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`The document has no element #${id}.`);
  return found;
}

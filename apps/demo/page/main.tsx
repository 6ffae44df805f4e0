import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import type { PageStart } from "../src/protocol.ts";
import type { Room } from "../src/rooms.ts";
import { Page } from "./Page.tsx";
import { startTexts } from "./texts.ts";

/** Each is loaded by those only who go there. */
const contents = {
  translator: async () => (await import("./TranslatorRoom.tsx")).TranslatorRoom,
  glossaries: async () => (await import("./glossaries/GlossariesRoom.tsx")).GlossariesRoom,
  style: async () => (await import("./style/StyleRoom.tsx")).StyleRoom,
  stored: async () => (await import("./stored/StoredRoom.tsx")).StoredRoom,
  memories: async () => (await import("./memories/MemoriesRoom.tsx")).MemoriesRoom,
  website: async () => (await import("./website/WebsiteRoom.tsx")).WebsiteRoom,
} as const satisfies Record<Room, () => Promise<ComponentType<{ readonly start: PageStart }>>>;

const start = readStart();
const [texts, Content] = await Promise.all([startTexts(start), contents[start.room]()]);
createRoot(element("page")).render(
  <I18nextProvider i18n={texts}>
    <Page room={start.room} theme={start.theme}>
      <Content start={start} />
    </Page>
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

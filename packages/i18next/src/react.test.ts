// @vitest-environment happy-dom
import type { Document } from "happy-dom";
import { createInstance, type i18n } from "i18next";
import { act, createElement } from "react";
import { createRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next, Trans, useTranslation } from "react-i18next";
import { beforeAll, expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { DragomanBackend } from "./backend.ts";
import type { DragomanBackendOptions } from "./options.ts";

const english = {
  title: "Shop",
  read: "Read <0>the terms</0>",
  item_one: "{{count}} item",
  item_other: "{{count}} items",
};

/** Of the test's environment. */
declare const document: Document;

beforeAll(() => Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true));

function Page() {
  const { t } = useTranslation();
  return createElement(
    "main",
    null,
    createElement("h1", null, t("title")),
    createElement("p", null, t("item", { count: 5 })),
    createElement(Trans, { i18nKey: "read", components: [createElement("a", { href: "/terms", key: "0" })] }),
    createElement("footer", null, t("late", { defaultValue: "Bye" })),
  );
}

function pageOf(instance: i18n) {
  return createElement(I18nextProvider, { i18n: instance }, createElement(Page));
}

function started(isHeld: boolean) {
  const client = heldClient({ isHeld });
  const backend = new DragomanBackend();
  const instance = createInstance();
  instance.use(backend).use(initReactI18next);
  const ready = instance.init<DragomanBackendOptions>({
    lng: "pl",
    fallbackLng: "en",
    initAsync: false,
    saveMissing: true,
    saveMissingTo: "current",
    react: { bindI18nStore: "added", useSuspense: false },
    backend: { client, sourceLanguage: "en", loadSource: () => english },
  });
  return { client, backend, instance, ready };
}

test("a page fills in place", async () => {
  const { client, backend, instance } = started(true);
  const container = document.createElement("div");
  const root = createRoot(container);
  await act(async () => root.render(pageOf(instance)));
  expect(container.innerHTML).toBe(
    '<main><h1>Shop</h1><p>5 items</p>Read <a href="/terms">the terms</a><footer>Bye</footer></main>',
  );
  client.release();
  await act(() => backend.flush());
  expect(container.innerHTML).toBe(
    '<main><h1>pl:Shop</h1><p>pl:5 items</p>pl:Read <a href="/terms">the terms</a><footer>pl:Bye</footer></main>',
  );
  await act(async () => root.unmount());
});

test("a server renders what it has, and everything once it is there", async () => {
  const { backend, instance } = started(false);
  expect(renderToString(pageOf(instance))).toContain("<h1>Shop</h1>");
  await backend.flush();
  expect(renderToString(pageOf(instance))).toContain("<h1>pl:Shop</h1><p>pl:5 items</p>");
});

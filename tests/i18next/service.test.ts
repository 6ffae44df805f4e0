import { createClient } from "@dragoman/client";
import { DragomanBackend } from "@dragoman/i18next";
import { createTestService, type TestService } from "@dragoman/server/testing";
import i18next from "i18next";
import { afterAll, beforeAll, expect, test } from "vitest";

const script = {
  en: {
    Cart: { pl: "Koszyk" },
    "1 item": { pl: "1 produkt" },
    "2 items": { pl: "2 produkty" },
    "5 items": { pl: "5 produktów" },
    "1.5 items": { pl: "1,5 produktu" },
    "Hello {{name}}": { pl: "Cześć {{name}}" },
    "Read the terms": { pl: "Przeczytaj regulamin" },
  },
};

const loadSource = () => ({
  cart: { title: "Cart", item_one: "{{count}} item", item_other: "{{count}} items" },
  hello: "Hello {{name}}",
  terms: "Read <0>the terms</0>",
  unknown: "Nobody wrote this down",
});

let service: TestService;

beforeAll(async () => {
  service = await createTestService({ engine: "scripted", script });
});
afterAll(() => service.close());

test("a Polish cart has its plurals right for 1, 2 and 5, and falls back where the service has no answer", async () => {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const backend = new DragomanBackend();
  const declined: string[] = [];
  const instance = i18next.createInstance();
  await instance.use(backend).init({
    lng: "pl",
    fallbackLng: "en",
    backend: {
      client,
      sourceLanguage: "en",
      loadSource,
      onDeclined: ({ key, reason }: { key: string; reason: string }) => declined.push(`${key} ${reason}`),
    },
  });

  expect(instance.t("cart.title")).toBe("Koszyk");
  expect([1, 2, 5, 22, 25].map((count) => instance.t("cart.item", { count }))).toEqual([
    "1 produkt",
    "2 produkty",
    "5 produktów",
    "22 produkty",
    "25 produktów",
  ]);
  expect(instance.t("hello", { name: "Ada" })).toBe("Cześć Ada");
  // The script says nothing of words, so that the link may enclose more than it should; it is there, once.
  expect(instance.t("terms").split(/<0>|<\/0>/)).toHaveLength(3);
  expect(instance.t("terms").replaceAll(/<\/?0>/g, "")).toBe("Przeczytaj regulamin");
  expect(instance.t("unknown")).toBe("Nobody wrote this down");
  expect(declined.sort()).toEqual(["unknown declined"]);
  expect(backend.info("pl", "translation")?.get("cart.item_many")).toEqual({ state: "translated", engine: "scripted" });
});

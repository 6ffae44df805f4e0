import { chromium, describeWith } from "@dragoman/parts";
import type { Page, Route } from "playwright-core";
import { expect, test } from "vitest";
import { accessibilityFaults } from "./accessibility.ts";
import { roomAt } from "./room.ts";
import { savedTerms } from "./saved-terms.ts";
import type { TestDemo } from "./test-demo.ts";

const logs = /Failed to load resource/;
const tenTerms = Array.from({ length: 10 }, (_, at) => `word ${at}\tWort ${at}`);

describeWith(chromium, "the terms of a glossary", (executablePath) => {
  const room = roomAt("/glossaries", executablePath);

  test("are not replaced where they could not be read, which is said and can be tried again", async () => {
    const id = await glossaryOf(room.demo(), tenTerms);
    const { page, finish } = await room.open({ path: "/", logs });
    const answering = await onReading(page, (route) => route.fulfill({ status: 502, json: { code: "unreachable" } }));
    await page.goto(`${room.demo().url}/glossaries`);
    await page.getByText("The terms could not be read.").waitFor();
    await expectNothingToSave(page);
    await page.locator(".tried:not([data-stale])").waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);

    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await page.getByText("The terms could not be read.").waitFor();
    answering.stop();
    await page.getByRole("button", { name: "Try again" }).press("Enter");
    await savedTerms(page, 10).waitFor();
    expect(await page.evaluate(() => document.activeElement?.contains(document.querySelector("table")))).toBe(true);
    await addTerm(page, "lantern", "Laterne");
    await savedTerms(page, 11).waitFor();
    expect(await termsOf(room.demo(), id)).toEqual(["lantern\tLaterne", ...tenTerms]);
    await finish();
  });

  test("are not replaced while they are still read, which is said", async () => {
    const id = await glossaryOf(room.demo(), tenTerms);
    const { page, finish } = await room.open({ path: "/" });
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await onReading(page, (route) => released.then(() => route.fallback()));
    await page.goto(`${room.demo().url}/glossaries`);
    await page.getByText("Reading the terms").waitFor();
    await expectNothingToSave(page);
    release();
    await savedTerms(page, 10).waitFor();
    await addTerm(page, "lantern", "Laterne");
    await savedTerms(page, 11).waitFor();
    expect(await termsOf(room.demo(), id)).toHaveLength(11);
    await finish();
  });

  test("that were edited and not saved stay when others are pasted", async () => {
    const id = await glossaryOf(room.demo(), ["cart\tWagen", "folder\tMappe", "shelf\tRegal"]);
    const { page, finish } = await room.open();
    await page.getByLabel("Translation 1").fill("Karren");
    await page.getByRole("button", { name: "Remove shelf" }).click();
    await page.getByRole("button", { name: "Add a term" }).click();
    await page.getByLabel("Term 3").fill("map");
    await page.getByLabel("Translation 3").fill("Karte");
    await paste(page, "basket\tKorb\nfolder\tOrdner");
    await page.getByLabel("Term 4").waitFor();
    expect(await rowsOf(page)).toEqual(["map\tKarte", "cart\tKarren", "folder\tOrdner", "basket\tKorb"]);
    expect(await termsOf(room.demo(), id)).toEqual(["cart\tWagen", "folder\tOrdner", "shelf\tRegal", "basket\tKorb"]);
    await page.getByRole("button", { name: "Save" }).click();
    await savedTerms(page, 4).waitFor();
    expect(await termsOf(room.demo(), id)).toEqual(await rowsOf(page));
    await finish();
  });

  test("that were pasted are not lost where the table does not know of them yet", async () => {
    const id = await glossaryOf(room.demo(), ["cart\tWagen"]);
    const { page, finish } = await room.open({ logs });
    await savedTerms(page, 1).waitFor();
    await page.getByLabel("Translation 1").fill("Karren");
    const answering = await onReading(page, (route) => route.fulfill({ status: 502, json: { code: "unreachable" } }));
    await paste(page, "basket\tKorb");
    await page.getByText("The terms could not be read.").waitFor();
    expect(await rowsOf(page)).toEqual(["cart\tKarren"]);
    expect(await page.getByRole("button", { name: "Save" }).isEnabled()).toBe(false);
    answering.stop();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByLabel("Term 2").waitFor();
    await page.getByRole("button", { name: "Save" }).click();
    await savedTerms(page, 2).waitFor();
    expect(await termsOf(room.demo(), id)).toEqual(["cart\tKarren", "basket\tKorb"]);
    await finish();
  });

  test("stay as they were edited while another direction is shown", async () => {
    await glossaryOf(room.demo(), ["cart\tWagen"]);
    const { page, finish } = await room.open();
    await savedTerms(page, 1).waitFor();
    await page.getByLabel("Translation 1").fill("Karren");
    await paste(page, "folder\trépertoire\nshelf\tétagère", "fr");
    await savedTerms(page, 2).waitFor();
    expect(await rowsOf(page)).toEqual(["folder\trépertoire", "shelf\tétagère"]);
    await page.getByRole("radio", { name: "en→de" }).press("Space");
    await expect.poll(() => rowsOf(page)).toEqual(["cart\tKarren"]);
    await page.getByRole("button", { name: "Save" }).click();
    await savedTerms(page, 1).waitFor();
    await finish();
  });

  test("that are typed while others are saved stay", async () => {
    const id = await glossaryOf(room.demo(), ["cart\tWagen"]);
    const { page, finish } = await room.open();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/terms", (route) => released.then(() => route.fallback()));
    await page.getByLabel("Translation 1").fill("Karren");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByLabel("Translation 1").fill("Schubkarren");
    release();
    await expect.poll(() => termsOf(room.demo(), id)).toEqual(["cart\tKarren"]);
    await page.getByRole("button", { name: "Save" }).click();
    await savedTerms(page, 1).waitFor();
    expect(await termsOf(room.demo(), id)).toEqual(["cart\tSchubkarren"]);
    await finish();
  });

  test("that are pasted while others are saved come after them", async () => {
    const id = await glossaryOf(room.demo(), ["cart\tWagen"]);
    const { page, finish } = await room.open();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/terms", (route) =>
      route.request().method() === "PUT" ? released.then(() => route.fallback()) : route.fallback(),
    );
    await page.getByLabel("Translation 1").fill("Karren");
    await page.getByRole("button", { name: "Save" }).click();
    await paste(page, "basket\tKorb");
    release();
    await savedTerms(page, 2).waitFor();
    expect(await termsOf(room.demo(), id)).toEqual(["cart\tKarren", "basket\tKorb"]);
    await finish();
  });
});

async function glossaryOf(demo: TestDemo, terms: readonly string[]): Promise<string> {
  const dictionary = { source: "en", target: "de", entries: terms.join("\n"), format: "tsv" };
  const answer = await demo.send("POST", "/api/glossaries", { name: "My words", dictionaries: [dictionary] });
  return (await answer.json()).glossaryId;
}

/** What the service has: the term, a tab, its translation. */
async function termsOf(demo: TestDemo, id: string): Promise<readonly string[]> {
  const answer: { terms: readonly (readonly string[])[] } = await (
    await demo.ask(`/api/glossaries/${id}/terms?source=en&target=de`)
  ).json();
  return answer.terms.map((term) => term.join("\t"));
}

/** The rows that are seen, in the same form. */
function rowsOf(page: Page): Promise<readonly string[]> {
  return page
    .locator(".terms-table:visible tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("input")].map(({ value }) => value).join("\t")));
}

/** Puts an answer in the place of the terms, for as long as it is not stopped. */
async function onReading(page: Page, answer: (route: Route) => Promise<void>): Promise<{ stop(): void }> {
  let isStopped = false;
  await page.route("**/terms?*", (route) => (isStopped ? route.fallback() : answer(route)));
  return {
    stop: () => {
      isStopped = true;
    },
  };
}

async function expectNothingToSave(page: Page): Promise<void> {
  for (const name of ["Add a term", "Save"]) {
    const button = page.getByRole("button", { name });
    expect((await button.count()) === 0 || (await button.isDisabled()), name).toBe(true);
  }
  expect(await page.getByText(/Saved terms/).count()).toBe(0);
}

async function addTerm(page: Page, term: string, translation: string): Promise<void> {
  await page.getByRole("button", { name: "Add a term" }).click();
  await page.locator(".terms-table input").first().fill(term);
  await page.locator(".terms-table input").nth(1).fill(translation);
  await page.getByRole("button", { name: "Save" }).click();
}

async function paste(page: Page, terms: string, target = "de"): Promise<void> {
  await page.getByText("Paste or upload terms").click();
  await page.getByLabel("Target language").first().selectOption(target);
  await page.getByLabel("Terms", { exact: true }).fill(terms);
  await page.getByRole("button", { name: "Add these terms" }).click();
}

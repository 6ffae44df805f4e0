import { Readable } from "node:stream";
import { StreamableFile, type Type } from "@nestjs/common";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fieldsOfClass, Translatable } from "./translatable.ts";
import { translatableTexts } from "./translatable-texts.ts";

class Named {
  id = 7;
  @Translatable({ context: "a name" })
  name: string;
  constructor(name: string) {
    this.name = name;
  }
}

class Dish extends Named {
  @Translatable({ format: "html", type: () => Named })
  description: string;
  @Translatable()
  tags: unknown[] = [];
  @Translatable({ type: () => Named })
  sides: unknown[] = [];
  price = "12 euros";
  constructor(name: string, description: string) {
    super(name);
    this.description = description;
  }
}

function loud(value: unknown, type?: Type): unknown {
  const found = translatableTexts(value, type && fieldsOfClass(type));
  return found.withTexts(found.texts.map(({ text }) => text.toUpperCase()));
}

describe("what is found", () => {
  test("fields of instances, inherited and own, with what they say", () => {
    const { texts } = translatableTexts({ dishes: [new Dish("Soup", "<b>Hot</b>")] });
    expect(texts).toEqual([
      { text: "Soup", field: { format: "text", type: undefined, steering: { context: "a name" } } },
      { text: "<b>Hot</b>", field: { format: "html", type: expect.any(Function), steering: undefined } },
    ]);
  });

  test("a class that extends another leaves the other's fields as they were", () => {
    expect([...(fieldsOfClass(Named)?.keys() ?? [])]).toEqual(["name"]);
    expect([...(fieldsOfClass(Dish)?.keys() ?? [])]).toEqual(["name", "description", "tags", "sides"]);
  });

  test("plain objects, where they stand for a class, alone, in lists and in fields", () => {
    expect(loud({ id: 1, name: "Soup" }, Named)).toEqual({ id: 1, name: "SOUP" });
    expect(loud([{ name: "Soup", other: "stays" }], Named)).toEqual([{ name: "SOUP", other: "stays" }]);
    expect(loud({ name: "Soup" })).toEqual({ name: "Soup" });
    const dish = { ...new Dish("Soup", ""), sides: [{ name: "Bread", price: "1 euro" }] };
    expect(loud(dish, Dish)).toMatchObject({ name: "SOUP", sides: [{ name: "BREAD", price: "1 euro" }] });
  });

  test("lists of texts, nested ones too, and nothing without letters", () => {
    const dish = new Dish("", "42");
    dish.tags = ["vegan", ["hot", "-", 7], null];
    expect(loud(dish)).toMatchObject({
      name: "",
      description: "42",
      tags: ["VEGAN", ["HOT", "-", 7], null],
      price: "12 euros",
    });
  });

  test("an instance knows its class better than the place where it stands", () => {
    class Other {
      name = "kept";
    }
    class Mine {
      @Translatable()
      title = "said";
      name = "kept";
    }
    expect(loud([new Mine()], Named)).toEqual([{ title: "SAID", name: "kept" }]);
    expect(loud([new Other()], Named)).toEqual([{ name: "KEPT" }]);
  });
});

describe("what is given back", () => {
  test("the value itself, where nothing changes", () => {
    const value = { dishes: [new Dish("Soup", "Hot")], n: 1 };
    const found = translatableTexts(value);
    expect(found.withTexts(found.texts.map(({ text }) => text))).toBe(value);
    expect(found.withTexts([])).toBe(value);
    for (const other of ["text", 7, null, undefined, true]) expect(loud(other)).toBe(other);
  });

  test("a copy of what changes, of its class, which shares the rest; the value stays as it was", () => {
    const soup = new Dish("Soup", "Hot");
    const value = Object.freeze({ dish: Object.freeze(soup), rest: { a: [1] } });
    const before = structuredClone(value);
    const said = loud(value);
    expect(said).toMatchObject({ dish: { name: "SOUP", description: "HOT", price: "12 euros", id: 7 } });
    expect(said).toHaveProperty("dish", expect.any(Dish));
    expect(Reflect.get(Object(said), "rest")).toBe(value.rest);
    expect(structuredClone(value)).toEqual(before);
  });

  test("what stands in several places is one copy, and cycles stay cycles", () => {
    const soup = new Dish("Soup", "Hot");
    soup.sides = [soup];
    const said = Object(loud({ first: soup, second: soup }));
    expect(said.first).toBe(said.second);
    expect(said.first).not.toBe(soup);
    expect(said.first.sides[0]).toBe(said.first);
    expect(said.first.name).toBe("SOUP");
    expect(soup.sides[0]).toBe(soup);
  });

  test("what a class computes may be a field, and is not written more than before", () => {
    class Person {
      first = "Ada";
      @Translatable()
      get greeting(): string {
        return `Hello ${this.first}`;
      }
    }
    const person = new Person();
    const said = Object(loud(person));
    expect(said.greeting).toBe("HELLO ADA");
    expect(JSON.stringify(said)).toBe('{"first":"Ada"}');
    expect(person.greeting).toBe("Hello Ada");
  });

  test("what writes itself is taken as it writes itself, where its class has fields", () => {
    class Model {
      readonly #values = { name: "Soup", id: 3 };
      @Translatable()
      declare name: string;
      toJSON() {
        return this.#values;
      }
    }
    const model = new Model();
    expect(loud([model])).toEqual([{ name: "SOUP", id: 3 }]);
    expect(model.toJSON()).toEqual({ name: "Soup", id: 3 });
    const date = new Date(0);
    expect(loud({ date, name: "Soup" }, Named)).toEqual({ date, name: "SOUP" });
  });

  test("documents that write themselves stand for the class that is named", () => {
    class Document {
      readonly #values = { name: "Soup", id: 3 };
      toJSON() {
        return this.#values;
      }
    }
    expect(loud([new Document()], Named)).toEqual([{ name: "SOUP", id: 3 }]);
    const documents = [new Document()];
    expect(loud(documents)).toBe(documents);
  });

  test("streams, files, bytes, maps and promises are left alone", () => {
    const values = [
      Readable.from(["x"]),
      new StreamableFile(Buffer.from("x")),
      Buffer.from("x"),
      new Map([["name", "Soup"]]),
      new Set(["Soup"]),
      Promise.resolve(new Named("Soup")),
      new ReadableStream(),
    ];
    for (const value of values) {
      expect(loud(value, Named)).toBe(value);
      expect(Object(loud({ value, name: "Soup" }, Named)).value).toBe(value);
    }
  });
});

describe("hostile values", () => {
  test("names of prototypes are names like others", () => {
    const value = JSON.parse('{ "__proto__": { "name": "Soup" }, "constructor": { "name": "Soup" }, "name": "Soup" }');
    const said = Object(loud(value, Named));
    expect(Object.getPrototypeOf(said)).toBe(Object.prototype);
    expect(JSON.stringify(said)).toBe('{"__proto__":{"name":"Soup"},"constructor":{"name":"Soup"},"name":"SOUP"}');
    expect(Reflect.get({}, "name")).toBeUndefined();
  });

  test("what writes itself into what it writes is asked once", () => {
    class Endless {
      @Translatable()
      name = "Soup";
      toJSON() {
        return { name: this.name, self: this };
      }
    }
    const said = Object(loud(new Endless()));
    expect(said.name).toBe("SOUP");
    expect(said.self).toBe(said);
  });

  test("a nesting that no writer of JSON survives is walked", () => {
    let value: unknown = new Named("Soup");
    for (let depth = 0; depth < 100_000; depth++) value = { value };
    let said = Object(loud(value));
    for (let depth = 0; depth < 100_000; depth++) said = said.value;
    expect(said.name).toBe("SOUP");
  });
});

test("for any value, what is given back is the value with just its texts in other words", () => {
  const dish = fc.record({
    name: fc.string(),
    description: fc.string(),
    tags: fc.array(fc.string()),
    price: fc.string(),
  });
  const instance = dish.map((values) => Object.assign(new Dish("", ""), values));
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { depthSize: "small" },
      instance,
      fc.jsonValue(),
      fc.array(tie("tree")),
      fc.dictionary(fc.string(), tie("tree")),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      const before = JSON.stringify(value);
      const said = JSON.stringify(loud(value));
      const expected = JSON.stringify(value, function (this: unknown, key: string, part: unknown) {
        const isText = this instanceof Dish && ["name", "description"].includes(key);
        return isText && typeof part === "string" && /\p{L}/u.test(part) ? part.toUpperCase() : part;
      });
      expect(untagged(said)).toBe(untagged(expected));
      expect(JSON.stringify(value)).toBe(before);
    }),
  );

  /** Lists of texts are another test's. */
  function untagged(json: string): string {
    return JSON.stringify(JSON.parse(json), (key, part: unknown) => (key === "tags" ? undefined : part));
  }
});

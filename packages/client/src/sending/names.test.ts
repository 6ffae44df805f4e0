import fc from "fast-check";
import { expect, test } from "vitest";
import { fromWire, toWire, wireName } from "./names.ts";

const wireNames = fc.stringMatching(/^[a-z][a-z0-9]{0,6}(_[a-z0-9]{1,6}){0,4}$/);

test("every name of the wire comes back as it was", () => {
  fc.assert(
    fc.property(fc.dictionary(wireNames, fc.jsonValue()), (names) => {
      const flat = Object.fromEntries(Object.keys(names).map((name) => [name, 1]));
      expect(toWire(fromWire(flat))).toEqual(flat);
    }),
  );
});

test("names are renamed in lists and objects, at any depth, and values never", () => {
  const wire = { glossary_id: "a_b", dictionaries: [{ source_lang: "en", entry_count: 2 }], next_page: null };
  const named = { glossaryId: "a_b", dictionaries: [{ sourceLang: "en", entryCount: 2 }], nextPage: null };
  expect(fromWire(wire)).toEqual(named);
  expect(toWire(named)).toEqual(wire);
});

test("what is undefined is left out, what is null stays", () => {
  expect(toWire({ characters: null, label: undefined })).toEqual({ characters: null });
});

test("rules and features keep their names, a list of features does not", () => {
  const rules = { style_and_tone: { numbers_up_to_4_digits: "x_y" } };
  expect(fromWire({ configured_rules: rules })).toEqual({ configuredRules: rules });
  expect(toWire({ configuredRules: rules })).toEqual({ configured_rules: rules });
  const features = { tag_handling: { status: "stable" } };
  expect(fromWire([{ features }])).toEqual([{ features }]);
  expect(fromWire({ features: [{ needs_source_support: true }] })).toEqual({
    features: [{ needsSourceSupport: true }],
  });
});

test("a field that is called like what every object has is a field", () => {
  const wire: unknown = JSON.parse('{"__proto__":{"a_b":1},"constructor":2,"to_string":3}');
  const named = fromWire(wire);
  expect(Object.getPrototypeOf(named)).toBe(Object.prototype);
  expect(JSON.stringify(toWire(named))).toBe('{"__proto__":{"a_b":1},"constructor":2,"to_string":3}');
});

test("what is no object is itself", () => {
  for (const value of ["a_b", 1, null, true, undefined]) expect(fromWire(value)).toBe(value);
  expect(wireName("translationMemoryId")).toBe("translation_memory_id");
});

import { describe, expect, test } from "vitest";
import { ContractValidator } from "./contract-validator.ts";
import { bundle } from "./scripts/bundle.ts";

const voice = bundle("voice.asyncapi.yaml");
const validator = new ContractValidator(voice);
const messages = Object.entries(voice.components.messages);

describe("the voice socket", () => {
  test("each side has its messages", () => {
    expect(sentBy("receive")).toEqual(["sourceMediaChunk", "endOfSourceMedia"]);
    expect(sentBy("send")).toEqual([
      ...["sourceTranscriptUpdate", "targetTranscriptUpdate", "targetMediaChunk", "endOfSourceTranscript"],
      ...["endOfTargetTranscript", "endOfTargetMedia", "endOfStream", "error"],
    ]);
  });

  test.each(messages)("%s has an example that fits, and exactly one member", (_name, message) => {
    const { payload } = message.examples[0] ?? {};
    expect(validator.problems(message.payload.$ref, payload)).toEqual([]);
    expect(validator.problems(message.payload.$ref, Object.assign({ other: {} }, payload))).not.toEqual([]);
    expect(validator.problems(message.payload.$ref, {})).not.toEqual([]);
  });

  test.each(Object.entries(voice.components.schemas))("%s is described and has examples that fit", (name, schema) => {
    expect(schema.description).toMatch(/\w/);
    expect(schema.examples?.length).toBeGreaterThan(0);
    for (const example of schema.examples ?? []) {
      expect(validator.problems(`#/components/schemas/${name}`, example)).toEqual([]);
    }
  });

  function sentBy(action: string): readonly (string | undefined)[] {
    return Object.values(voice.operations)
      .filter((operation) => operation.action === action)
      .flatMap((operation) => operation.messages.map(({ $ref }) => $ref.split("/").at(-1)));
  }
});

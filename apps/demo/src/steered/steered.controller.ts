import type { Client, TranslationOutcome } from "@dragoman/client";
import { Body, Controller, HttpCode, Inject, Post } from "@nestjs/common";
import { TakesJson } from "../http/json-body.ts";
import { matching } from "../http/matching.ts";
import { fields, id, languageTag } from "../http/schemas.ts";
import { UntilLeft } from "../http/until-left.ts";
import { STEERING } from "../parts.ts";
import { textLimit } from "../protocol.ts";
import { mostTexts, type SteeredAnswer, type SteeredRequest, type SteeredText } from "../steering-protocol.ts";
import { isDecline, offersOf } from "../translate/declines.ts";

const text = { type: "string", minLength: 1, maxLength: textLimit } as const;
const steered = fields(
  {
    texts: { type: "array", minItems: 1, maxItems: mostTexts, items: text },
    source: languageTag,
    target: languageTag,
    glossaryIds: { type: "array", maxItems: 5, items: id },
    styleId: id,
    memoryId: id,
    threshold: { type: "integer", minimum: 0, maximum: 100 },
  },
  "texts",
  "source",
  "target",
);

/** Translations with what steers them, for each text by itself: one that nobody knows does not hold the others up. */
@Controller("api/steered")
export class SteeredController {
  readonly #client: Pick<Client, "translateSettled">;

  constructor(@Inject(STEERING) client: Pick<Client, "translateSettled">) {
    this.#client = client;
  }

  @Post()
  @HttpCode(200)
  @TakesJson()
  async translate(
    @Body(matching<SteeredRequest>(steered)) request: SteeredRequest,
    @UntilLeft() signal: AbortSignal,
  ): Promise<SteeredAnswer> {
    const { texts, source, target, glossaryIds = [], styleId, memoryId, threshold } = request;
    const outcomes = await this.#client.translateSettled(texts, {
      from: source,
      to: target,
      glossaryIds: glossaryIds.length === 0 ? undefined : glossaryIds,
      styleId,
      translationMemoryId: memoryId,
      translationMemoryThreshold: memoryId === undefined ? undefined : threshold,
      signal,
      maxRetries: 0,
    });
    return { results: outcomes.map(textOf), notApplied: [...new Set(outcomes.flatMap(notAppliedOf))] };
  }
}

/** @throws DragomanError where the service refuses the request, and not only this text. */
function textOf(outcome: TranslationOutcome): SteeredText {
  if (outcome.status === "translated") {
    const { text, engine } = outcome.translation;
    return { status: "translated", text, engine: engine === "none" ? undefined : engine };
  }
  if (!isDecline(outcome.error)) throw outcome.error;
  return { status: "declined", remedies: offersOf(outcome.error) };
}

function notAppliedOf(outcome: TranslationOutcome): readonly string[] {
  return outcome.status === "translated" ? outcome.translation.notApplied : [];
}

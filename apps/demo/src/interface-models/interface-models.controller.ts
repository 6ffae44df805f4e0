import { Controller, Get, Inject, Query } from "@nestjs/common";
import { type DirectionFields, directionOf, isDirection } from "../http/direction.ts";
import { Failure } from "../http/failure.ts";
import { MODEL_CARDS } from "../parts.ts";
import type { ModelCardAnswer } from "../protocol.ts";
import type { ModelCards } from "./model-cards.ts";

/** What is known of the models that the engine `interface-model` of the service asks. */
@Controller("api/interface-models")
export class InterfaceModelsController {
  readonly #cardFor: ModelCards;

  constructor(@Inject(MODEL_CARDS) cardFor: ModelCards) {
    this.#cardFor = cardFor;
  }

  @Get()
  read(@Query(isDirection) fields: DirectionFields): ModelCardAnswer {
    const card = this.#cardFor(directionOf(fields));
    if (card === undefined) throw new Failure(404, "not-found", "There is no model for this direction.");
    return card;
  }
}

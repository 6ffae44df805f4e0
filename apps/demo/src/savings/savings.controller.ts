import { Controller, Get, Inject } from "@nestjs/common";
import { SAVINGS } from "../parts.ts";
import type { SavingsAnswer } from "../protocol.ts";

/** What the demo's clients have sent and saved since it was started. Counts alone: no text, no language. */
@Controller("api/savings")
export class SavingsController {
  readonly #savings: () => SavingsAnswer;

  constructor(@Inject(SAVINGS) savings: () => SavingsAnswer) {
    this.#savings = savings;
  }

  @Get()
  read(): SavingsAnswer {
    return this.#savings();
  }
}

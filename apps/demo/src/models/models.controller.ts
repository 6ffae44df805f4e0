import { Readable } from "node:stream";
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, StreamableFile } from "@nestjs/common";
import { type DirectionFields, directionOf, isDirection } from "../http/direction.ts";
import { Failure } from "../http/failure.ts";
import { TakesJson } from "../http/json-body.ts";
import { matching } from "../http/matching.ts";
import { type IdParams, idParams } from "../http/schemas.ts";
import { INSTALLS } from "../parts.ts";
import type { InstallEvent, InstallStarted, ModelsAnswer } from "../protocol.ts";
import type { Installs } from "./installs.ts";

const isOne = matching<IdParams>(idParams);

/** Installing the models that the service offers: start, watch, cancel. Nothing but an offer can be installed. */
@Controller("api")
export class ModelsController {
  readonly #installs: Installs;

  constructor(@Inject(INSTALLS) installs: Installs) {
    this.#installs = installs;
  }

  @Get("models")
  async offers(@Query(isDirection) fields: DirectionFields): Promise<ModelsAnswer> {
    return { models: await this.#installs.offers(directionOf(fields)) };
  }

  @Post("installs")
  @HttpCode(202)
  @TakesJson()
  async start(@Body(isDirection) fields: DirectionFields): Promise<InstallStarted> {
    const started = await this.#installs.start(directionOf(fields));
    if (started === undefined) throw new Failure(404, "not-found", "No model is offered for this direction.");
    return started;
  }

  @Get("installs/:id/events")
  watch(@Param(isOne) { id }: IdParams): StreamableFile {
    const events = this.#installs.watch(id);
    if (events === undefined) throw noInstallation();
    return new StreamableFile(Readable.from(eventStream(events)), { type: "text/event-stream" });
  }

  @Delete("installs/:id")
  @HttpCode(204)
  cancel(@Param(isOne) { id }: IdParams): void {
    if (!this.#installs.cancel(id)) throw noInstallation();
  }
}

function noInstallation(): Failure {
  return new Failure(404, "not-found", "There is no such installation.");
}

/** The event stream format of the HTML standard, 9.2.5. */
async function* eventStream(events: AsyncGenerator<InstallEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
}

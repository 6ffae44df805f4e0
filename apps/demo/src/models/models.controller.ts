import { Readable } from "node:stream";
import { type Direction, parseLanguageTag } from "@dragoman/engines";
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, StreamableFile } from "@nestjs/common";
import { Failure } from "../http/failure.ts";
import { TakesJson } from "../http/json-body.ts";
import { matching } from "../http/matching.ts";
import { fields, type IdParams, idParams } from "../http/schemas.ts";
import { INSTALLS } from "../parts.ts";
import type { InstallEvent, InstallStarted, ModelsAnswer } from "../protocol.ts";
import type { Installs } from "./installs.ts";

interface DirectionFields {
  readonly source: string;
  readonly target: string;
}

const tag = { type: "string", minLength: 2, maxLength: 20 } as const;
const isDirection = matching<DirectionFields>(fields({ source: tag, target: tag }, "source", "target"));
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

function directionOf(fields: DirectionFields): Direction {
  const [source, target] = [parseLanguageTag(fields.source), parseLanguageTag(fields.target)];
  if (source !== undefined && target !== undefined) return { source, target };
  throw new Failure(400, "invalid", "source and target must be BCP 47 language tags, such as en and pt-BR.");
}

function noInstallation(): Failure {
  return new Failure(404, "not-found", "There is no such installation.");
}

/** The event stream format of the HTML standard, 9.2.5. */
async function* eventStream(events: AsyncGenerator<InstallEvent>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
}

import { type Direction, parseLanguageTag } from "@dragoman/engines";
import { Failure } from "./failure.ts";
import { matching } from "./matching.ts";
import { fields } from "./schemas.ts";

/** The two languages of a query or a body, as they were written. */
export interface DirectionFields {
  readonly source: string;
  readonly target: string;
}

const tag = { type: "string", minLength: 2, maxLength: 20 } as const;
export const isDirection = matching<DirectionFields>(fields({ source: tag, target: tag }, "source", "target"));

/** @throws Failure for what is no language. */
export function directionOf(fields: DirectionFields): Direction {
  const [source, target] = [parseLanguageTag(fields.source), parseLanguageTag(fields.target)];
  if (source !== undefined && target !== undefined) return { source, target };
  throw new Failure(400, "invalid", "source and target must be BCP 47 language tags, such as en and pt-BR.");
}

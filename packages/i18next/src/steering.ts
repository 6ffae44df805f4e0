import type { DragomanBackendOptions, Steering, SteeringOptions } from "./options.ts";

/** What is asked of the service for a unit beside its text. Units with the same `id` travel together. */
export interface UnitSteering {
  readonly options: SteeringOptions;
  /** The options as text, in an order that hangs on nothing but their names. */
  readonly id: string;
}

/** How the units of a namespace are translated into a language, each with the note it may have. */
export function steeringOf(
  { translate, perNamespace }: DragomanBackendOptions,
  language: string,
  namespace: string,
): (note: string | undefined) => UnitSteering {
  const own =
    perNamespace !== undefined && Object.hasOwn(perNamespace, namespace) ? perNamespace[namespace] : undefined;
  const options: SteeringOptions = { ...optionsFor(translate, language), ...optionsFor(own, language) };
  const plain = withId(options);
  return (note) => {
    if (note === undefined || note === "") return plain;
    return withId({ ...options, context: [options.context, note].filter(Boolean).join("\n") });
  };
}

function optionsFor(steering: Steering | undefined, language: string): SteeringOptions | undefined {
  return typeof steering === "function" ? steering(language) : steering;
}

function withId(options: SteeringOptions): UnitSteering {
  const entries = Object.entries(options).sort(([left], [right]) => (left < right ? -1 : 1));
  return { options, id: JSON.stringify(entries) };
}

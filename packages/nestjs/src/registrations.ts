import type { InjectionToken } from "@nestjs/common";
import type { ModulesContainer } from "@nestjs/core";
import { invalidOption } from "./option-errors.ts";

/** Provided by each registration of a client; the value is its name. */
export const registration = Symbol.for("dragoman.registration");
/** Provided by each module that provides a translator of its own; the value is its name. */
export const feature = Symbol.for("dragoman.feature");

/**
 * Which of two of the same name is injected would hang on the order of imports, so there may be one.
 * @throws DragomanError of kind `invalid-request` that names it.
 */
export function checkRegistrations(modules: ModulesContainer): void {
  const all = [...modules.values()];
  const [twice] = repeated(all.map((module) => nameIn(module, registration)));
  if (twice !== undefined) {
    throw invalidOption(
      "TranslatorModule",
      `name: "${twice}" is registered more than once; register it in one module, or give each a name. In tests, overrideTranslator replaces what an application registers.`,
    );
  }
  for (const module of all) {
    // Which of two is nearer hangs on the order of imports.
    const [name] = repeated([...module.imports].map((imported) => nameIn(imported, feature)));
    if (name !== undefined) {
      throw invalidOption(
        "TranslatorModule.forFeature",
        `name: ${module.name} imports two translators of the name "${name}"; give each a name.`,
      );
    }
  }
}

interface Providing {
  readonly providers: ReadonlyMap<InjectionToken, { readonly instance: unknown }>;
}

function nameIn({ providers }: Providing, token: symbol): string | undefined {
  const name = providers.get(token)?.instance;
  return typeof name === "string" ? name : undefined;
}

function repeated(names: readonly (string | undefined)[]): string[] {
  const given = names.filter((name) => name !== undefined);
  return given.filter((name, index) => given.indexOf(name) < index);
}

import type { ServiceOptions } from "../../service/service.ts";
import type { FilterOptions, ProjectOptions } from "../project/project-options.ts";
import type { TranslateSettings } from "../project/settings.ts";

export interface TranslateOptions extends ProjectOptions, FilterOptions, ServiceOptions {
  readonly dryRun?: true | undefined;
  readonly maxCharacters?: number | undefined;
  readonly force?: true | undefined;
  readonly glossary?: string | undefined;
  readonly style?: string | undefined;
  readonly formality?: TranslateSettings["formality"];
  readonly contextFromNotes?: true | undefined;
  readonly needsReview?: true | undefined;
  readonly store?: string | undefined;
  readonly engineReport?: true | undefined;
  readonly progress: boolean;
  readonly json?: true | undefined;
}

/** What steers every text of a run. */
export interface Steering {
  readonly glossaryId?: string;
  readonly styleId?: string;
  readonly formality?: NonNullable<TranslateSettings["formality"]>;
}

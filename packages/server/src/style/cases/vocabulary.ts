import type { Cases } from "./case.ts";

export const vocabularyCases: Cases<"vocabulary"> = {};

import type { Theme } from "../protocol.ts";

export const themes = ["system", "light", "dark"] as const satisfies readonly Theme[];

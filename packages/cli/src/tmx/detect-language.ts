import type { DetectLanguage } from "@dragoman/tm";

/** eld with its medium data, which take half a second to load: only where they are asked for. */
export async function detectLanguage(): Promise<DetectLanguage> {
  const { eld } = await import("eld/medium");
  return (text) => {
    const result = eld.detect(text);
    return result.language !== "" && result.isReliable() ? result.language : undefined;
  };
}

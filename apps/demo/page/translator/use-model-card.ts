import { useState } from "react";
import type { ModelCardAnswer } from "../../src/protocol.ts";
import { type Direction, fetchModelCard } from "../server.ts";

export type ModelCardState =
  | { readonly state: "unread" | "reading" | "failed" }
  | { readonly state: "read"; readonly card: ModelCardAnswer };

/** What is known of a direction's model, and what asks for it where it is not there yet. */
export function useModelCard(direction: Direction): readonly [ModelCardState, () => void] {
  const [now, setNow] = useState<ModelCardState>({ state: "unread" });
  const read = () => {
    if (now.state === "read" || now.state === "reading") return;
    setNow({ state: "reading" });
    fetchModelCard(direction).then(
      (card) => setNow({ state: "read", card }),
      () => setNow({ state: "failed" }),
    );
  };
  return [now, read];
}

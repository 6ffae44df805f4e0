import { DragomanError } from "@dragoman/client";
import type { MessageRecord } from "@dragoman/tm/store";
import type { Wanted } from "./connector.ts";
import type { LocalizedMessage, Localizer } from "./localizer.ts";
import { renderChanges } from "./plan.ts";
import type { Reading } from "./reading.ts";
import { storeOf, type UsedServices } from "./resource-store.ts";

/** What humans say of translations. Nothing overwrites it; when the source changes, it becomes `stale`. */
export interface Edits {
  /** @throws DragomanError of kind `invalid-request` for a key that the source does not have. */
  readonly edit: (wanted: Wanted, key: string, text: string) => Promise<LocalizedMessage>;
  /** The text that stands, or another, is right for the source as it is now. */
  readonly approve: (wanted: Wanted, key: string, text?: string) => Promise<LocalizedMessage>;
}

export function createEdits(reading: Reading, localizer: Localizer, services: UsedServices): Edits {
  const write = async (
    wanted: Wanted,
    key: string,
    recordOf: (standing: MessageRecord | undefined) => Pick<MessageRecord, "state" | "text" | "engine">,
  ): Promise<LocalizedMessage> => {
    const space = await reading.plan(wanted);
    const records = await reading.readRecords(space);
    const { messages } = localizer.recall(space, records);
    for (const unit of space.units) {
      const message = messages.get(unit.planned)?.find(({ fullKey }) => fullKey === key);
      if (message === undefined) continue;
      const { sourceHash } = unit;
      const { state, text, engine } = recordOf(records?.get(key));
      const record: MessageRecord = { sourceHash, state, text, engine, at: new Date().toISOString() };
      await reading.writeRecords(wanted, new Map([[key, record]]));
      const changes = renderChanges(space.plan, (planned) =>
        planned === unit.planned ? new Map([[message.key, text]]) : undefined,
      );
      storeOf(services)?.addResourceBundle(wanted.language, wanted.namespace, changes ?? {}, true, true);
      return { ...message, text, info: { state: state === "edited" ? "edited" : "approved" } };
    }
    throw invalid("key: the source language has no such key; name it in full, with the target's plural suffix.");
  };

  return {
    edit: (wanted, key, text) => {
      if (typeof text !== "string") throw invalid("text: give the edited text.");
      return write(wanted, key, () => ({ state: "edited", text }));
    },
    approve: (wanted, key, text) =>
      write(wanted, key, (standing) => {
        const approved = text ?? standing?.text;
        if (approved === undefined) throw invalid("key: it has no translation to approve yet; give its text.");
        return { state: "approved", text: approved, engine: text === undefined ? standing?.engine : undefined };
      }),
  };
}

function invalid(message: string): DragomanError {
  return new DragomanError("invalid-request", `DragomanBackend: ${message}`, { code: "invalid_argument" });
}

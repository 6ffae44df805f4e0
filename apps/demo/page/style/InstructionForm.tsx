import type { NewCustomInstruction } from "@dragoman/client";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";

interface Props {
  readonly first: Pick<NewCustomInstruction, "label" | "prompt">;
  /** What the button says. */
  readonly action: string;
  readonly onSend: (instruction: Pick<NewCustomInstruction, "label" | "prompt">) => Promise<void>;
}

export function InstructionForm({ first, action, onSend }: Props) {
  const { t } = useTranslation("style");
  const id = useId();
  const [written, setWritten] = useState(first);
  const sending = useAction();
  const about = `${sending.failure?.detail ?? ""} ${sending.failure?.message ?? ""}`;
  const wrong = sending.failure === undefined ? undefined : /label/.test(about) ? "label" : "prompt";
  return (
    <form
      className="instruction-form"
      onSubmit={(event) => {
        event.preventDefault();
        void sending.run(() => onSend(written));
      }}
    >
      {(["label", "prompt"] as const).map((field) => (
        <div key={field} className="labelled">
          <label htmlFor={`${id}-${field}`}>{t(field)}</label>
          <input
            id={`${id}-${field}`}
            className="field"
            dir="auto"
            autoComplete="off"
            value={written[field]}
            aria-invalid={wrong === field || undefined}
            aria-describedby={`${id}-${field}-problem`}
            onChange={({ target }) => setWritten({ ...written, [field]: target.value })}
          />
          <Problem id={`${id}-${field}-problem`} failure={wrong === field ? sending.failure : undefined} />
        </div>
      ))}
      <div>
        <button type="submit" className="button small" disabled={sending.busy}>
          {action}
        </button>
      </div>
    </form>
  );
}

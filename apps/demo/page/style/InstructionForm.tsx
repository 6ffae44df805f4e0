import type { NewCustomInstruction } from "@dragoman/client";
import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";
import { useFocusHandedOn, useFocusTaken } from "../steering/use-focus.ts";

interface Props {
  readonly first: Pick<NewCustomInstruction, "label" | "prompt">;
  /** What the button says. */
  readonly action: string;
  /** Whether it comes in the stead of a button that was pressed. */
  readonly takesFocus?: boolean;
  readonly onSend: (instruction: Pick<NewCustomInstruction, "label" | "prompt">) => Promise<void>;
}

/** An instruction that is written. When it is sent, the form is as it was at first, for the next one. */
export function InstructionForm({ first, action, takesFocus = false, onSend }: Props) {
  const { t } = useTranslation("style");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const label = useRef<HTMLInputElement>(null);
  useFocusTaken(label, takesFocus);
  useFocusHandedOn(form);
  const [written, setWritten] = useState(first);
  const sending = useAction();
  const about = `${sending.failure?.detail ?? ""} ${sending.failure?.message ?? ""}`;
  const wrong = sending.failure === undefined ? undefined : /label/.test(about) ? "label" : "prompt";
  const send = async () => {
    await onSend(written);
    setWritten((now) => (now === written ? first : now));
    // Somebody may have gone elsewhere meanwhile.
    if (form.current?.contains(document.activeElement)) label.current?.focus();
  };
  return (
    <form
      ref={form}
      className="instruction-form"
      onSubmit={(event) => {
        event.preventDefault();
        sending.press(send);
      }}
    >
      {(["label", "prompt"] as const).map((field) => (
        <div key={field} className="labelled">
          <label htmlFor={`${id}-${field}`}>{t(field)}</label>
          <input
            ref={field === "label" ? label : undefined}
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
        <button type="submit" className="button small" aria-disabled={sending.busy}>
          {action}
        </button>
      </div>
    </form>
  );
}

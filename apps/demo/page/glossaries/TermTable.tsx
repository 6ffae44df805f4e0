import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { SentTerms } from "../../src/steering-protocol.ts";
import { Problem } from "../steering/Problem.tsx";
import { useFocusHandedOn } from "../steering/use-focus.ts";
import type { DictionaryPlace } from "./glossary-server.ts";
import { TermEditor } from "./TermEditor.tsx";
import { filledRows, tsvOf } from "./term-rows.ts";
import { useTerms } from "./use-terms.ts";

interface Props {
  readonly place: DictionaryPlace;
  /** The direction's. */
  readonly label: string;
  /** Of the file that is downloaded. */
  readonly fileName: string;
  /** How often terms came in otherwise than by this table. */
  readonly additions: number;
  /** Whether some are coming in now, which what is saved here would take away again. */
  readonly isHeld: boolean;
  /** Puts these in the place of all that the direction has. */
  readonly onSave: (terms: SentTerms) => Promise<void>;
  readonly onChange: () => Promise<void>;
  readonly extra: ReactNode;
}

/** The terms of one direction. Nothing is added or saved before all that the service has was read. */
export function TermTable({ place, label, fileName, additions, isHeld, onSave, onChange, extra }: Props) {
  const { t } = useTranslation("glossaries");
  const { t: ui } = useTranslation("ui");
  const { source, target } = place;
  const whole = useRef<HTMLElement>(null);
  useFocusHandedOn(whole);
  const { edited, reading, readAgain, edit, kept } = useTerms(place, additions);
  return (
    <section ref={whole} className="terms" tabIndex={-1} aria-label={label} aria-busy={reading.state === "now"}>
      <Problem what={t("notRead")} failure={reading.state === "failed" ? reading.failure : undefined} />
      {reading.state === "failed" && (
        <div>
          <button
            type="button"
            className="button small"
            onClick={() => {
              // The button goes away with the failure; the focus must not go with it.
              whole.current?.focus();
              readAgain();
            }}
          >
            {ui("failure.retry")}
          </button>
        </div>
      )}
      {edited === undefined ? (
        <div className="terms-tools">{extra}</div>
      ) : (
        <TermEditor
          place={place}
          fileName={fileName}
          edited={edited}
          isWhole={reading.state === "done" && !isHeld}
          onEdit={edit}
          onSave={async () => {
            await onSave({ source, target, entries: tsvOf(filledRows(edited.rows)), format: "tsv" });
            kept(edited);
            await onChange();
          }}
          extra={extra}
        />
      )}
      <span role="status" className="hint">
        {reading.state === "now" && t("reading")}
      </span>
    </section>
  );
}

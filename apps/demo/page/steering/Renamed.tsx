import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "./Problem.tsx";
import { useAction } from "./use-action.ts";

interface Props {
  readonly name: string;
  readonly onRename: (name: string) => Promise<void>;
}

/** A name that is changed where it stands. What the service has against the new one stands below it. */
export function Renamed({ name, onRename }: Props) {
  const { t } = useTranslation("ui");
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** `undefined` where nothing else was typed. */
  const [typed, setTyped] = useState<string>();
  const renaming = useAction();
  const rename = async () => {
    if (typed === undefined || typed === name) return;
    await onRename(typed);
    setTyped(undefined);
  };
  return (
    <form
      className="renamed"
      onSubmit={(event) => {
        event.preventDefault();
        renaming.press(rename);
        // The button goes away; the focus must not go with it.
        field.current?.focus();
      }}
    >
      <label htmlFor={id}>{t("common.name")}</label>
      <div className="field-row">
        <input
          ref={field}
          id={id}
          className="field"
          dir="auto"
          autoComplete="off"
          value={typed ?? name}
          aria-invalid={renaming.failure !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed !== undefined && typed !== name && (
          <button type="submit" className="button small" aria-disabled={renaming.busy}>
            {t("common.save")}
          </button>
        )}
      </div>
      <Problem id={`${id}-problem`} failure={renaming.failure} />
    </form>
  );
}

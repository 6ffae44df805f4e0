import { useId, useState } from "react";
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
  const [typed, setTyped] = useState(name);
  const renaming = useAction();
  const submit = () => void renaming.run(() => onRename(typed));
  return (
    <form
      className="renamed"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor={id}>{t("common.name")}</label>
      <div className="field-row">
        <input
          id={id}
          className="field"
          dir="auto"
          autoComplete="off"
          value={typed}
          aria-invalid={renaming.failure !== undefined || undefined}
          aria-describedby={`${id}-problem`}
          onChange={({ target }) => setTyped(target.value)}
        />
        {typed !== name && (
          <button type="submit" className="button small" disabled={renaming.busy}>
            {t("common.save")}
          </button>
        )}
      </div>
      <Problem id={`${id}-problem`} failure={renaming.failure} />
    </form>
  );
}

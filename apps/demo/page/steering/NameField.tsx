import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { ServerFailure } from "../server.ts";
import { Problem } from "./Problem.tsx";

interface Props {
  readonly value: string;
  readonly onChange: (name: string) => void;
  /** What the service has against the name. */
  readonly failure: ServerFailure | undefined;
}

/** The name of something that is being made. What the service has against it stands below it. */
export function NameField({ value, onChange, failure }: Props) {
  const { t } = useTranslation("ui");
  const id = useId();
  return (
    <div className="labelled">
      <label htmlFor={id}>{t("common.name")}</label>
      <input
        id={id}
        className="field"
        dir="auto"
        autoComplete="off"
        value={value}
        aria-invalid={failure !== undefined || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <Problem id={`${id}-problem`} failure={failure} />
    </div>
  );
}

import type { StyleProperty } from "@dragoman/server";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { labelOf } from "./rule-labels.ts";
import { isEdited } from "./rule-search.ts";

interface Props {
  readonly property: StyleProperty;
  readonly value: string | undefined;
  readonly language: string;
  readonly onPick: (value: string | undefined) => void;
}

/** One rule with its values, each with who follows it: an edit made here, or an engine that takes instructions. */
export function RulePicker({ property: { property, values }, value, language, onPick }: Props) {
  const { t } = useTranslation("style");
  const id = useId();
  const chosen = values.find((each) => each.value === value);
  return (
    <div className="rule" data-on={chosen !== undefined || undefined}>
      <label htmlFor={id} lang="en" dir="ltr">
        {labelOf(property)}
      </label>
      <select
        id={id}
        className="field"
        value={value ?? ""}
        aria-describedby={`${id}-who`}
        onChange={({ target }) => onPick(target.value === "" ? undefined : target.value)}
      >
        <option value="">{t("off")}</option>
        {values.map((each) => (
          <option key={each.value} value={each.value}>
            {labelOf(each.value)} — {t(isEdited(each, language) ? "edited" : "instruction")}
          </option>
        ))}
      </select>
      <span id={`${id}-who`} className="rule-who" data-edited={chosen && isEdited(chosen, language)}>
        {chosen !== undefined && t(isEdited(chosen, language) ? "edited" : "instruction")}
      </span>
    </div>
  );
}

import { useTranslation } from "react-i18next";
import type { ChosenRules } from "../../src/steering-protocol.ts";
import { labelOf } from "./rule-labels.ts";

interface Props {
  /** As the service names them: `style_id/style_and_tone.formality`, `style_id/custom_instructions`. */
  readonly names: readonly string[];
  readonly rules: ChosenRules;
}

/** What of the list nobody followed in this text, and what would. */
export function NotApplied({ names, rules }: Props) {
  const { t } = useTranslation("style");
  if (names.length === 0) return null;
  return (
    <div className="notice">
      <p className="notice-title" role="status">
        {t("notApplied")}
      </p>
      <ul className="not-applied">
        {names.map((name) => (
          <li key={name}>
            {name.endsWith("/custom_instructions") ? (
              t("custom")
            ) : (
              <span lang="en" dir="ltr">
                {ruleIn(name, rules)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="notice-sub">{t("notAppliedWhy")}</p>
    </div>
  );
}

function ruleIn(name: string, rules: ChosenRules): string {
  const [category = "", property = ""] = name.slice(name.indexOf("/") + 1).split(".");
  const value = rules[category]?.[property];
  return value === undefined ? labelOf(name) : `${labelOf(property)}: ${labelOf(value)}`;
}

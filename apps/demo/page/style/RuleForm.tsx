import type { StyleProperty } from "@dragoman/server";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ChosenRules } from "../../src/steering-protocol.ts";
import { RulePicker } from "./RulePicker.tsx";
import { countRules, findRules } from "./rule-search.ts";

interface Props {
  readonly properties: readonly StyleProperty[];
  readonly chosen: ChosenRules;
  readonly language: string;
  readonly onPick: (property: StyleProperty, value: string | undefined) => void;
}

/** Every rule of the interface, by category, found by typing. */
export function RuleForm({ properties, chosen, language, onPick }: Props) {
  const { t, i18n } = useTranslation("style");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [onlyEdited, setOnlyEdited] = useState(true);
  const number = new Intl.NumberFormat(i18n.language);
  const found = findRules(properties, chosen, { typed, language, onlyEdited });
  const categories = Object.entries(Object.groupBy(found.properties, ({ category }) => category));
  return (
    <div className="rules">
      <div className="labelled">
        <label htmlFor={id}>{t("find")}</label>
        <input
          id={id}
          type="search"
          className="field"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={onlyEdited}
          aria-checked={onlyEdited}
          onChange={({ target }) => setOnlyEdited(target.checked)}
        />
        <span>{t("onlyEdited")}</span>
      </label>
      <p className="hint" role="status">
        {t("on", { amount: number.format(countRules(chosen)) })}
        {" · "}
        {found.properties.length === 0 ? t("noRule") : t("found", { amount: number.format(found.properties.length) })}
        {found.leftOut > 0 && ` · ${t("hidden", { amount: number.format(found.leftOut) })}`}
      </p>
      {categories.map(([category, own = []]) => (
        <details key={`${category} ${typed !== ""}`} className="rule-category" open={typed !== ""}>
          <summary>
            <span lang="en">{t(categoryKey(own[0]))}</span>{" "}
            <span className="hint">
              {number.format(Object.keys(chosen[category] ?? {}).length)} / {number.format(own.length)}
            </span>
          </summary>
          {own.map((property) => (
            <RulePicker
              key={property.property}
              property={property}
              value={chosen[category]?.[property.property]}
              language={language}
              onPick={(value) => onPick(property, value)}
            />
          ))}
        </details>
      ))}
    </div>
  );
}

function categoryKey(property: StyleProperty | undefined) {
  return `category.${property?.category ?? "vocabulary"}` as const;
}

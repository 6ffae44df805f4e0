import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { MemoryQuery } from "./worker/memory-protocol.ts";

export type Settings = Pick<MemoryQuery, "threshold" | "hasTags" | "before" | "after">;

export const usualSettings: Settings = { threshold: 60, hasTags: true, before: "", after: "" };

interface Props {
  readonly settings: Settings;
  /** Of the sentences. */
  readonly language: string;
  readonly onChange: (settings: Settings) => void;
}

/** What a sentence is looked for with. */
export function SearchOptions({ settings, language, onChange }: Props) {
  const { t, i18n } = useTranslation("memories");
  const id = useId();
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <div className="search-options">
      <label className="threshold">
        <span>{t("search.threshold")}</span>
        <input
          type="range"
          min={50}
          max={100}
          step={1}
          value={settings.threshold}
          aria-valuetext={percent.format(settings.threshold / 100)}
          onChange={({ target }) => onChange({ ...settings, threshold: target.valueAsNumber })}
        />
        <span className="threshold-value" aria-hidden="true">
          {percent.format(settings.threshold / 100)}
        </span>
      </label>
      <label className="switch">
        <input
          type="checkbox"
          role="switch"
          checked={settings.hasTags}
          aria-checked={settings.hasTags}
          onChange={({ target }) => onChange({ ...settings, hasTags: target.checked })}
        />
        <span>{t("search.tags")}</span>
      </label>
      <details className="neighbours">
        <summary>{t("search.neighbours")}</summary>
        {(["before", "after"] as const).map((side) => (
          <div key={side}>
            <label htmlFor={`${id}-${side}`}>{t(`search.${side}`)}</label>
            <input
              id={`${id}-${side}`}
              className="field"
              dir="auto"
              lang={language}
              autoComplete="off"
              value={settings[side]}
              onChange={({ target }) => onChange({ ...settings, [side]: target.value })}
            />
          </div>
        ))}
      </details>
    </div>
  );
}

import { type RefObject, useId } from "react";
import { useTranslation } from "react-i18next";
import { Cross } from "../frame/icons.tsx";

interface Props {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  /** `undefined`: to be detected. */
  readonly language: string | undefined;
  readonly limit: number;
  readonly onChange: (text: string) => void;
}

const examples = ["save", "delete", "sentence"] as const;

export function SourceText({ ref, text, language, limit, onChange }: Props) {
  const { t, i18n } = useTranslation("ui");
  const id = useId();
  // The button that was pressed goes away; the focus must not go with it.
  const write = (written: string) => {
    onChange(written);
    ref.current?.focus();
  };
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <div className="source">
      <label className="unseen" htmlFor={id}>
        {t("translator.source")}
      </label>
      <textarea
        ref={ref}
        id={id}
        className="source-text"
        dir="auto"
        lang={language}
        maxLength={limit}
        placeholder={t("translator.placeholder")}
        aria-describedby={`${id}-length`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="source-foot">
        {text === "" ? (
          <ul className="examples" aria-label={t("translator.examples")}>
            {examples.map((name) => (
              <li key={name}>
                <button type="button" className="chip" onClick={() => write(t(`translator.example.${name}`))}>
                  {t(`translator.example.${name}`)}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <button
            type="button"
            className="icon-button quiet"
            aria-label={t("translator.clear")}
            title={t("translator.clear")}
            onClick={() => write("")}
          >
            <Cross />
          </button>
        )}
        <span
          id={`${id}-length`}
          className="source-length"
          data-full={text.length >= limit || undefined}
          hidden={text === ""}
        >
          {t("translator.length", { used: number.format(text.length), limit: number.format(limit) })}
        </span>
      </div>
    </div>
  );
}

import { useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { languageName } from "../translator/language-options.ts";

interface Props {
  readonly label: string;
  readonly tags: readonly string[];
  readonly value: string;
  readonly onChange: (tag: string) => void;
  readonly isInvalid?: boolean;
  readonly describedBy?: string;
}

/** One of a few languages, in the order of the reader's alphabet. */
export function LanguageSelect({ label, tags, value, onChange, isInvalid = false, describedBy }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(i18n.language);
    return tags
      .map((tag) => ({ tag, name: languageName(tag, i18n.language) }))
      .sort((one, other) => compare(one.name, other.name));
  }, [tags, i18n.language]);
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="field"
        value={value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(({ tag, name }) => (
          <option key={tag} value={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

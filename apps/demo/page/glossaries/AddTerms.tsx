import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SentTerms } from "../../src/steering-protocol.ts";
import type { Direction } from "../server.ts";
import { LanguageSelect } from "../steering/LanguageSelect.tsx";
import { Problem } from "../steering/Problem.tsx";
import type { Action } from "../steering/use-action.ts";
import { TermsField } from "./TermsField.tsx";
import { formatOfTerms } from "./term-rows.ts";
import { useTermLanguages } from "./use-term-languages.ts";

interface Props {
  /** The one that is shown: where terms go unless another one is picked. */
  readonly shown: Direction;
  readonly adding: Action;
  readonly onAdd: (terms: SentTerms) => Promise<void>;
}

/** Many terms at once, into a direction that is there or a new one. */
export function AddTerms({ shown, adding, onAdd }: Props) {
  const { t } = useTranslation("glossaries");
  const languages = useTermLanguages();
  const [picked, setPicked] = useState<Partial<Direction>>({});
  const [entries, setEntries] = useState("");
  const direction = { ...shown, ...picked };
  const { failure } = adding;
  const isAboutEntries = failure?.reason === "invalid_glossary_entries" || failure?.reason === "glossary_too_large";
  const add = async () => {
    await onAdd({ ...direction, entries, format: formatOfTerms(entries) });
    setEntries("");
    setPicked({});
  };
  return (
    <details className="add-terms">
      <summary>{t("paste")}</summary>
      <form
        className="editor"
        onSubmit={(event) => {
          event.preventDefault();
          adding.press(add);
        }}
      >
        <div className="field-row">
          <LanguageSelect
            label={t("from")}
            tags={languages}
            value={direction.source}
            onChange={(source) => setPicked({ ...picked, source })}
          />
          <LanguageSelect
            label={t("to")}
            tags={languages}
            value={direction.target}
            onChange={(target) => setPicked({ ...picked, target })}
          />
        </div>
        <Problem failure={isAboutEntries ? undefined : failure} />
        <TermsField entries={entries} failure={isAboutEntries ? failure : undefined} onChange={setEntries} />
        <div>
          <button type="submit" className="button small" aria-disabled={adding.busy}>
            {t("pasteButton")}
          </button>
        </div>
      </form>
    </details>
  );
}

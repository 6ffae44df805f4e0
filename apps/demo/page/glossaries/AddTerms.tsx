import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageSelect } from "../steering/LanguageSelect.tsx";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";
import { mergeTerms } from "./glossary-server.ts";
import { TermsField } from "./TermsField.tsx";
import { formatOfTerms } from "./term-rows.ts";
import { useTermLanguages } from "./use-term-languages.ts";

interface Props {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Told the direction that the terms are in now. */
  readonly onAdded: (direction: string) => Promise<void>;
}

/** Many terms at once, into a direction that is there or a new one. */
export function AddTerms({ id, ...chosen }: Props) {
  const { t } = useTranslation("glossaries");
  const languages = useTermLanguages();
  const [source, setSource] = useState(chosen.source);
  const [target, setTarget] = useState(chosen.target);
  const [entries, setEntries] = useState("");
  const adding = useAction();
  const { failure } = adding;
  const isAboutEntries = failure?.reason === "invalid_glossary_entries" || failure?.reason === "glossary_too_large";
  const add = async () => {
    await mergeTerms(id, { source, target, entries, format: formatOfTerms(entries) });
    setEntries("");
    await chosen.onAdded(`${source}→${target}`);
  };
  return (
    <details className="add-terms">
      <summary>{t("paste")}</summary>
      <form
        className="editor"
        onSubmit={(event) => {
          event.preventDefault();
          void adding.run(add);
        }}
      >
        <div className="field-row">
          <LanguageSelect label={t("from")} tags={languages} value={source} onChange={setSource} />
          <LanguageSelect label={t("to")} tags={languages} value={target} onChange={setTarget} />
        </div>
        <Problem failure={isAboutEntries ? undefined : failure} />
        <TermsField entries={entries} failure={isAboutEntries ? failure : undefined} onChange={setEntries} />
        <div>
          <button type="submit" className="button small" disabled={adding.busy}>
            {t("pasteButton")}
          </button>
        </div>
      </form>
    </details>
  );
}

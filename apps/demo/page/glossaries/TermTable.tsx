import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Cross, Download, Plus } from "../frame/icons.tsx";
import { saveFile } from "../save-file.ts";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";
import { type DictionaryPlace, fetchTerms, replaceTerms } from "./glossary-server.ts";
import { filledRows, rowOfFailure, rowsOf, type TermRow, tsvOf } from "./term-rows.ts";

interface Props {
  readonly place: DictionaryPlace;
  /** The glossary's, for the file that is downloaded. */
  readonly name: string;
  readonly onChange: () => Promise<void>;
  readonly extra: ReactNode;
}

/** More at once would make typing slow; the filter finds the others. */
const mostShown = 100;

/** The terms of one direction, edited as a table and saved together: all of them are right, or nothing changes. */
export function TermTable({ place, name, onChange, extra }: Props) {
  const { t, i18n } = useTranslation("glossaries");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [rows, setRows] = useState<readonly TermRow[]>([]);
  const [saved, setSaved] = useState<readonly TermRow[]>([]);
  const [filter, setFilter] = useState("");
  const loading = useAction();
  const saving = useAction();
  const { id: glossary, source, target } = place;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an action is another object each time.
  useEffect(() => {
    void loading.run(async () => {
      const loaded = rowsOf(await fetchTerms({ id: glossary, source, target }));
      setRows(loaded);
      setSaved(loaded);
    });
  }, [glossary, source, target]);

  const isChanged = tsvOf(filledRows(rows)) !== tsvOf(saved);
  const wanted = filter.toLowerCase();
  const wrong = rowOfFailure(saving.failure, filledRows(rows));
  const found = rows.filter((row) => `${row.source}\n${row.target}`.toLowerCase().includes(wanted));
  // What the service complains about must be seen, wherever it stands.
  const complained = rows.find(({ key }) => key === wrong);
  const first = found.slice(0, mostShown);
  const shown = complained === undefined || first.includes(complained) ? first : [complained, ...first];
  const number = new Intl.NumberFormat(i18n.language);
  const change = (changed: TermRow) => {
    saving.forget();
    setRows(rows.map((row) => (row.key === changed.key ? changed : row)));
  };
  const add = () => {
    setFilter("");
    setRows([{ key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, source: "", target: "" }, ...rows]);
    requestAnimationFrame(() => table.current?.querySelector("input")?.focus());
  };
  const remove = (gone: TermRow) => {
    setRows(rows.filter((row) => row !== gone));
    // The button that was pressed goes away; the focus must not go with it.
    table.current?.focus();
  };
  const save = async () => {
    const filled = filledRows(rows);
    await replaceTerms(glossary, { source, target, entries: tsvOf(filled), format: "tsv" });
    setRows(filled);
    setSaved(filled);
    await onChange();
  };
  return (
    <div className="terms">
      <div className="terms-tools">
        <input
          type="search"
          className="field"
          aria-label={t("filter")}
          placeholder={t("filter")}
          value={filter}
          onChange={({ target: { value } }) => setFilter(value)}
        />
        <button type="button" className="button small" onClick={add}>
          <Plus />
          {t("addRow")}
        </button>
        <button
          type="button"
          className="button small"
          disabled={rows.length === 0}
          onClick={() => saveFile(new Blob([tsvOf(saved)], { type: "text/tab-separated-values" }), `${name}.tsv`)}
        >
          <Download />
          {t("downloadTsv")}
        </button>
        {extra}
      </div>
      <Problem failure={loading.failure} />
      <table ref={table} className="terms-table" tabIndex={-1}>
        <thead>
          <tr>
            <th scope="col">{t("term")}</th>
            <th scope="col">{t("translation")}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.key} data-wrong={row.key === wrong || undefined}>
              {(["source", "target"] as const).map((side) => (
                <td key={side}>
                  <input
                    className="field"
                    dir="auto"
                    lang={side === "source" ? source : target}
                    autoComplete="off"
                    spellCheck={false}
                    aria-label={`${t(side === "source" ? "term" : "translation")} ${row.key + 1}`}
                    aria-invalid={row.key === wrong || undefined}
                    aria-describedby={row.key === wrong ? `${id}-problem` : undefined}
                    value={row[side]}
                    onChange={({ target: { value } }) => change({ ...row, [side]: value })}
                  />
                </td>
              ))}
              <td>
                <button
                  type="button"
                  className="icon-button quiet"
                  aria-label={t("removeRow", { term: row.source })}
                  title={t("removeRow", { term: row.source })}
                  onClick={() => remove(row)}
                >
                  <Cross />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < found.length && (
        <p className="hint">
          {t("shown", { shown: number.format(shown.length), amount: number.format(found.length) })}
        </p>
      )}
      <Problem id={`${id}-problem`} failure={saving.failure} />
      <div className="panel-actions">
        <button
          type="button"
          className="button primary"
          disabled={!isChanged || saving.busy}
          onClick={() => void saving.run(save)}
        >
          {ui("common.save")}
        </button>
        <span role="status" className="hint">
          {!isChanged && !loading.busy && t("amount", { amount: number.format(saved.length) })}
        </span>
      </div>
    </div>
  );
}

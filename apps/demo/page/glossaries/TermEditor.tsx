import { type ReactNode, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Cross, Download, Plus } from "../frame/icons.tsx";
import { saveFile } from "../save-file.ts";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";
import type { DictionaryPlace } from "./glossary-server.ts";
import { type EditedTerms, filledRows, isChanged, rowOfFailure, type TermRow, tsvOf, withNewRow } from "./term-rows.ts";

interface Props {
  readonly place: DictionaryPlace;
  /** Of the file that is downloaded. */
  readonly fileName: string;
  readonly edited: EditedTerms;
  /** Whether `edited` knows of all that the service has: what is saved takes its place. */
  readonly isWhole: boolean;
  readonly onEdit: (rows: readonly TermRow[]) => void;
  readonly onSave: () => Promise<void>;
  readonly extra: ReactNode;
}

/** More at once would make typing slow; the filter finds the others. */
const mostShown = 100;

/** Terms as a table, saved together: all of them are right, or nothing changes. */
export function TermEditor({ place: { source, target }, fileName, edited, isWhole, onEdit, onSave, extra }: Props) {
  const { t, i18n } = useTranslation("glossaries");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const [filter, setFilter] = useState("");
  const saving = useAction();
  const { rows, saved } = edited;
  const hasUnsaved = isChanged(edited);
  const canSave = isWhole && hasUnsaved && !saving.busy;
  const wanted = filter.toLowerCase();
  const wrong = rowOfFailure(saving.failure, filledRows(rows));
  const found = rows.filter((row) => `${row.source}\n${row.target}`.toLowerCase().includes(wanted));
  // What the service complains about must be seen, wherever it stands.
  const complained = rows.find(({ key }) => key === wrong);
  const first = found.slice(0, mostShown);
  const shown = complained === undefined || first.includes(complained) ? first : [complained, ...first];
  const number = new Intl.NumberFormat(i18n.language);
  const edit = (next: readonly TermRow[]) => {
    // The line that it names is another one now.
    saving.forget();
    onEdit(next);
  };
  const change = (changed: TermRow) => edit(rows.map((row) => (row.key === changed.key ? changed : row)));
  const add = () => {
    setFilter("");
    edit(withNewRow(rows));
    requestAnimationFrame(() => table.current?.querySelector("input")?.focus());
  };
  const remove = (gone: TermRow) => {
    edit(rows.filter((row) => row !== gone));
    // The button that was pressed goes away; the focus must not go with it.
    table.current?.focus();
  };
  return (
    <>
      <div className="terms-tools">
        <input
          type="search"
          className="field"
          aria-label={t("filter")}
          placeholder={t("filter")}
          value={filter}
          onChange={({ target: { value } }) => setFilter(value)}
        />
        <button type="button" className="button small" aria-disabled={!isWhole} onClick={() => isWhole && add()}>
          <Plus />
          {t("addRow")}
        </button>
        <button
          type="button"
          className="button small"
          disabled={rows.length === 0}
          onClick={() => saveFile(new Blob([tsvOf(saved)], { type: "text/tab-separated-values" }), fileName)}
        >
          <Download />
          {t("downloadTsv")}
        </button>
        {extra}
      </div>
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
          aria-disabled={!canSave}
          onClick={() => canSave && saving.press(onSave)}
        >
          {ui("common.save")}
        </button>
        <span role="status" className="hint">
          {isWhole && !hasUnsaved && t("amount", { amount: number.format(saved.length) })}
        </span>
      </div>
    </>
  );
}

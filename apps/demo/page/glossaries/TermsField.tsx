import { useId } from "react";
import { useTranslation } from "react-i18next";
import { FilePicker } from "../memories/FilePicker.tsx";
import { useFileDrop } from "../memories/use-file-drop.ts";
import type { ServerFailure } from "../server.ts";
import { Problem } from "../steering/Problem.tsx";

interface Props {
  readonly entries: string;
  readonly failure: ServerFailure | undefined;
  readonly onChange: (entries: string) => void;
}

/** Terms as a text: typed, pasted from a spreadsheet, or out of a file, which may be dropped here. */
export function TermsField({ entries, failure, onChange }: Props) {
  const { t } = useTranslation("glossaries");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const read = (file: File) => void file.text().then(onChange);
  const { isOver, handlers } = useFileDrop(([file]) => {
    if (file !== undefined) read(file);
  });
  return (
    <div className="labelled" data-over={isOver || undefined} {...handlers}>
      <label htmlFor={id}>{t("terms")}</label>
      <textarea
        id={id}
        className="field terms-text"
        dir="auto"
        spellCheck={false}
        value={entries}
        aria-invalid={failure !== undefined || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {t("termsHint")}
      </p>
      <Problem id={`${id}-problem`} failure={failure} />
      <div>
        <FilePicker look="small" accept=".tsv,.csv,.txt" onFile={read}>
          {ui("common.upload")}
        </FilePicker>
      </div>
    </div>
  );
}

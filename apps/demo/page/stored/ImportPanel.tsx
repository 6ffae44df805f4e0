import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchHandbook } from "../memories/example/example.ts";
import { isolated } from "../memories/FailureNotice.tsx";
import { FilePicker } from "../memories/FilePicker.tsx";
import { useFileDrop } from "../memories/use-file-drop.ts";
import { bytesIn } from "../quantities.ts";
import { Problem } from "../steering/Problem.tsx";
import type { Import } from "./use-import.ts";

interface Props {
  readonly importing: Import;
  /** Where there is nothing yet, a memory of our own is one press away. */
  readonly offersSample: boolean;
}

/** Where a TMX file comes in, and how far it is. */
export function ImportPanel({ importing: { now, start, cancel }, offersSample }: Props) {
  const { t, i18n } = useTranslation("stored");
  const { t: ui } = useTranslation("ui");
  const [isSampleMissing, setSampleMissing] = useState(false);
  const { isOver, handlers } = useFileDrop(([file]) => {
    if (file !== undefined) start(file);
  });
  const loadSample = () => {
    setSampleMissing(false);
    fetchHandbook().then(start, () => setSampleMissing(true));
  };
  const isUnderWay = now.state === "sending" || now.state === "working";
  return (
    <div className="import" data-over={isOver || undefined} {...handlers}>
      <p>{t("drop")}</p>
      <div className="panel-actions">
        <FilePicker accept=".tmx,.xml" onFile={start}>
          {ui("common.upload")}
        </FilePicker>
        {offersSample && (
          <button type="button" className="button primary" disabled={isUnderWay} onClick={loadSample}>
            {ui("common.sample")}
          </button>
        )}
      </div>
      {isUnderWay && (
        <div className="import-progress">
          <span>{t(now.state, { name: isolated(now.name) })}</span>
          {now.state === "sending" ? (
            <>
              <progress max={Math.max(1, now.bytes)} value={now.sent} aria-label={t("sending", { name: now.name })} />
              <span className="hint">
                {ui("model.progress", {
                  received: bytesIn(i18n.language, now.sent),
                  total: bytesIn(i18n.language, now.bytes),
                })}
              </span>
              <button type="button" className="button small" onClick={cancel}>
                {ui("common.cancel")}
              </button>
            </>
          ) : (
            <progress aria-label={t("working", { name: now.name })} />
          )}
        </div>
      )}
      <p className="hint" role="status">
        {now.state === "imported" &&
          t("imported", {
            name: isolated(now.name),
            amount: new Intl.NumberFormat(i18n.language).format(now.skipped),
          })}
        {now.state === "cancelled" && t("cancelled")}
        {isSampleMissing && ui("common.failed")}
      </p>
      <Problem failure={now.state === "failed" ? now.failure : undefined} />
    </div>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fetchHandbook } from "../memories/example/example.ts";
import { isolated } from "../memories/FailureNotice.tsx";
import { FilePicker } from "../memories/FilePicker.tsx";
import { useFileDrop } from "../memories/use-file-drop.ts";
import { Problem } from "../steering/Problem.tsx";
import { SampleButton } from "../steering/SampleButton.tsx";
import { ImportProgress } from "./ImportProgress.tsx";
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
  const isUnderWay = now.state === "sending" || now.state === "working";
  const loadSample = () => {
    setSampleMissing(false);
    fetchHandbook().then(start, () => setSampleMissing(true));
  };
  return (
    <div className="import" data-over={isOver || undefined} {...handlers}>
      <p>{t("drop")}</p>
      <div className="panel-actions">
        <FilePicker accept=".tmx,.xml" onFile={start}>
          {ui("common.upload")}
        </FilePicker>
        {offersSample && <SampleButton busy={isUnderWay} onPress={loadSample} />}
      </div>
      {isUnderWay && <ImportProgress now={now} onCancel={cancel} />}
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

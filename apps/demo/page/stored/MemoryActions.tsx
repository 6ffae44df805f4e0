import type { TranslationMemory } from "@dragoman/client";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Download } from "../frame/icons.tsx";
import { ConfirmDelete } from "../steering/ConfirmDelete.tsx";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";
import { deleteMemory, exportAddress, startExport } from "./stored-server.ts";
import { jobEnd } from "./watch-job.ts";

interface Props {
  readonly memory: TranslationMemory;
  readonly onDeleted: () => Promise<void>;
}

/** Takes a memory along as a file, or away. */
export function MemoryActions({ memory: { translationMemoryId: id, name }, onDeleted }: Props) {
  const { t } = useTranslation("stored");
  const exporting = useAction();
  const deleting = useAction();
  const left = useRef(new AbortController());
  useEffect(() => {
    const current = new AbortController();
    left.current = current;
    return () => current.abort();
  }, []);
  const fetchFile = async () => {
    const { jobId } = await startExport(id);
    await jobEnd(jobId, left.current.signal);
    const link = document.createElement("a");
    link.href = exportAddress(jobId);
    link.download = `${name.replace(/\.(tmx|xml)$/i, "")}.tmx`;
    link.click();
  };
  return (
    <div className="panel-actions">
      <button
        type="button"
        className="button small"
        aria-disabled={exporting.busy}
        onClick={() => exporting.press(fetchFile)}
      >
        <Download />
        {t("export")}
      </button>
      <ConfirmDelete name={name} onDelete={() => void deleting.run(() => deleteMemory(id).then(onDeleted))} />
      <span className="hint" role="status">
        {exporting.busy && t("exporting")}
      </span>
      <Problem failure={exporting.failure ?? deleting.failure} />
    </div>
  );
}

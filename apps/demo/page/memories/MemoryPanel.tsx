import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Lock } from "../frame/icons.tsx";
import { fetchHandbook } from "./example/example.ts";
import { FailureNotice, isolated } from "./FailureNotice.tsx";
import { FaultList } from "./FaultList.tsx";
import { FilePicker } from "./FilePicker.tsx";
import { memoryEndings, memoryFormats } from "./formats-shown.ts";
import { OpenedFile } from "./OpenedFile.tsx";
import { Reading } from "./Reading.tsx";
import { useFileDrop } from "./use-file-drop.ts";
import type { Memory } from "./use-memory.ts";

type Refusal = "open.single" | "failed.example";

/** Where a memory is opened, and what came of reading it. */
export function MemoryPanel({ memory }: { readonly memory: Memory }) {
  const { t, i18n } = useTranslation("memories");
  const [refusal, setRefusal] = useState<Refusal>();
  const open = (file: File) => {
    setRefusal(undefined);
    void memory.open(file);
  };
  const openExample = () => fetchHandbook().then(open, () => setRefusal("failed.example"));
  const { isOver, handlers } = useFileDrop((files) => {
    const [file] = files;
    if (file !== undefined && files.length === 1) open(file);
    else setRefusal("open.single");
  });
  const { opened, opening } = memory;
  const isReading = opening.state === "reading";
  return (
    <section
      className="memory"
      id="memory"
      tabIndex={-1}
      aria-labelledby="memory-title"
      data-over={isOver || undefined}
      data-open={opened !== undefined || undefined}
      {...handlers}
    >
      <h2 id="memory-title" className={opened === undefined && !isReading ? "unseen" : "panel-title"}>
        {t("open.title")}
      </h2>
      {opened === undefined && !isReading && (
        <div className="memory-drop">
          <p className="memory-invitation">{t("open.drop")}</p>
          <p className="memory-formats">{memoryFormats.join(" · ")}</p>
        </div>
      )}
      {isReading ? (
        <Reading reading={opening} onCancel={memory.cancel} />
      ) : (
        opened !== undefined && <OpenedFile memory={opened} />
      )}
      {!isReading && (
        <div className="memory-actions">
          <FilePicker accept={memoryEndings} look={opened === undefined ? "primary" : "small"} onFile={open}>
            {t(opened === undefined ? "open.choose" : "open.another")}
          </FilePicker>
          {opened === undefined && (
            <button type="button" className="button" onClick={openExample}>
              {t("open.example")}
            </button>
          )}
        </div>
      )}
      <p className="memory-private">
        <Lock />
        {t("open.private")}
      </p>
      <p className="memory-end" role="status">
        {opening.state === "cancelled" && t("reading.cancelled")}
        {refusal !== undefined && t(refusal)}
        {opening.state === "idle" && refusal === undefined && opened !== undefined && (
          <span className="unseen">
            {isolated(opened.name)}, {t("report.units")}: {new Intl.NumberFormat(i18n.language).format(opened.units)}
          </span>
        )}
      </p>
      {opening.state === "failed" && (
        <FailureNotice
          name={opening.name}
          failure={opening}
          formats={memoryFormats}
          isOtherKept={opened !== undefined}
        />
      )}
      {opening.state === "failed" && opening.report !== undefined && <FaultList report={opening.report} />}
      {memory.isBroken && (
        <p className="notice" role="alert">
          {t("failed.worker")}
        </p>
      )}
    </section>
  );
}

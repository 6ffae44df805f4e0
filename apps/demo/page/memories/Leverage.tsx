import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { AnalysisResult } from "./AnalysisResult.tsx";
import { FailureNotice, isolated } from "./FailureNotice.tsx";
import { FilePicker } from "./FilePicker.tsx";
import { jobEndings, jobFormats } from "./formats-shown.ts";
import type { RemoteMemoryRoom } from "./start-worker.ts";
import { useAnalysis } from "./use-analysis.ts";
import { useFileDrop } from "./use-file-drop.ts";
import type { AnalysisDirection, AnalysisJob, OpenedMemory } from "./worker/memory-protocol.ts";

interface Props extends AnalysisDirection {
  readonly room: RemoteMemoryRoom;
  readonly memory: OpenedMemory;
  /** A text to begin with; empty where there is none. */
  readonly example: string;
}

/** How much of a text, or of a file, the memory holds. */
export function Leverage({ room, memory, from, to, example }: Props) {
  const { t } = useTranslation("memories");
  const id = useId();
  const [text, setText] = useState(example);
  const [isRefused, setRefused] = useState(false);
  const typed = (typedText: string): AnalysisJob => ({
    kind: "text",
    name: t("leverage.pasted"),
    text: typedText,
    hasTags: true,
  });
  const { job, now, last, start, cancel } = useAnalysis(
    room,
    memory,
    { from, to },
    example ? typed(example) : undefined,
  );
  const analyze = (next: AnalysisJob) => {
    setRefused(false);
    start(next);
  };
  const { isOver, handlers } = useFileDrop((files) => {
    const [file] = files;
    if (file !== undefined && files.length === 1) analyze({ kind: "file", file });
    else setRefused(true);
  });
  const name = job === undefined ? "" : job.kind === "file" ? job.file.name : job.name;
  const isRunning = now.state === "running";
  return (
    <section className="panel leverage" aria-labelledby={`${id}-title`} data-over={isOver || undefined} {...handlers}>
      <h2 id={`${id}-title`} className="panel-title">
        {t("leverage.title")}
      </h2>
      <div className="source">
        <label className="unseen" htmlFor={id}>
          {t("leverage.text")}
        </label>
        <textarea
          id={id}
          className="source-text leverage-text"
          dir="auto"
          lang={from}
          spellCheck={false}
          placeholder={t("leverage.placeholder")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="source-foot">
          {/* One button, so that the focus stays on it when the analysis begins and ends. */}
          <button
            type="button"
            className="button small primary"
            aria-disabled={!isRunning && text.trim() === ""}
            onClick={() => (isRunning ? cancel() : text.trim() !== "" && analyze(typed(text)))}
          >
            {t(isRunning ? "reading.cancel" : "leverage.analyze")}
          </button>
          <FilePicker accept={jobEndings} look="small" onFile={(file) => analyze({ kind: "file", file })}>
            {t("leverage.choose")}
          </FilePicker>
        </div>
      </div>
      <p className="leverage-state" role="status">
        {isRefused && t("open.single")}
        {isRunning && t("leverage.running")}
        {now.state === "cancelled" && t("leverage.cancelled")}
        {now.state === "analyzed" && <span className="unseen">{t("leverage.of", { name: isolated(name) })}</span>}
      </p>
      {now.state === "failed" && <FailureNotice name={name} failure={now} formats={jobFormats} />}
      {last !== undefined && now.state !== "failed" && (
        <AnalysisResult report={last.report} downloads={last.downloads} isStale={isRunning} />
      )}
    </section>
  );
}

import { useTranslation } from "react-i18next";
import type { ModelDownload } from "../../src/protocol.ts";
import { Download } from "../frame/icons.tsx";
import { bytesIn } from "../quantities.ts";
import type { Install } from "./use-install.ts";

interface Props {
  readonly models: readonly ModelDownload[];
  readonly install: Install;
}

/** One press installs; the same button then cancels, so that the focus stays where it was. */
export function InstallModel({ models, install: { now, start, cancel } }: Props) {
  const { t, i18n } = useTranslation("ui");
  const size = (bytes: number) => bytesIn(i18n.language, bytes);
  const running = now.state === "running" ? now : undefined;
  const direction = directionsOf(running?.models ?? models);
  const ended = now.state !== "idle" && directionsOf(now.models) === directionsOf(models) ? now : undefined;
  const bytes = models.reduce((total, { downloadBytes }) => total + downloadBytes, 0);
  const progress =
    running && t("model.progress", { received: size(running.receivedBytes), total: size(running.totalBytes) });
  return (
    <div className="install">
      {running !== undefined && (
        <div className="install-progress">
          <span>{t("model.installing", { direction })}</span>
          <span className="install-bytes">{progress}</span>
          <progress
            max={running.totalBytes}
            value={running.receivedBytes}
            aria-label={t("model.installing", { direction })}
          />
        </div>
      )}
      <button
        type="button"
        className={running ? "button" : "button primary"}
        onClick={running ? cancel : () => start(models)}
      >
        {running === undefined && <Download />}
        {running ? t("model.cancel") : t("model.install", { direction, size: size(bytes) })}
      </button>
      <p className="install-end" role="status">
        {ended?.state === "cancelled" && t("model.cancelled")}
        {ended?.state === "failed" && t("model.failed")}
        {ended?.state === "installed" && t("model.done")}
        {running !== undefined && <span className="unseen">{quarter(running)}</span>}
      </p>
      {ended?.state === "failed" && ended.message !== "" && (
        <p className="install-reason" lang="en" dir="ltr">
          {ended.message}
        </p>
      )}
    </div>
  );
}

/** Left to right in every language, as tags are: the isolate characters are those of the Unicode bidirectional algorithm. */
function directionsOf(models: readonly ModelDownload[]): string {
  return `\u2066${models.map(({ source, target }) => `${source}→${target}`).join(" + ")}\u2069`;
}

/** Said aloud four times in all, not with every packet. */
function quarter({
  receivedBytes,
  totalBytes,
}: {
  readonly receivedBytes: number;
  readonly totalBytes: number;
}): string {
  const share = totalBytes === 0 ? 0 : Math.floor((4 * receivedBytes) / totalBytes) * 25;
  return `${share} %`;
}

import type { LeverageReport } from "@dragoman/tm";
import { useTranslation } from "react-i18next";
import { BandTable } from "./BandTable.tsx";
import { Downloads } from "./Downloads.tsx";
import { WordsByBand } from "./WordsByBand.tsx";
import type { AnalysisDownloads } from "./worker/memory-protocol.ts";

interface Props {
  readonly report: LeverageReport;
  readonly downloads: AnalysisDownloads;
  /** Whether a newer one is on its way. */
  readonly isStale: boolean;
}

/** The figures that decide, the picture, and the table that both come from. */
export function AnalysisResult({ report, downloads, isStale }: Props) {
  const { t, i18n } = useTranslation("memories");
  const { words, weightedWords, segments } = report.total;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent", maximumFractionDigits: 0 });
  const saved = words === 0 ? 0 : (words - weightedWords) / words;
  return (
    <div className="analysis" data-stale={isStale || undefined}>
      <dl className="key-figures">
        <div>
          <dt>{t("leverage.words")}</dt>
          <dd>{number.format(words)}</dd>
        </div>
        <div>
          <dt>{t("leverage.segments")}</dt>
          <dd>{number.format(segments)}</dd>
        </div>
        <div>
          <dt>{t("leverage.weighted")}</dt>
          <dd>{number.format(weightedWords)}</dd>
        </div>
        <div className="key-figure-saved">
          <dt>{t("leverage.saved")}</dt>
          <dd>{percent.format(saved)}</dd>
        </div>
      </dl>
      <WordsByBand leverage={report} />
      <BandTable report={report} />
      <Downloads downloads={downloads} />
    </div>
  );
}

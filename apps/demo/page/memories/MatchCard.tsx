import type { Match } from "@dragoman/tm";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../CopyButton.tsx";
import { Explanation } from "./Explanation.tsx";
import { SegmentText } from "./SegmentText.tsx";
import { SourceChanges } from "./SourceChanges.tsx";
import { writtenSegment } from "./written-segment.ts";

/** A match: how good it is and why, its source with what differs, and the translation. */
export function MatchCard({ match }: { readonly match: Match }) {
  const { t, i18n } = useTranslation("memories");
  const id = useId();
  const { kind, score, explanation, targetLanguage, sourceLanguage, target, unitId, memory } = match;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <article className="match" data-kind={kind} aria-labelledby={id}>
      <h3 className="match-score" id={id}>
        <span className="match-number">{number.format(score)}</span>
        <span className="match-kind">{t(`kind.${kind}`)}</span>
      </h3>
      <dl className="match-texts">
        <div>
          <dt className="unseen">{t("match.source")}</dt>
          <dd className="match-source" lang={sourceLanguage} dir="auto">
            <SourceChanges changes={explanation.changes} />
          </dd>
        </div>
        <div>
          <dt className="unseen">{t("match.target")}</dt>
          <dd className="match-target" lang={targetLanguage} dir="auto">
            <SegmentText segment={target} />
          </dd>
        </div>
      </dl>
      <CopyButton text={writtenSegment(target)} />
      <footer className="match-foot">
        <Explanation match={match} />
        <p className="match-origin">
          {unitId !== undefined && <bdi translate="no">{unitId}</bdi>}
          {memory !== undefined && unitId === undefined && <bdi translate="no">{memory}</bdi>}
        </p>
      </footer>
    </article>
  );
}

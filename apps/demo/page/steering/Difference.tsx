import { diffWordsWithSpace } from "diff";
import { useMemo } from "react";

interface Props {
  readonly before: string;
  readonly after: string;
  /** Says where words end. */
  readonly language: string;
  /** The side that is shown. */
  readonly side: "before" | "after";
  /** Says what the marks mean, to those who do not see them. */
  readonly label: string;
}

/** A text with what the other side has otherwise: struck through before, underlined after. */
export function Difference({ before, after, language, side, label }: Props) {
  const pieces = useMemo(() => {
    const intlSegmenter = new Intl.Segmenter(language, { granularity: "word" });
    return diffWordsWithSpace(before, after, { intlSegmenter });
  }, [before, after, language]);
  const hidden = side === "before" ? "added" : "removed";
  return pieces
    .filter((piece) => !piece[hidden])
    .map(({ value, added, removed }, at) => {
      const key = `${at} ${value}`;
      if (!added && !removed) return <span key={key}>{value}</span>;
      const Mark = removed ? "del" : "ins";
      return (
        <Mark key={key} title={label}>
          <span className="unseen">[{label}: </span>
          {value}
          <span className="unseen">]</span>
        </Mark>
      );
    });
}

import type { TextChange } from "@dragoman/tm";
import { useTranslation } from "react-i18next";

/** What the memory's text has that the asked one has not, struck through, and the other way round, underlined. */
export function SourceChanges({ changes }: { readonly changes: readonly TextChange[] }) {
  const { t } = useTranslation("memories");
  return changes.map(({ kind, text }, at) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text, which have no other name than their place
    if (kind === "same") return <span key={at}>{text}</span>;
    const Mark = kind === "removed" ? "del" : "ins";
    return (
      <Mark key={at} title={t(`search.${kind}`)}>
        <span className="unseen">[{t(`search.${kind}`)}: </span>
        {text}
        <span className="unseen">]</span>
      </Mark>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}

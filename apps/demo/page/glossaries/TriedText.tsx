import { useTranslation } from "react-i18next";
import { directionOf } from "../../src/page-languages.ts";
import type { SteeredText } from "../../src/steering-protocol.ts";
import { EngineBadge } from "../EngineBadge.tsx";
import { Declined } from "../translator/Declined.tsx";
import type { Install } from "../translator/use-install.ts";
import type { AppliedTerm } from "./applied-terms.ts";

interface Props {
  readonly label: string;
  /** `undefined` while nothing was answered. */
  readonly result: SteeredText | undefined;
  readonly source: string;
  readonly target: string;
  readonly install: Install;
  /** What is marked in the translation. */
  readonly terms: readonly AppliedTerm[];
}

/** One of the translations that are compared, or why there is none and what would help. */
export function TriedText({ label, result, source, target, install, terms }: Props) {
  const { t } = useTranslation("ui");
  return (
    <section className="tried-side" aria-label={label}>
      <h3 className="small-title">{label}</h3>
      {result?.status === "declined" && (
        <Declined source={source} target={target} remedies={result.remedies} install={install} />
      )}
      <output className="tried-text" lang={target} dir={directionOf(target)}>
        {result?.status === "translated" && <WithTerms text={result.text} terms={terms} />}
      </output>
      {result === undefined && <p className="hint">{t("translator.working")}</p>}
      {result?.status === "translated" && result.engine !== undefined && <EngineBadge engine={result.engine} />}
    </section>
  );
}

function WithTerms({ text, terms }: { readonly text: string; readonly terms: readonly AppliedTerm[] }) {
  const inOrder = terms.toSorted((one, other) => one.start - other.start);
  return (
    <>
      {inOrder.map(({ start, end, source }, at) => (
        <span key={start}>
          {text.slice(inOrder[at - 1]?.end ?? 0, start)}
          <mark className="term" title={source}>
            {text.slice(start, end)}
          </mark>
        </span>
      ))}
      {text.slice(inOrder.at(-1)?.end ?? 0)}
    </>
  );
}

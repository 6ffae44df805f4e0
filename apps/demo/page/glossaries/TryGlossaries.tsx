import type { Glossary } from "@dragoman/client";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { textLimit } from "../../src/protocol.ts";
import type { SteeredText } from "../../src/steering-protocol.ts";
import { LanguageSelect } from "../steering/LanguageSelect.tsx";
import { Problem } from "../steering/Problem.tsx";
import { translateSteered } from "../steering/steered.ts";
import { useLiveAnswer } from "../steering/use-live-answer.ts";
import { useInstall } from "../translator/use-install.ts";
import { appliedTerms, type ChosenTerms } from "./applied-terms.ts";
import { ChosenGlossaries } from "./ChosenGlossaries.tsx";
import { fetchTerms } from "./glossary-server.ts";
import { sampleSentences } from "./samples.ts";
import { TriedText } from "./TriedText.tsx";
import { useChosenGlossaries } from "./use-chosen-glossaries.ts";

interface Props {
  readonly glossaries: readonly Glossary[];
  readonly changes: number;
}

interface Asked {
  readonly text: string;
  readonly source: string;
  readonly target: string;
  readonly chosen: readonly Glossary[];
}

interface Answer extends Asked {
  readonly without: SteeredText | undefined;
  readonly steered: SteeredText | undefined;
  readonly terms: readonly ChosenTerms[];
}

/** The same sentence without glossaries and with those that are chosen, in their order. */
export function TryGlossaries({ glossaries, changes }: Props) {
  const { t } = useTranslation("glossaries");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const [text, setText] = useState<string>(sampleSentences[0]);
  const { directions, direction, setDirection, offered, chosen, toggle, move } = useChosenGlossaries(glossaries);
  const [repeats, setRepeats] = useState(0);
  const install = useInstall(() => setRepeats((count) => count + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was changed is no part of the question, it is the occasion.
  const asked = useMemo(
    () => (text.trim() === "" || direction === undefined ? undefined : { text, ...direction, chosen }),
    [text, direction, chosen, changes, repeats],
  );
  const { outcome, busy } = useLiveAnswer(asked, translateBoth);
  const answer = outcome.state === "answered" ? outcome.answer : undefined;
  return (
    <section className="panel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="panel-title">
        {ui("common.try")}
      </h2>
      {direction === undefined ? (
        <p className="panel-empty">{t("tryEmpty")}</p>
      ) : (
        <>
          <p className="panel-intro">{t("tryHelp")}</p>
          <div className="field-row">
            <LanguageSelect
              label={t("from")}
              tags={[...new Set(directions.map(({ source }) => source))]}
              value={direction.source}
              onChange={(source) => setDirection({ ...direction, source })}
            />
            <LanguageSelect
              label={t("to")}
              tags={directions.filter(({ source }) => source === direction.source).map(({ target }) => target)}
              value={direction.target}
              onChange={(target) => setDirection({ ...direction, target })}
            />
          </div>
          <ChosenGlossaries offered={offered} chosen={chosen} onToggle={toggle} onMove={move} />
          <div className="labelled">
            <label htmlFor={id}>{t("sentence")}</label>
            <textarea
              id={id}
              className="field try-text"
              dir="auto"
              lang={direction.source}
              maxLength={textLimit}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <ul className="examples" aria-label={ui("translator.examples")}>
              {sampleSentences
                .filter((sentence) => sentence !== text)
                .map((sentence) => (
                  <li key={sentence}>
                    <button type="button" className="chip" lang="en" onClick={() => setText(sentence)}>
                      {sentence}
                    </button>
                  </li>
                ))}
            </ul>
          </div>
          <Problem failure={outcome.state === "failed" ? outcome.failure : undefined} />
          <div className="tried" aria-busy={busy} data-stale={busy || undefined}>
            <TriedText label={t("without")} result={answer?.without} {...direction} install={install} terms={[]} />
            <TriedText
              label={t("with")}
              result={answer?.steered}
              {...direction}
              install={install}
              terms={
                answer?.steered?.status === "translated"
                  ? appliedTerms(answer.text, answer.steered.text, answer.terms)
                  : []
              }
            />
          </div>
          {answer !== undefined && answer.chosen.length > 0 && answer.steered?.status === "translated" && (
            <AppliedList answer={answer} translation={answer.steered.text} />
          )}
        </>
      )}
    </section>
  );
}

/** The terms that were applied, each with the glossary that it came from. */
function AppliedList({ answer, translation }: { readonly answer: Answer; readonly translation: string }) {
  const { t } = useTranslation("glossaries");
  const applied = appliedTerms(answer.text, translation, answer.terms);
  if (applied.length === 0) return <p className="hint">{t("none")}</p>;
  return (
    <>
      <h3 className="small-title">{t("applied")}</h3>
      <ul className="applied">
        {applied.map(({ source, target, glossary, start }) => (
          <li key={start}>
            <bdi lang={answer.source}>{source}</bdi> → <bdi lang={answer.target}>{target}</bdi>{" "}
            <span className="hint" dir="auto">
              {glossary}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

async function translateBoth(asked: Asked, signal: AbortSignal): Promise<Answer> {
  const { text, source, target, chosen } = asked;
  const request = { texts: [text], source, target };
  const glossaryIds = chosen.map(({ glossaryId }) => glossaryId);
  const [without, steered, terms] = await Promise.all([
    translateSteered(request, signal),
    translateSteered({ ...request, glossaryIds }, signal),
    Promise.all(
      chosen.map(async ({ glossaryId, name }) => ({
        name,
        terms: await fetchTerms({ id: glossaryId, source, target }),
      })),
    ),
  ]);
  return { ...asked, without: without.results[0], steered: steered.results[0], terms };
}

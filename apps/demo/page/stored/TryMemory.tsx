import type { TranslationMemory } from "@dragoman/client";
import { createSegmenter } from "@dragoman/tm";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { textLimit } from "../../src/protocol.ts";
import { mostTexts, type SteeredAnswer } from "../../src/steering-protocol.ts";
import { LanguageSelect } from "../steering/LanguageSelect.tsx";
import { Problem } from "../steering/Problem.tsx";
import { translateSteered } from "../steering/steered.ts";
import { useLiveAnswer } from "../steering/use-live-answer.ts";
import { RememberedSentences } from "./RememberedSentences.tsx";
import { sampleSentences } from "./samples.ts";

interface Asked {
  readonly sentences: readonly string[];
  readonly source: string;
  readonly target: string;
  readonly memoryId: string;
  readonly threshold: number;
}

/** Sentences that are typed, each with where its translation came from: the memory, or an engine. */
export function TryMemory({ memory }: { readonly memory: TranslationMemory }) {
  const { t, i18n } = useTranslation("stored");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const { translationMemoryId: memoryId, sourceLanguage, targetLanguages } = memory;
  const source = new Intl.Locale(sourceLanguage).language;
  const [text, setText] = useState<string>(source === "en" ? sampleSentences : "");
  const [wanted, setTarget] = useState<string>();
  const [threshold, setThreshold] = useState(75);
  const [repeats, setRepeats] = useState(0);
  const target = wanted ?? firstTarget(targetLanguages, i18n.language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a model that was installed is no part of the question, it is the occasion.
  const asked = useMemo(() => {
    const sentences = sentencesOf(text, source);
    return sentences.length === 0 ? undefined : { sentences, source, target, memoryId, threshold };
  }, [text, source, target, memoryId, threshold, repeats]);
  const { outcome, busy } = useLiveAnswer(asked, translateSentences);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <section className="panel workshop-stays" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="panel-title">
        {ui("common.try")}
      </h2>
      <LanguageSelect label={t("to")} tags={targetLanguages} value={target} onChange={setTarget} />
      <div className="labelled">
        <label htmlFor={id}>{t("sentences")}</label>
        <textarea
          id={id}
          className="field try-text"
          dir="auto"
          lang={source}
          maxLength={textLimit}
          value={text}
          onChange={({ target: { value } }) => setText(value)}
        />
      </div>
      <label className="threshold">
        <span>{t("threshold")}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={1}
          value={threshold}
          aria-valuetext={percent.format(threshold / 100)}
          onChange={({ target: { valueAsNumber } }) => setThreshold(valueAsNumber)}
        />
        <span className="threshold-value" aria-hidden="true">
          {percent.format(threshold / 100)}
        </span>
      </label>
      <Problem failure={outcome.state === "failed" ? outcome.failure : undefined} />
      <div aria-busy={busy} data-stale={busy || undefined}>
        {outcome.state === "answered" && (
          <RememberedSentences {...outcome.answer} onInstalled={() => setRepeats((count) => count + 1)} />
        )}
      </div>
    </section>
  );
}

/** The reader's, else German, which the sample sentences are best in, else any. */
function firstTarget(tags: readonly string[], reader: string): string {
  return [reader, "de", ...tags].find((tag) => tags.includes(tag)) ?? "de";
}

function sentencesOf(text: string, language: string): readonly string[] {
  const sentences = createSegmenter({ language }).splitText(text);
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "")
    .slice(0, mostTexts);
}

async function translateSentences(asked: Asked, signal: AbortSignal): Promise<Asked & SteeredAnswer> {
  const { sentences, source, target, memoryId, threshold } = asked;
  const answer = await translateSteered({ texts: sentences, source, target, memoryId, threshold }, signal);
  return { ...asked, ...answer };
}

import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Cross } from "../frame/icons.tsx";
import { durationIn } from "../quantities.ts";
import { MatchCard } from "./MatchCard.tsx";
import { SearchOptions, usualSettings } from "./SearchOptions.tsx";
import type { RemoteMemoryRoom } from "./start-worker.ts";
import { type LiveMatches, useLiveMatches } from "./use-live-matches.ts";
import type { AnalysisDirection, OpenedMemory } from "./worker/memory-protocol.ts";

interface Props extends AnalysisDirection {
  readonly room: RemoteMemoryRoom;
  readonly memory: OpenedMemory;
  readonly examples: readonly string[];
}

/** Longer than any sentence. */
const textLimit = 5000;

/** Matches for a sentence, as it is typed. */
export function Search({ room, memory, from, to, examples }: Props) {
  const { t, i18n } = useTranslation("memories");
  const id = useId();
  const [text, setText] = useState(examples[0] ?? "");
  const [settings, setSettings] = useState(usualSettings);
  const query = useMemo(() => ({ text, from, to, ...settings }), [text, from, to, settings]);
  const found = useLiveMatches(room, memory, query);
  return (
    <section className="panel search" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="panel-title">
        {t("search.title")}
      </h2>
      <div className="source">
        <label className="unseen" htmlFor={id}>
          {t("search.text")}
        </label>
        <textarea
          id={id}
          className="source-text search-text"
          dir="auto"
          lang={from}
          maxLength={textLimit}
          spellCheck={false}
          placeholder={t("search.placeholder")}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="source-foot">
          {examples.length > 0 && (
            <ul className="examples" aria-label={t("search.examples")}>
              {examples
                .filter((example) => example !== text)
                .map((example) => (
                  <li key={example}>
                    <button type="button" className="chip" lang={from} dir="auto" onClick={() => setText(example)}>
                      {example}
                    </button>
                  </li>
                ))}
            </ul>
          )}
          <button
            type="button"
            className="icon-button quiet"
            aria-label={t("search.clear")}
            title={t("search.clear")}
            disabled={text === ""}
            onClick={() => setText("")}
          >
            <Cross />
          </button>
        </div>
      </div>
      <SearchOptions settings={settings} language={from} onChange={setSettings} />
      <Found found={found} language={i18n.language} />
      <ol className="matches">
        {found?.answer.matches.map((match, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the best match is the best match, whichever it is
          <li key={at}>
            <MatchCard match={match} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Says how many there are, in place of the matches where there are none. */
function Found({ found, language }: { readonly found: LiveMatches | undefined; readonly language: string }) {
  const { t } = useTranslation("memories");
  const amount = found?.answer.matches.length ?? 0;
  return (
    <p className="search-found" role="status">
      {found === undefined
        ? t("search.empty")
        : amount === 0
          ? t("search.none")
          : t("search.found", {
              amount: new Intl.NumberFormat(language).format(amount),
              time: durationIn(language, found.answer.milliseconds),
            })}
    </p>
  );
}

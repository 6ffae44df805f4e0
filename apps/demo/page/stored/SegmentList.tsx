import type { TranslationMemory } from "@dragoman/client";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../steering/Problem.tsx";
import { useSegments } from "./use-segments.ts";

/** A memory's segments, searched by typing; the next page comes when its end is near, or at a press. */
export function SegmentList({ memory }: { readonly memory: TranslationMemory }) {
  const { t } = useTranslation("stored");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  // The service looks for two characters and more.
  const filter = typed.trim().length < 2 ? "" : typed;
  const query = useMemo(() => ({ filter, isCaseSensitive }), [filter, isCaseSensitive]);
  const { segments, busy, failure, hasMore, more } = useSegments(memory.translationMemoryId, query);
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (end.current === null || !hasMore) return;
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && more(), {
      root: end.current.parentElement,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
    // Another `more` after each page: what is still in sight then asks for the next one.
  }, [more, hasMore]);

  // The button goes with the last page; the focus must not go with it.
  const press = () => {
    end.current?.parentElement?.focus();
    more();
  };

  return (
    <div className="stored-segments">
      <div className="field-row">
        <div className="labelled">
          <label htmlFor={id}>{t("search")}</label>
          <input
            id={id}
            type="search"
            className="field"
            dir="auto"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <label className="switch">
          <input
            type="checkbox"
            role="switch"
            checked={isCaseSensitive}
            aria-checked={isCaseSensitive}
            onChange={({ target }) => setCaseSensitive(target.checked)}
          />
          <span>{t("case")}</span>
        </label>
      </div>
      <Problem failure={failure} />
      <p className="hint" role="status">
        {!busy && failure === undefined && segments.length === 0 && t("noneFound")}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="segments-scroll" aria-label={t("segmentList")} tabIndex={0} aria-busy={busy}>
        <ul>
          {segments.map(({ source_segment_id: own, source_text: source, targets }) => (
            <li key={own} className="stored-segment">
              <p lang={memory.sourceLanguage} dir="auto">
                {source}
              </p>
              {targets.map(({ target_segment_id: target, target_language: language, target_text: text }) => (
                <p key={target} className="stored-target">
                  <span className="direction" translate="no">
                    {language}
                  </span>
                  <span lang={language} dir="auto">
                    {text}
                  </span>
                </p>
              ))}
            </li>
          ))}
        </ul>
        <div ref={end} className="segments-end">
          {hasMore && (
            <button type="button" className="button small" aria-disabled={busy} onClick={press}>
              {ui("common.more")}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}

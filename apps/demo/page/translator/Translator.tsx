import { type Dispatch, type SetStateAction, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type LanguagesAnswer, type TranslateRequest, textLimit } from "../../src/protocol.ts";
import { Swap } from "../frame/icons.tsx";
import { fetchLanguages } from "../server.ts";
import { BetterModel } from "./BetterModel.tsx";
import { Declined } from "./Declined.tsx";
import { Failed } from "./Failed.tsx";
import { LanguageCombobox } from "./LanguageCombobox.tsx";
import { languageOptions } from "./language-options.ts";
import { Result } from "./Result.tsx";
import { SourceText } from "./SourceText.tsx";
import { useInstall } from "./use-install.ts";
import type { LiveTranslation, Outcome } from "./use-live-translation.ts";

interface Props {
  readonly request: TranslateRequest;
  readonly onChange: Dispatch<SetStateAction<TranslateRequest>>;
  readonly translation: LiveTranslation;
}

export function Translator({ request, onChange: setRequest, translation: { outcome, busy } }: Props) {
  const { t, i18n } = useTranslation("ui");
  const heading = useId();
  const sourceText = useRef<HTMLTextAreaElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  const [languages, refreshLanguages] = useLanguages(outcome);
  const repeat = () => setRequest((last) => ({ ...last }));
  const retry = () => {
    // The button that was pressed goes away with the failure; the focus must not go with it.
    sourceText.current?.focus();
    repeat();
  };
  const limit = new Intl.NumberFormat(i18n.language);
  const install = useInstall(() => {
    // The button that was pressed goes away; the focus must not go with it.
    if (answer.current?.contains(document.activeElement)) sourceText.current?.focus();
    refreshLanguages();
    repeat();
  });
  const turned = turnedRound(request, outcome, [...languages.served.sources, ...languages.others.sources]);
  const { sources, targets } = useOptions(languages, i18n.language);
  const detect = { tag: "", name: t("translator.detect"), native: "", isServed: true };

  return (
    <section className="panel translator" aria-labelledby={heading} id="translator" tabIndex={-1}>
      <h2 id={heading} className="panel-title">
        {t("translator.title")}
      </h2>
      <div className="translator-pair">
        <LanguageCombobox
          label={t("translator.from")}
          options={[detect, ...sources]}
          value={request.source ?? ""}
          onChange={(source) => setRequest(withSource(request, source))}
        />
        <button
          type="button"
          className="icon-button"
          aria-label={t("translator.swap")}
          title={t("translator.swap")}
          disabled={turned === undefined}
          onClick={() => setRequest(turned ?? request)}
        >
          <Swap />
        </button>
        <LanguageCombobox
          label={t("translator.to")}
          options={targets}
          value={request.target}
          onChange={(target) => setRequest({ ...request, target })}
        />
      </div>
      <SourceText
        ref={sourceText}
        text={request.text}
        language={request.source}
        limit={textLimit}
        onChange={(text) => setRequest({ ...request, text })}
      />
      <div ref={answer} className="translator-answer" aria-busy={busy}>
        {outcome.status === "declined" && (
          <Declined source={outcome.source} target={request.target} remedies={outcome.remedies} install={install} />
        )}
        {outcome.status === "failed" && <Failed code={outcome.code} traceId={outcome.traceId} onRetry={retry} />}
        {(outcome.status === "undetected" || outcome.status === "too-long") && (
          <p className="notice" role="status">
            {outcome.status === "undetected"
              ? t("failure.undetected")
              : t("failure.tooLong", { limit: limit.format(textLimit) })}
          </p>
        )}
        <Result outcome={outcome} busy={busy} target={request.target} wasDetected={request.source === undefined} />
        {outcome.status === "translated" && isModest(outcome.engine) && outcome.source !== undefined && (
          <BetterModel
            key={`${outcome.source} ${request.target}`}
            direction={{ source: outcome.source, target: request.target }}
            install={install}
          />
        )}
      </div>
    </section>
  );
}

/** Whether a model that can be installed would do better. */
function isModest(engine: string | undefined): boolean {
  return engine === "apertium" || engine === "interface-model";
}

const none: LanguagesAnswer = { served: { sources: [], targets: [] }, others: { sources: [], targets: [] } };

/** What the service's engines can do; more after a model was installed. Until they are known, each answer is an occasion to ask. */
function useLanguages(outcome: Outcome): readonly [LanguagesAnswer, () => void] {
  const [languages, setLanguages] = useState(none);
  const refresh = useCallback(() => {
    fetchLanguages().then(setLanguages, () => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an outcome is not read, it is the occasion.
  useEffect(() => {
    if (languages === none) refresh();
  }, [refresh, languages, outcome]);
  return [languages, refresh];
}

/** Naming and sorting some hundred languages takes a while; not with every key. */
function useOptions({ served, others }: LanguagesAnswer, reader: string) {
  return useMemo(
    () => ({
      sources: languageOptions(served.sources, others.sources, reader),
      targets: languageOptions(served.targets, others.targets, reader),
    }),
    [served, others, reader],
  );
}

function withSource({ source: _, ...request }: TranslateRequest, source: string): TranslateRequest {
  return source === "" ? request : { ...request, source };
}

/** The direction turned round, with the translation as the new text; `undefined` while the source is not known. */
function turnedRound(
  request: TranslateRequest,
  outcome: Outcome,
  sources: readonly string[],
): TranslateRequest | undefined {
  const translated = outcome.status === "translated" ? outcome : undefined;
  const target = request.source ?? translated?.source;
  if (target === undefined) return undefined;
  return { text: translated?.text ?? request.text, source: sourceFor(request.target, sources), target };
}

/** Texts are in a language; its variants are for targets: what is in `pt-BR` is translated from `pt`. */
function sourceFor(target: string, sources: readonly string[]): string {
  return sources.includes(target) ? target : new Intl.Locale(target).language;
}

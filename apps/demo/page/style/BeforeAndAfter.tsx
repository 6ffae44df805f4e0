import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "../../src/page-languages.ts";
import { textLimit } from "../../src/protocol.ts";
import type { ShownStyleList, SteeredText } from "../../src/steering-protocol.ts";
import { EngineBadge } from "../EngineBadge.tsx";
import { Difference } from "../steering/Difference.tsx";
import { LanguageSelect } from "../steering/LanguageSelect.tsx";
import { Problem } from "../steering/Problem.tsx";
import { translateSteered } from "../steering/steered.ts";
import { useLiveAnswer } from "../steering/use-live-answer.ts";
import { Declined } from "../translator/Declined.tsx";
import { useInstall } from "../translator/use-install.ts";
import { NotApplied } from "./NotApplied.tsx";
import { isStyleLanguage, samples } from "./samples.ts";

interface Asked {
  readonly text: string;
  readonly source: string;
  readonly list: ShownStyleList;
}

/** A text as it is without the list's rules and with them, again with every rule that is changed. */
export function BeforeAndAfter({ list }: { readonly list: ShownStyleList }) {
  const { t } = useTranslation("style");
  const { t: ui } = useTranslation("ui");
  const id = useId();
  const { language } = list;
  const sample = isStyleLanguage(language) ? samples[language].text : "";
  const [text, setText] = useState(sample);
  const [source, setSource] = useState<string>(language);
  const [repeats, setRepeats] = useState(0);
  const install = useInstall(() => setRepeats((count) => count + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a model that was installed is no part of the question, it is the occasion.
  const asked = useMemo(() => (text.trim() === "" ? undefined : { text, source, list }), [text, source, list, repeats]);
  const { outcome, busy } = useLiveAnswer(asked, translateBoth);
  const answer = outcome.state === "answered" ? outcome.answer : undefined;
  const after = answer?.after?.status === "translated" ? answer.after : undefined;
  const before = answer?.before?.status === "translated" ? answer.before.text : "";
  const declined = answer?.after?.status === "declined" ? answer.after : undefined;
  return (
    <section className="panel workshop-stays" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="panel-title">
        {t("live")}
      </h2>
      {language !== "en" && (
        <LanguageSelect
          label={t("textLanguage")}
          tags={[language, "en"]}
          value={source}
          onChange={(chosen) => {
            setSource(chosen);
            setText(chosen === language ? sample : ui("translator.example.save", { lng: "en" }));
          }}
        />
      )}
      <div className="labelled">
        <label htmlFor={id}>{t("text")}</label>
        <textarea
          id={id}
          className="field try-text"
          dir="auto"
          lang={source}
          maxLength={textLimit}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Problem failure={outcome.state === "failed" ? outcome.failure : undefined} />
      {declined !== undefined && (
        <Declined source={source} target={language} remedies={declined.remedies} install={install} />
      )}
      <div className="tried" aria-busy={busy} data-stale={busy || undefined}>
        {(["before", "after"] as const).map((side) => (
          <section key={side} className="tried-side" aria-label={t(side)}>
            <h3 className="small-title">{t(side)}</h3>
            <output className="tried-text" lang={language} dir={directionOf(language)}>
              {after !== undefined && (
                <Difference before={before} after={after.text} language={language} side={side} label={t(side)} />
              )}
            </output>
            {side === "after" && after?.engine !== undefined && <EngineBadge engine={after.engine} />}
          </section>
        ))}
      </div>
      <p className="hint" role="status">
        {after !== undefined && after.text === before && t("unchanged")}
      </p>
      <NotApplied names={answer?.notApplied ?? []} rules={answer?.list.configuredRules ?? {}} />
    </section>
  );
}

interface Answer extends Asked {
  readonly before: SteeredText | undefined;
  readonly after: SteeredText | undefined;
  readonly notApplied: readonly string[];
}

async function translateBoth(asked: Asked, signal: AbortSignal): Promise<Answer> {
  const { text, source, list } = asked;
  const request = { texts: [text], source, target: list.language };
  const [before, after] = await Promise.all([
    translateSteered(request, signal),
    translateSteered({ ...request, styleId: list.styleId }, signal),
  ]);
  return { ...asked, before: before.results[0], after: after.results[0], notApplied: after.notApplied };
}

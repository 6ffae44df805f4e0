import { useTranslation } from "react-i18next";
import { directionOf } from "../../src/page-languages.ts";
import { CopyButton } from "../CopyButton.tsx";
import { EngineBadge } from "../EngineBadge.tsx";
import { nameIn } from "../language-names.ts";
import { ModelCard } from "./ModelCard.tsx";
import type { Outcome } from "./use-live-translation.ts";

interface Props {
  readonly outcome: Outcome;
  readonly busy: boolean;
  readonly target: string;
  readonly wasDetected: boolean;
}

export function Result({ outcome, busy, target, wasDetected }: Props) {
  const { t, i18n } = useTranslation("ui");
  const translated = outcome.status === "translated" ? outcome : undefined;
  return (
    <div className="result" hidden={outcome.status !== "translated" && outcome.status !== "empty"}>
      <h3 className="unseen">{t("translator.result")}</h3>
      {/* In the page from the start: a live region tells only of what changes inside it. */}
      <output
        className="result-text"
        lang={translated && target}
        dir={translated && directionOf(target)}
        data-stale={busy || undefined}
      >
        {translated?.text}
      </output>
      {translated === undefined && (
        <p className="result-empty">{t(busy ? "translator.working" : "translator.empty")}</p>
      )}
      {translated !== undefined && (
        <div className="result-foot">
          {translated.engine !== undefined && <EngineBadge engine={translated.engine} />}
          {wasDetected && translated.source !== undefined && (
            <span className="result-detected">
              {t("translator.detected")}: <b>{nameIn(i18n.language, translated.source)}</b>
            </span>
          )}
          <CopyButton text={translated.text} />
        </div>
      )}
      {translated?.engine === "interface-model" && translated.source !== undefined && (
        <ModelCard key={`${translated.source} ${target}`} direction={{ source: translated.source, target }} />
      )}
    </div>
  );
}

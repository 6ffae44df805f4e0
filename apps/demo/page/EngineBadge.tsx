import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";

/** What stands behind each engine's name. An engine of a newer service is shown by its name alone. */
const described = {
  phrasebook: "engine.phrasebook",
  bergamot: "engine.bergamot",
  "interface-model": "engine.interface-model",
  apertium: "engine.apertium",
  openai: "engine.openai",
  upstream: "engine.upstream",
  scripted: "engine.scripted",
  pseudo: "engine.pseudo",
  memory: "engine.memory",
} as const satisfies Record<string, ParseKeys<"ui">>;

/** Says which engine made a translation, and what kind of engine that is. */
export function EngineBadge({ engine }: { readonly engine: string }) {
  const { t } = useTranslation("ui");
  const description = Object.entries(described).find(([name]) => name === engine)?.[1];
  return (
    <span className="engine">
      <span className="engine-badge" data-engine={engine}>
        <span className="engine-dot" />
        {t("translator.answeredBy", { engine })}
      </span>
      {description !== undefined && <span className="engine-kind">{t(description)}</span>}
    </span>
  );
}

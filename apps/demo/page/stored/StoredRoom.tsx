import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { directionOf } from "../../src/page-languages.ts";
import { nameIn } from "../language-names.ts";
import { useNoStrayDrops } from "../memories/use-no-stray-drops.ts";
import { ItemList } from "../steering/ItemList.tsx";
import { OpenItem } from "../steering/OpenItem.tsx";
import { Problem } from "../steering/Problem.tsx";
import { useListed } from "../steering/use-listed.ts";
import { ImportPanel } from "./ImportPanel.tsx";
import { MemoryActions } from "./MemoryActions.tsx";
import { SegmentList } from "./SegmentList.tsx";
import { fetchMemories } from "./stored-server.ts";
import { TryMemory } from "./TryMemory.tsx";
import { useImport } from "./use-import.ts";

/** The memories that the service holds: brought in, looked through, tried, taken along. */
export function StoredRoom() {
  const { t, i18n } = useTranslation("stored");
  const heading = useId();
  const listed = useListed(fetchMemories);
  const [chosenId, choose] = useState<string>();
  const importing = useImport(async (id) => {
    await listed.reload();
    choose(id);
  });
  useNoStrayDrops();
  const memories = listed.items ?? [];
  const chosen = memories.find(({ translationMemoryId }) => translationMemoryId === chosenId) ?? memories[0];
  const number = new Intl.NumberFormat(i18n.language);
  const arrow = directionOf(i18n.language) === "rtl" ? "←" : "→";
  const names = new Intl.ListFormat(i18n.language, { type: "unit" });
  return (
    <main className="workshop">
      <section className="panel workshop-side" id="stored" tabIndex={-1} aria-labelledby={heading}>
        <h2 id={heading} className="panel-title">
          {t("heading")}
        </h2>
        <p className="panel-intro">{t("intro")}</p>
        <Problem failure={listed.failure} />
        {listed.items?.length === 0 && <p className="panel-empty">{t("empty")}</p>}
        <ImportPanel importing={importing} offersSample={listed.items?.length === 0} />
        <ItemList
          label={t("heading")}
          items={memories.map(({ translationMemoryId, name, sourceLanguage, targetLanguages, segmentCount }) => ({
            id: translationMemoryId,
            name,
            facts: `${nameIn(i18n.language, sourceLanguage)} ${arrow} ${names.format(
              targetLanguages.map((language) => nameIn(i18n.language, language)),
            )} · ${t("segments", { amount: number.format(segmentCount) })}`,
          }))}
          chosen={chosen?.translationMemoryId}
          onChoose={choose}
        />
        {chosen !== undefined && (
          <OpenItem
            key={chosen.translationMemoryId}
            name={chosen.name}
            isChosen={chosen.translationMemoryId === chosenId}
          >
            <MemoryActions memory={chosen} onDeleted={listed.reload} />
            <SegmentList memory={chosen} />
          </OpenItem>
        )}
      </section>
      {chosen !== undefined && <TryMemory key={chosen.translationMemoryId} memory={chosen} />}
    </main>
  );
}

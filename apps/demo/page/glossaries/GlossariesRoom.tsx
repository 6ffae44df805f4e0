import type { Glossary } from "@dragoman/client";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ItemList } from "../steering/ItemList.tsx";
import { Problem } from "../steering/Problem.tsx";
import { SampleButton } from "../steering/SampleButton.tsx";
import { useAction } from "../steering/use-action.ts";
import { useListed } from "../steering/use-listed.ts";
import { GlossaryEditor } from "./GlossaryEditor.tsx";
import { createGlossary, fetchGlossaries } from "./glossary-server.ts";
import { NewGlossary } from "./NewGlossary.tsx";
import { sampleGlossaries } from "./samples.ts";
import { TryGlossaries } from "./TryGlossaries.tsx";

/** The account's glossaries: made, edited, and tried beside it. */
export function GlossariesRoom() {
  const { t } = useTranslation("glossaries");
  const heading = useId();
  const listed = useListed(fetchGlossaries);
  const [chosenId, choose] = useState<string>();
  const [isNew, setNew] = useState(false);
  /** Counts what was changed, so that what is tried is asked again. */
  const [changes, setChanges] = useState(0);
  const sampling = useAction();
  const glossaries = listed.items ?? [];
  const chosen = glossaries.find(({ glossaryId }) => glossaryId === chosenId) ?? glossaries[0];
  const changed = async () => {
    await listed.reload();
    setChanges((count) => count + 1);
  };
  const open = async (id: string) => {
    await changed();
    choose(id);
    setNew(false);
  };
  const loadSamples = async () => {
    const made: Glossary[] = [];
    for (const sample of sampleGlossaries) made.push(await createGlossary(sample));
    await open(made[0]?.glossaryId ?? "");
  };
  return (
    <main className="workshop">
      <section className="panel workshop-side" id="glossaries" tabIndex={-1} aria-labelledby={heading}>
        <h2 id={heading} className="panel-title">
          {t("heading")}
        </h2>
        <p className="panel-intro">{t("intro")}</p>
        <Problem failure={listed.failure ?? sampling.failure} />
        {listed.items?.length === 0 && <p className="panel-empty">{t("empty")}</p>}
        <ItemList
          label={t("heading")}
          items={glossaries.map((glossary) => ({
            id: glossary.glossaryId,
            name: glossary.name,
            facts: <Directions glossary={glossary} />,
          }))}
          chosen={isNew ? undefined : chosen?.glossaryId}
          onChoose={(id) => {
            choose(id);
            setNew(false);
          }}
        />
        <div className="panel-actions">
          <button type="button" className="button" aria-expanded={isNew} onClick={() => setNew(!isNew)}>
            {t("new")}
          </button>
          {listed.items?.length === 0 && (
            <SampleButton busy={sampling.busy} onPress={() => sampling.press(loadSamples)} />
          )}
        </div>
        {isNew ? (
          <NewGlossary onMade={open} />
        ) : (
          chosen !== undefined && (
            <GlossaryEditor
              key={chosen.glossaryId}
              glossary={chosen}
              isChosen={chosen.glossaryId === chosenId}
              onChange={changed}
            />
          )
        )}
      </section>
      <TryGlossaries glossaries={glossaries} changes={changes} />
    </main>
  );
}

function Directions({ glossary: { dictionaries } }: { readonly glossary: Glossary }) {
  return dictionaries.map(({ sourceLang, targetLang, entryCount }) => (
    <bdi key={`${sourceLang} ${targetLang}`} className="direction" dir="ltr">
      {sourceLang}→{targetLang} {entryCount}
    </bdi>
  ));
}

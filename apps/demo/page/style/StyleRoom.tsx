import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { nameIn } from "../language-names.ts";
import { ItemList } from "../steering/ItemList.tsx";
import { Problem } from "../steering/Problem.tsx";
import { SampleButton } from "../steering/SampleButton.tsx";
import { useAction } from "../steering/use-action.ts";
import { useListed } from "../steering/use-listed.ts";
import { BeforeAndAfter } from "./BeforeAndAfter.tsx";
import { NewStyleList } from "./NewStyleList.tsx";
import { countRules } from "./rule-search.ts";
import { StyleEditor } from "./StyleEditor.tsx";
import { isStyleLanguage, samples } from "./samples.ts";
import { createStyleList, fetchStyleLists } from "./style-server.ts";

/** The account's style rule lists: made, edited, and what they change in a text, beside it. */
export function StyleRoom() {
  const { t, i18n } = useTranslation("style");
  const heading = useId();
  const listed = useListed(fetchStyleLists);
  const [chosenId, choose] = useState<string>();
  const [isNew, setNew] = useState(false);
  const sampling = useAction();
  const lists = listed.items ?? [];
  const chosen = lists.find(({ styleId }) => styleId === chosenId) ?? lists[0];
  const open = async (id: string) => {
    await listed.reload();
    choose(id);
    setNew(false);
  };
  const loadSample = async () => {
    const language = isStyleLanguage(i18n.language) ? i18n.language : "de";
    const list = { name: "Caravan", language, configuredRules: samples[language].rules };
    await open((await createStyleList(list)).styleId);
  };
  return (
    <main className="workshop">
      <section className="panel workshop-side" id="style" tabIndex={-1} aria-labelledby={heading}>
        <h2 id={heading} className="panel-title">
          {t("heading")}
        </h2>
        <p className="panel-intro">{t("intro")}</p>
        <Problem failure={listed.failure ?? sampling.failure} />
        {listed.items?.length === 0 && <p className="panel-empty">{t("empty")}</p>}
        <ItemList
          label={t("heading")}
          items={lists.map(({ styleId, name, language, configuredRules = {} }) => ({
            id: styleId,
            name,
            facts: `${nameIn(i18n.language, language)} · ${countRules(configuredRules)}`,
          }))}
          chosen={isNew ? undefined : chosen?.styleId}
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
            <SampleButton busy={sampling.busy} onPress={() => sampling.press(loadSample)} />
          )}
        </div>
        {isNew ? (
          <NewStyleList onMade={open} />
        ) : (
          chosen !== undefined && (
            <StyleEditor
              key={chosen.styleId}
              list={chosen}
              isChosen={chosen.styleId === chosenId}
              onChange={listed.reload}
            />
          )
        )}
      </section>
      {chosen !== undefined && <BeforeAndAfter key={chosen.styleId} list={chosen} />}
    </main>
  );
}

import type { Glossary } from "@dragoman/client";
import { Activity, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Direction } from "../server.ts";
import { ConfirmDelete } from "../steering/ConfirmDelete.tsx";
import { OpenItem } from "../steering/OpenItem.tsx";
import { Problem } from "../steering/Problem.tsx";
import { Renamed } from "../steering/Renamed.tsx";
import { useAction } from "../steering/use-action.ts";
import { useTurns } from "../steering/use-turns.ts";
import { AddTerms } from "./AddTerms.tsx";
import { deleteDirection, deleteGlossary, mergeTerms, renameGlossary, replaceTerms } from "./glossary-server.ts";
import { TermTable } from "./TermTable.tsx";

interface Props {
  readonly glossary: Glossary;
  /** Whether somebody chose or made it. */
  readonly isChosen: boolean;
  readonly onChange: () => Promise<void>;
}

/** Of a glossary that has none. */
const firstDirection: Direction = { source: "en", target: "de" };

/** One glossary: its name, its directions, and the terms of the direction that is chosen. */
export function GlossaryEditor({ glossary, isChosen, onChange }: Props) {
  const { t } = useTranslation("glossaries");
  const { glossaryId: id, name } = glossary;
  const [chosen, choose] = useState<string>();
  const [additions, setAdditions] = useState(0);
  const action = useAction();
  const adding = useAction();
  const inTurn = useTurns();
  const directions = glossary.dictionaries.map(({ sourceLang: source, targetLang: target }) => ({ source, target }));
  const shown = directions.find((each) => labelOf(each) === chosen) ?? directions[0];
  const change = (work: () => Promise<void>) => void action.run(() => work().then(onChange));
  return (
    <OpenItem name={name} isChosen={isChosen}>
      <div className="editor-head">
        <Renamed name={name} onRename={(typed) => renameGlossary(id, typed).then(onChange)} />
        <ConfirmDelete name={name} onDelete={() => change(() => deleteGlossary(id))} />
      </div>
      <Problem failure={action.failure} />
      {directions.length > 1 && (
        <fieldset className="segments directions">
          <legend className="unseen">{t("direction")}</legend>
          {directions.map((each) => (
            <label key={labelOf(each)} className="segment direction-choice" dir="ltr">
              <input
                type="radio"
                name={`direction ${id}`}
                checked={each === shown}
                onChange={() => choose(labelOf(each))}
              />
              {labelOf(each)}
            </label>
          ))}
        </fieldset>
      )}
      {/* Those that are not shown keep what was edited and not saved. */}
      {directions.map((each) => (
        <Activity key={labelOf(each)} mode={each === shown ? "visible" : "hidden"}>
          <TermTable
            place={{ id, ...each }}
            label={labelOf(each)}
            fileName={`${name}.tsv`}
            additions={additions}
            isHeld={adding.busy}
            onSave={(terms) => inTurn(() => replaceTerms(id, terms))}
            onChange={onChange}
            extra={
              <ConfirmDelete
                name={labelOf(each)}
                isNamed
                onDelete={() => change(() => deleteDirection({ id, ...each }))}
              />
            }
          />
        </Activity>
      ))}
      <AddTerms
        shown={shown ?? firstDirection}
        adding={adding}
        onAdd={async (terms) => {
          await inTurn(() => mergeTerms(id, terms));
          setAdditions((count) => count + 1);
          await onChange();
          choose(labelOf(terms));
        }}
      />
    </OpenItem>
  );
}

function labelOf({ source, target }: Direction): string {
  return `${source}→${target}`;
}

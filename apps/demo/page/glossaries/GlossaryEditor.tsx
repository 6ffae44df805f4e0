import type { Glossary } from "@dragoman/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDelete } from "../steering/ConfirmDelete.tsx";
import { Problem } from "../steering/Problem.tsx";
import { Renamed } from "../steering/Renamed.tsx";
import { useAction } from "../steering/use-action.ts";
import { AddTerms } from "./AddTerms.tsx";
import { deleteDirection, deleteGlossary, renameGlossary } from "./glossary-server.ts";
import { TermTable } from "./TermTable.tsx";

interface Props {
  readonly glossary: Glossary;
  readonly onChange: () => Promise<void>;
}

/** One glossary: its name, its directions, and the terms of the direction that is chosen. */
export function GlossaryEditor({ glossary, onChange }: Props) {
  const { t } = useTranslation("glossaries");
  const { glossaryId: id, name, dictionaries } = glossary;
  const [chosen, choose] = useState<string>();
  /** Counts what came into the direction otherwise than by the table. */
  const [merges, setMerges] = useState(0);
  const action = useAction();
  const direction = dictionaries.find((each) => directionName(each) === chosen) ?? dictionaries[0];
  const change = (work: () => Promise<void>) => void action.run(() => work().then(onChange));
  return (
    <div className="editor">
      <div className="editor-head">
        <Renamed key={name} name={name} onRename={(typed) => renameGlossary(id, typed).then(onChange)} />
        <ConfirmDelete name={name} onDelete={() => change(() => deleteGlossary(id))} />
      </div>
      <Problem failure={action.failure} />
      {dictionaries.length > 1 && (
        <fieldset className="segments directions">
          <legend className="unseen">{t("direction")}</legend>
          {dictionaries.map((each) => (
            <label key={directionName(each)} className="segment direction-choice" dir="ltr">
              <input
                type="radio"
                name={`direction ${id}`}
                checked={each === direction}
                onChange={() => choose(directionName(each))}
              />
              {directionName(each)}
            </label>
          ))}
        </fieldset>
      )}
      {direction !== undefined && (
        <TermTable
          key={`${directionName(direction)} ${merges}`}
          place={{ id, source: direction.sourceLang, target: direction.targetLang }}
          name={name}
          onChange={onChange}
          extra={
            <ConfirmDelete
              name={directionName(direction)}
              isNamed
              onDelete={() =>
                change(() => deleteDirection({ id, source: direction.sourceLang, target: direction.targetLang }))
              }
            />
          }
        />
      )}
      <AddTerms
        key={`add ${direction === undefined ? "" : directionName(direction)}`}
        id={id}
        source={direction?.sourceLang ?? "en"}
        target={direction?.targetLang ?? "de"}
        onAdded={async (added) => {
          await onChange();
          choose(added);
          setMerges((count) => count + 1);
        }}
      />
    </div>
  );
}

function directionName({ sourceLang, targetLang }: { readonly sourceLang: string; readonly targetLang: string }) {
  return `${sourceLang}→${targetLang}`;
}

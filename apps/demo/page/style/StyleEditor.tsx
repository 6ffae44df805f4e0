import type { StyleProperty } from "@dragoman/server";
import { useEffect, useState } from "react";
import type { ChosenRules, ShownStyleList } from "../../src/steering-protocol.ts";
import { ConfirmDelete } from "../steering/ConfirmDelete.tsx";
import { OpenItem } from "../steering/OpenItem.tsx";
import { Problem } from "../steering/Problem.tsx";
import { Renamed } from "../steering/Renamed.tsx";
import { useAction } from "../steering/use-action.ts";
import { Instructions } from "./Instructions.tsx";
import { RuleForm } from "./RuleForm.tsx";
import { withRule } from "./rule-search.ts";
import { deleteStyleList, fetchCatalogue, renameStyleList, replaceRules } from "./style-server.ts";

interface Props {
  readonly list: ShownStyleList;
  /** Whether somebody chose or made it. */
  readonly isChosen: boolean;
  readonly onChange: () => Promise<void>;
}

/** One list: its name, its rules, which are saved as they are picked, and its own instructions. */
export function StyleEditor({ list, isChosen, onChange }: Props) {
  const [properties, setProperties] = useState<readonly StyleProperty[]>([]);
  const [chosen, setChosen] = useState<ChosenRules>(list.configuredRules ?? {});
  const loading = useAction();
  const action = useAction();
  const { styleId: id, name, language, customInstructions = [] } = list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once; an action is another object each time.
  useEffect(() => {
    void loading.run(async () => setProperties((await fetchCatalogue()).properties));
  }, []);

  const pick = async (property: StyleProperty, value: string | undefined) => {
    const next = withRule(chosen, property, value);
    setChosen(next);
    const isSaved = await action.run(() => replaceRules(id, next).then(onChange));
    if (!isSaved) setChosen(chosen);
  };
  return (
    <OpenItem name={name} isChosen={isChosen}>
      <div className="editor-head">
        <Renamed name={name} onRename={(typed) => renameStyleList(id, typed).then(onChange)} />
        <ConfirmDelete name={name} onDelete={() => void action.run(() => deleteStyleList(id).then(onChange))} />
      </div>
      <Problem failure={loading.failure ?? action.failure} />
      <RuleForm
        properties={properties}
        chosen={chosen}
        language={language}
        onPick={(...picked) => void pick(...picked)}
      />
      <Instructions id={id} instructions={customInstructions} onChange={onChange} />
    </OpenItem>
  );
}

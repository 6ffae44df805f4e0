import type { CustomInstruction } from "@dragoman/client";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";
import { Instruction } from "./Instruction.tsx";
import { InstructionForm } from "./InstructionForm.tsx";
import { addInstruction, deleteInstruction, replaceInstruction } from "./style-server.ts";

interface Props {
  /** Of the list. */
  readonly id: string;
  readonly instructions: readonly CustomInstruction[];
  readonly onChange: () => Promise<void>;
}

const empty = { label: "", prompt: "" } as const;

/** What a list tells engines in plain words. */
export function Instructions({ id, instructions, onChange }: Props) {
  const { t } = useTranslation("style");
  const heading = useId();
  const deleting = useAction();
  return (
    <section className="rules" tabIndex={-1} aria-labelledby={heading}>
      <h3 id={heading} className="small-title">
        {t("custom")}
      </h3>
      <p className="hint">{t("customHelp")}</p>
      <Problem failure={deleting.failure} />
      <ul className="instructions">
        {instructions.map(({ id: own, label, prompt }) => (
          <Instruction
            key={own}
            instruction={{ label, prompt }}
            onReplace={(changed) => replaceInstruction(id, own, changed).then(onChange)}
            onDelete={() => void deleting.run(() => deleteInstruction(id, own).then(onChange))}
          />
        ))}
      </ul>
      <InstructionForm
        first={empty}
        action={t("addInstruction")}
        onSend={(made) => addInstruction(id, made).then(onChange)}
      />
    </section>
  );
}

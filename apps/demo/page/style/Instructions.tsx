import type { CustomInstruction } from "@dragoman/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDelete } from "../steering/ConfirmDelete.tsx";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";
import { InstructionForm } from "./InstructionForm.tsx";
import { addInstruction, deleteInstruction, replaceInstruction } from "./style-server.ts";

interface Props {
  /** Of the list. */
  readonly id: string;
  readonly instructions: readonly CustomInstruction[];
  readonly onChange: () => Promise<void>;
}

/** What a list tells engines in plain words. */
export function Instructions({ id, instructions, onChange }: Props) {
  const { t } = useTranslation("style");
  const { t: ui } = useTranslation("ui");
  const [edited, setEdited] = useState<string>();
  const deleting = useAction();
  return (
    <>
      <p className="hint">{t("customHelp")}</p>
      <Problem failure={deleting.failure} />
      <ul className="instructions">
        {instructions.map(({ id: own, label, prompt }) =>
          own === edited ? (
            <li key={own}>
              <InstructionForm
                first={{ label, prompt }}
                action={ui("common.save")}
                onSend={async (changed) => {
                  await replaceInstruction(id, own, changed);
                  await onChange();
                  setEdited(undefined);
                }}
              />
            </li>
          ) : (
            <li key={own} className="instruction">
              <span dir="auto">
                <b>{label}</b> {prompt}
              </span>
              <button
                type="button"
                className="button small"
                aria-label={`${ui("common.edit")}: ${label}`}
                onClick={() => setEdited(own)}
              >
                {ui("common.edit")}
              </button>
              <ConfirmDelete
                name={label}
                onDelete={() => void deleting.run(() => deleteInstruction(id, own).then(onChange))}
              />
            </li>
          ),
        )}
      </ul>
      <InstructionForm
        key={instructions.length}
        first={{ label: "", prompt: "" }}
        action={t("addInstruction")}
        onSend={async (made) => {
          await addInstruction(id, made);
          await onChange();
        }}
      />
    </>
  );
}

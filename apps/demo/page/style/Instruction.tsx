import type { CustomInstruction } from "@dragoman/client";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDelete } from "../steering/ConfirmDelete.tsx";
import { useFocusHandedOn, useFocusTaken } from "../steering/use-focus.ts";
import { InstructionForm } from "./InstructionForm.tsx";

type Written = Pick<CustomInstruction, "label" | "prompt">;

interface Props {
  readonly instruction: Written;
  readonly onReplace: (changed: Written) => Promise<void>;
  readonly onDelete: () => void;
}

/** One instruction of a list: as it is, or in the form that changes it. */
export function Instruction({ instruction, onReplace, onDelete }: Props) {
  const { t } = useTranslation("ui");
  const [editing, setEditing] = useState<"never" | "now" | "over">("never");
  if (editing !== "now") {
    return (
      <ShownInstruction
        instruction={instruction}
        wasEdited={editing === "over"}
        onEdit={() => setEditing("now")}
        onDelete={onDelete}
      />
    );
  }
  return (
    <li>
      <InstructionForm
        first={instruction}
        action={t("common.save")}
        takesFocus
        onSend={async (changed) => {
          await onReplace(changed);
          setEditing("over");
        }}
      />
    </li>
  );
}

interface ShownProps extends Pick<Props, "instruction" | "onDelete"> {
  readonly wasEdited: boolean;
  readonly onEdit: () => void;
}

function ShownInstruction({ instruction: { label, prompt }, wasEdited, onEdit, onDelete }: ShownProps) {
  const { t } = useTranslation("ui");
  const item = useRef<HTMLLIElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(item);
  useFocusTaken(edit, wasEdited);
  return (
    <li ref={item} className="instruction">
      <span dir="auto">
        <b>{label}</b> {prompt}
      </span>
      <button
        ref={edit}
        type="button"
        className="button small"
        aria-label={`${t("common.edit")}: ${label}`}
        onClick={onEdit}
      >
        {t("common.edit")}
      </button>
      <ConfirmDelete name={label} onDelete={onDelete} />
    </li>
  );
}

import type { Glossary } from "@dragoman/client";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Chevron } from "../frame/icons.tsx";
import { mostGlossaries } from "./use-chosen-glossaries.ts";

interface Props {
  readonly offered: readonly Glossary[];
  readonly chosen: readonly Glossary[];
  readonly onToggle: (id: string) => void;
  readonly onMove: (id: string, place: number) => void;
}

/** The chosen ones first, in the order in which they count: dragged, or moved by their buttons. */
export function ChosenGlossaries({ offered, chosen, onToggle, onMove }: Props) {
  const { t } = useTranslation("glossaries");
  const { t: ui } = useTranslation("ui");
  const [dragged, setDragged] = useState<string>();
  const others = offered.filter((glossary) => !chosen.includes(glossary));
  return (
    <ol className="chosen" aria-label={t("heading")}>
      {[...chosen, ...others].map((glossary, place) => {
        const { glossaryId: id, name } = glossary;
        const isChosen = chosen.includes(glossary);
        return (
          <li
            key={id}
            draggable={isChosen && chosen.length > 1}
            data-dragged={dragged === id || undefined}
            onDragStart={(event) => {
              event.dataTransfer.setData("text/plain", name);
              setDragged(id);
            }}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              if (dragged !== undefined && isChosen) event.preventDefault();
            }}
            onDrop={(event) => {
              if (dragged === undefined || !isChosen) return;
              event.preventDefault();
              onMove(dragged, place);
              setDragged(undefined);
            }}
          >
            <label className="switch">
              <input
                type="checkbox"
                role="switch"
                checked={isChosen}
                aria-checked={isChosen}
                disabled={!isChosen && chosen.length >= mostGlossaries}
                onChange={() => onToggle(id)}
              />
              <span dir="auto">{name}</span>
            </label>
            {isChosen && chosen.length > 1 && (
              <span className="chosen-order">
                <button
                  type="button"
                  className="icon-button quiet upwards"
                  aria-label={ui("common.up", { name })}
                  aria-disabled={place === 0}
                  onClick={() => place > 0 && onMove(id, place - 1)}
                >
                  <Chevron />
                </button>
                <button
                  type="button"
                  className="icon-button quiet"
                  aria-label={ui("common.down", { name })}
                  aria-disabled={place === chosen.length - 1}
                  onClick={() => place < chosen.length - 1 && onMove(id, place + 1)}
                >
                  <Chevron />
                </button>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

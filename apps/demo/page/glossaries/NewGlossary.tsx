import { useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ServerFailure } from "../server.ts";
import { LanguageSelect } from "../steering/LanguageSelect.tsx";
import { NameField } from "../steering/NameField.tsx";
import { Problem } from "../steering/Problem.tsx";
import { useAction } from "../steering/use-action.ts";
import { useFocusHandedOn } from "../steering/use-focus.ts";
import { createGlossary } from "./glossary-server.ts";
import { TermsField } from "./TermsField.tsx";
import { formatOfTerms } from "./term-rows.ts";
import { useTermLanguages } from "./use-term-languages.ts";

interface Direction {
  readonly key: number;
  readonly source: string;
  readonly target: string;
  readonly entries: string;
}

const firstDirection: Direction = { key: 0, source: "en", target: "de", entries: "" };

/** A glossary of one or more directions. What the service has against it stands at the field it is about. */
export function NewGlossary({ onMade }: { readonly onMade: (id: string) => Promise<void> }) {
  const { t } = useTranslation("glossaries");
  const id = useId();
  const languages = useTermLanguages();
  const [name, setName] = useState("");
  const [directions, setDirections] = useState<readonly Direction[]>([firstDirection]);
  const adder = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useFocusHandedOn(form);
  const making = useAction();
  const place = placeOf(making.failure);
  const change = (changed: Direction) =>
    setDirections(directions.map((each) => (each.key === changed.key ? changed : each)));
  const make = async () => {
    const dictionaries = directions.map(({ key: _, ...sent }) => ({ ...sent, format: formatOfTerms(sent.entries) }));
    const { glossaryId } = await createGlossary({ name, dictionaries });
    await onMade(glossaryId);
  };
  return (
    <form
      ref={form}
      className="editor"
      onSubmit={(event) => {
        event.preventDefault();
        making.press(make);
      }}
    >
      <NameField value={name} onChange={setName} failure={place?.field === "name" ? making.failure : undefined} />
      {directions.map((direction, index) => {
        const failure = place?.index === index ? making.failure : undefined;
        return (
          <fieldset key={direction.key} className="editor-direction">
            <legend>
              {t("direction")} {index + 1}
            </legend>
            <div className="field-row">
              <LanguageSelect
                label={t("from")}
                tags={languages}
                value={direction.source}
                onChange={(source) => change({ ...direction, source })}
              />
              <LanguageSelect
                label={t("to")}
                tags={languages}
                value={direction.target}
                isInvalid={failure !== undefined && place?.field === "languages"}
                describedBy={`${id}-${direction.key}-languages`}
                onChange={(target) => change({ ...direction, target })}
              />
            </div>
            <Problem
              id={`${id}-${direction.key}-languages`}
              failure={place?.field === "languages" ? failure : undefined}
            />
            <TermsField
              entries={direction.entries}
              failure={place?.field === "entries" ? failure : undefined}
              onChange={(entries) => change({ ...direction, entries })}
            />
            {directions.length > 1 && (
              <button
                type="button"
                className="button small"
                onClick={() => {
                  setDirections(directions.filter((each) => each !== direction));
                  // The button goes away with the direction; the focus must not go with it.
                  adder.current?.focus();
                }}
              >
                {t("removeDirection")}
              </button>
            )}
          </fieldset>
        );
      })}
      <Problem failure={place === undefined ? making.failure : undefined} />
      <div className="panel-actions">
        <button
          ref={adder}
          type="button"
          className="button"
          onClick={() => setDirections([...directions, { ...firstDirection, key: nextKey(directions), target: "fr" }])}
        >
          {t("addDirection")}
        </button>
        <button type="submit" className="button primary" aria-disabled={making.busy}>
          {t("create")}
        </button>
      </div>
    </form>
  );
}

function nextKey(directions: readonly Direction[]): number {
  return Math.max(-1, ...directions.map(({ key }) => key)) + 1;
}

interface Place {
  readonly field: "name" | "languages" | "entries";
  /** Of the direction. */
  readonly index?: number;
}

/** Which field of the form the service complains about. */
function placeOf(failure: ServerFailure | undefined): Place | undefined {
  const about = `${failure?.detail ?? ""} ${failure?.message ?? ""}`;
  const index = Number(/dictionaries\[(\d+)\]/.exec(about)?.[1] ?? 0);
  switch (failure?.reason) {
    case "invalid_glossary_entries":
    case "glossary_too_large":
      return { field: "entries", index };
    case "unsupported_language_pair":
    case "repeated_language_pair":
      return { field: "languages", index };
    case undefined:
    case "too_many_glossaries":
      return undefined;
    default:
      return /name/.test(about) ? { field: "name" } : undefined;
  }
}

import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Arrow } from "../frame/icons.tsx";
import { nameIn } from "../language-names.ts";
import { LanguageCombobox } from "../translator/LanguageCombobox.tsx";
import type { LanguageOption } from "../translator/language-options.ts";
import { handbookName, handbookQueries, leaflet } from "./example/example.ts";
import { Leverage } from "./Leverage.tsx";
import { Search } from "./Search.tsx";
import type { RemoteMemoryRoom } from "./start-worker.ts";
import type { AnalysisDirection, LanguageCount, OpenedMemory } from "./worker/memory-protocol.ts";

interface Props {
  readonly room: RemoteMemoryRoom;
  readonly memory: OpenedMemory;
}

/** What is done with an open memory, in the languages that it has. */
export function Workbench({ room, memory }: Props) {
  const { t, i18n } = useTranslation("memories");
  const [chosen, setChosen] = useState<Partial<AnalysisDirection>>({});
  const { from, to } = directionIn(memory, chosen, i18n.language);
  const isExample = memory.name === handbookName;
  const [sources, targets] = useMemo(
    () => [languageOptions(memory.sources, i18n.language), languageOptions(memory.targets, i18n.language)],
    [memory, i18n.language],
  );
  return (
    <>
      <div className="languages">
        <LanguageCombobox
          label={t("from")}
          options={sources}
          value={from}
          onChange={(language) => setChosen({ ...chosen, from: language })}
        />
        <span className="languages-arrow" aria-hidden="true">
          <Arrow />
        </span>
        <LanguageCombobox
          label={t("to")}
          options={targets}
          value={to}
          onChange={(language) => setChosen({ ...chosen, to: language })}
        />
      </div>
      <div className="workbench">
        <Search
          key={`search ${isExample}`}
          room={room}
          memory={memory}
          from={from}
          to={to}
          examples={isExample ? handbookQueries : []}
        />
        <Leverage
          key={`leverage ${isExample}`}
          room={room}
          memory={memory}
          from={from}
          to={to}
          example={isExample ? leaflet : ""}
        />
      </div>
    </>
  );
}

/** What was chosen where the memory has it; else its most frequent source, and the reader's language before others. */
function directionIn(
  { sources, targets }: OpenedMemory,
  chosen: Partial<AnalysisDirection>,
  reader: string,
): AnalysisDirection {
  const has = (counts: readonly LanguageCount[], wanted: string | undefined) =>
    counts.find(({ language }) => language === wanted)?.language;
  const from = has(sources, chosen.from) ?? sources[0]?.language ?? "";
  const others = targets.filter(({ language }) => language !== from);
  const to = has(targets, chosen.to) ?? has(others, reader) ?? others[0]?.language ?? from;
  return { from, to };
}

function languageOptions(counts: readonly LanguageCount[], reader: string): readonly LanguageOption[] {
  const number = new Intl.NumberFormat(reader);
  return counts.map(({ language, units }) => ({
    tag: language,
    name: nameIn(reader, language.replaceAll("_", "-")),
    native: number.format(units),
    isServed: true,
  }));
}

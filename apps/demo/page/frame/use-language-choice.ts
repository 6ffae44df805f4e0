import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PageLanguage } from "../../src/page-languages.ts";
import { changeLanguage } from "../texts.ts";

export interface LanguageChoice {
  /** What was chosen last, also while its texts are on their way. */
  readonly chosen: string;
  readonly busy: boolean;
  /** Its texts could not be loaded, so that the page stayed as it was. */
  readonly failed: PageLanguage | undefined;
  choose(language: PageLanguage): void;
}

/** The page changes when a language's texts are there; of several choices the last one counts. */
export function useLanguageChoice(): LanguageChoice {
  const { i18n } = useTranslation("ui");
  const [wanted, setWanted] = useState<PageLanguage>();
  const [failed, setFailed] = useState<PageLanguage>();
  const last = useRef<PageLanguage>(undefined);

  const choose = async (language: PageLanguage) => {
    last.current = language;
    setWanted(language);
    setFailed(undefined);
    const isChanged = await changeLanguage(i18n, language, () => last.current === language);
    if (last.current !== language) return;
    setWanted(undefined);
    if (!isChanged) setFailed(language);
  };
  return {
    chosen: wanted ?? i18n.language,
    busy: wanted !== undefined,
    failed,
    choose: (language) => void choose(language),
  };
}

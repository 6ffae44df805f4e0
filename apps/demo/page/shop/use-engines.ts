import { createContext, useContext, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { EnginesOfKeys } from "../../src/protocol.ts";
import { fetchEngines } from "../server.ts";

/** Which engine answered each of the shop's texts; `undefined` while that is not shown. */
export const EnginesShown = createContext<EnginesOfKeys | undefined>(undefined);

export function useEnginesShown(): EnginesOfKeys | undefined {
  return useContext(EnginesShown);
}

/** Asked for only while it is to be shown, and anew for each language. */
export function useEngines(isShown: boolean): EnginesOfKeys | undefined {
  const { i18n } = useTranslation("shop");
  const [engines, setEngines] = useState<EnginesOfKeys>();
  const { language } = i18n;
  useEffect(() => {
    if (!isShown) {
      setEngines(undefined);
      return;
    }
    let isCurrent = true;
    fetchEngines(language, "shop").then(
      (answer) => isCurrent && setEngines(answer),
      () => isCurrent && setEngines(undefined),
    );
    return () => {
      isCurrent = false;
    };
  }, [isShown, language]);
  return engines;
}

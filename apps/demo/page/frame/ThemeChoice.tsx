import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Theme } from "../../src/protocol.ts";
import { rememberPreferences } from "../server.ts";
import { Contrast, Moon, Sun } from "./icons.tsx";

const themes = [
  { theme: "system", Icon: Contrast },
  { theme: "light", Icon: Sun },
  { theme: "dark", Icon: Moon },
] as const satisfies readonly { theme: Theme; Icon: unknown }[];

/** Remembered by the server, which writes it into the next document, so that no other theme flashes by. */
export function ThemeChoice({ start }: { readonly start: Theme }) {
  const { t } = useTranslation("ui");
  const [chosen, setChosen] = useState<Theme>(start);
  const choose = (theme: Theme) => {
    setChosen(theme);
    document.documentElement.dataset["theme"] = theme;
    void rememberPreferences({ theme });
  };
  return (
    <fieldset className="segments">
      <legend className="unseen">{t("theme.label")}</legend>
      {themes.map(({ theme, Icon }) => (
        <label key={theme} className="segment" title={t(`theme.${theme}`)}>
          <input type="radio" name="theme" checked={chosen === theme} onChange={() => choose(theme)} />
          <Icon />
          <span className="unseen">{t(`theme.${theme}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useTranslation } from "react-i18next";
import type { Theme } from "../../src/protocol.ts";
import { Star } from "./icons.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

export function Header({ theme }: { readonly theme: Theme }) {
  const { t } = useTranslation("ui");
  return (
    <header className="header">
      <Star className="header-star" />
      <div>
        <h1 className="header-name" translate="no">
          Dragoman
        </h1>
        <p className="header-tagline">{t("tagline")}</p>
      </div>
      <ThemeChoice start={theme} />
    </header>
  );
}

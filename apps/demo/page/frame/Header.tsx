import { useTranslation } from "react-i18next";
import type { Theme } from "../../src/protocol.ts";
import { type Room, roomNames, rooms } from "../../src/rooms.ts";
import { Star } from "./icons.tsx";
import { ThemeChoice } from "./ThemeChoice.tsx";

export function Header({ room, theme }: { readonly room: Room; readonly theme: Theme }) {
  const { t } = useTranslation("ui");
  return (
    <header className="header">
      <Star className="header-star" />
      <div className="header-words">
        <h1 className="header-name" translate="no">
          Dragoman
        </h1>
        <p className="header-tagline">{t("tagline")}</p>
      </div>
      <nav className="doors" aria-label={t("rooms.label")}>
        {roomNames.map((name) => (
          <a key={name} className="door" href={rooms[name].path} aria-current={name === room ? "page" : undefined}>
            {t(`rooms.${name}`)}
          </a>
        ))}
      </nav>
      <ThemeChoice start={theme} />
    </header>
  );
}

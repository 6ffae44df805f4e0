import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Theme } from "../src/protocol.ts";
import type { Room } from "../src/rooms.ts";
import { Header } from "./frame/Header.tsx";
import { LanguageStrip } from "./frame/LanguageStrip.tsx";

interface Props {
  readonly room: Room;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** What stands around every room of the demo. */
export function Page({ room, theme, children }: Props) {
  // Each room has these two texts of its own; the other room's are not loaded for them.
  const { t } = useTranslation(room === "memories" ? "memories" : "ui");
  return (
    <>
      <a className="skip" href={room === "memories" ? "#memory" : "#translator"}>
        {t("skip")}
      </a>
      <Header room={room} theme={theme} />
      <LanguageStrip />
      {children}
      <footer className="footer">{t("footer")}</footer>
    </>
  );
}

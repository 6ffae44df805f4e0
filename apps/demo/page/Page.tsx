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
  const { t } = useTranslation(["ui", "memories"]);
  return (
    <>
      <a className="skip" href={room === "memories" ? "#memory" : "#translator"}>
        {room === "memories" ? t("memories:skip") : t("skip")}
      </a>
      <Header room={room} theme={theme} />
      <LanguageStrip />
      {children}
      <footer className="footer">{room === "memories" ? t("memories:footer") : t("footer")}</footer>
    </>
  );
}

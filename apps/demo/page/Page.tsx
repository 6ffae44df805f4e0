import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Theme } from "../src/protocol.ts";
import { type Room, rooms } from "../src/rooms.ts";
import { Header } from "./frame/Header.tsx";
import { LanguageStrip } from "./frame/LanguageStrip.tsx";

interface Props {
  readonly room: Room;
  readonly theme: Theme;
  readonly children: ReactNode;
}

/** What stands around every room of the demo. */
export function Page({ room, theme, children }: Props) {
  // Other rooms' texts are not loaded. What is opened in the browser needs another promise than what is sent.
  const { t } = useTranslation(rooms[room].title);
  const { t: footer } = useTranslation(room === "memories" ? "memories" : "ui");
  return (
    <>
      <a className="skip" href={`#${rooms[room].main}`}>
        {t("skip")}
      </a>
      <Header room={room} theme={theme} />
      <LanguageStrip />
      {children}
      <footer className="footer">{footer("footer")}</footer>
    </>
  );
}

import { useTranslation } from "react-i18next";
import type { Theme } from "../src/protocol.ts";
import { Header } from "./frame/Header.tsx";
import { LanguageStrip } from "./frame/LanguageStrip.tsx";
import { Shop } from "./shop/Shop.tsx";
import { Translator } from "./translator/Translator.tsx";

export function Page({ theme }: { readonly theme: Theme }) {
  const { t } = useTranslation("ui");
  return (
    <>
      <a className="skip" href="#translator">
        {t("skip")}
      </a>
      <Header theme={theme} />
      <LanguageStrip />
      <main className="rooms">
        <Translator />
        <Shop />
      </main>
      <footer className="footer">{t("footer")}</footer>
    </>
  );
}

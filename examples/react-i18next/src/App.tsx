import { useState } from "react";
import { Trans, useTranslation } from "react-i18next";
import { languages } from "./i18n.ts";

export function App() {
  const { t, i18n } = useTranslation();
  const [count, setCount] = useState(1);
  return (
    <main lang={i18n.resolvedLanguage}>
      <nav>
        {languages.map((language) => (
          <a key={language} href={`?lng=${language}`} hrefLang={language}>
            {language}{" "}
          </a>
        ))}
      </nav>
      <h1>{t("title")}</h1>
      <p id="count">{t("count", { count })}</p>
      <button id="upload" type="button" onClick={() => setCount(count + 1)}>
        {t("upload")}
      </button>
      <p id="terms">
        <Trans i18nKey="terms" components={{ terms: <a href="#terms">…</a> }} />
      </p>
      {/* Not in locales/en: what is being built can be seen in every language at once. */}
      <p id="new">{t("empty", "No files yet")}</p>
    </main>
  );
}

import { useTranslation } from "react-i18next";
import { directionOf, pageLanguages } from "../../src/page-languages.ts";
import { nativeName } from "../language-names.ts";

/** The language of everything on the page, the shop included. Radio buttons: one press, or the arrow keys. */
export function LanguageStrip() {
  const { t, i18n } = useTranslation("ui");
  return (
    <fieldset className="strip">
      <legend className="unseen">{t("language")}</legend>
      {pageLanguages.map((language) => (
        <label key={language} className="strip-language" lang={language} dir={directionOf(language)}>
          <input
            type="radio"
            name="language"
            value={language}
            checked={i18n.language === language}
            onChange={() => void i18n.changeLanguage(language)}
          />
          <span>{nativeName(language)}</span>
        </label>
      ))}
    </fieldset>
  );
}

import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { directionOf, pageLanguages } from "../../src/page-languages.ts";
import { nativeName } from "../language-names.ts";
import { useLanguageChoice } from "./use-language-choice.ts";

/** The language of everything on the page, the shop included. Radio buttons: one press, or the arrow keys. */
export function LanguageStrip() {
  const { t } = useTranslation("ui");
  const { chosen, busy, failed, choose } = useLanguageChoice();
  const strip = useRef<HTMLFieldSetElement>(null);
  const radio = (language: string) => strip.current?.querySelector<HTMLInputElement>(`[value="${language}"]`);

  // On a narrow page the strip scrolls; the page itself stays where it is.
  useEffect(() => {
    const label = strip.current?.querySelector<HTMLInputElement>(`[value="${chosen}"]`)?.parentElement;
    if (!label || !strip.current) return;
    const [inner, outer] = [label.getBoundingClientRect(), strip.current.getBoundingClientRect()];
    strip.current.scrollBy({ left: (inner.left + inner.right - outer.left - outer.right) / 2 });
  }, [chosen]);

  return (
    <>
      <fieldset ref={strip} className="strip" aria-busy={busy}>
        <legend className="unseen">{t("language")}</legend>
        {pageLanguages.map((language) => (
          <label key={language} className="strip-language" lang={language} dir={directionOf(language)}>
            <input
              type="radio"
              name="language"
              value={language}
              checked={chosen === language}
              onChange={() => choose(language)}
            />
            <span>{nativeName(language)}</span>
          </label>
        ))}
      </fieldset>
      {failed !== undefined && (
        <div className="strip-failed" role="alert">
          <p>{t("languageFailed", { language: nativeName(failed) })}</p>
          <button
            type="button"
            className="chip"
            onClick={() => {
              radio(failed)?.focus();
              choose(failed);
            }}
          >
            {t("failure.retry")}
          </button>
        </div>
      )}
    </>
  );
}

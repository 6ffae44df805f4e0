import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { isPageLanguage, pageLanguages, sourceLanguage } from "../../src/page-languages.ts";
import { LanguageSelect } from "../steering/LanguageSelect.tsx";
import { Problem } from "../steering/Problem.tsx";
import { AnswersTable } from "./AnswersTable.tsx";
import { useAnswers } from "./use-answers.ts";
import { addressOf, type WebsitePage, websitePages } from "./website-answer.ts";

/** A website that knows nothing of languages, and what its readers get. */
export function WebsiteRoom() {
  const { t, i18n } = useTranslation("website");
  const [heading, pageField] = [useId(), useId()];
  const [page, setPage] = useState<WebsitePage>("start");
  const [language, setLanguage] = useState(() => firstLanguage(i18n.language));
  const { first, latest, failure, reload } = useAnswers(page, language);
  return (
    <main className="workshop">
      <section className="panel" id="website" tabIndex={-1} aria-labelledby={heading}>
        <h2 id={heading} className="panel-title">
          {t("heading")}
        </h2>
        <p className="panel-intro">{t("intro")}</p>
        <div className="field-row">
          <LanguageSelect label={t("language")} tags={pageLanguages} value={language} onChange={setLanguage} />
          <div className="labelled">
            <label htmlFor={pageField}>{t("page")}</label>
            <select
              id={pageField}
              className="field"
              value={page}
              onChange={({ target }) => setPage(websitePages.find((name) => name === target.value) ?? "start")}
            >
              {websitePages.map((name) => (
                <option key={name} value={name}>
                  {t(`pages.${name}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
        <Problem failure={failure} />
        <AnswersTable first={first} latest={latest} />
        <p className="panel-intro" role="status">
          {latest !== undefined && t(latest.outcome)}
        </p>
        <div className="panel-actions">
          <button type="button" className="button" onClick={reload}>
            {t("again")}
          </button>
        </div>
      </section>
      <section className="panel">
        {/* Opened behind the first answer, or the frame would be this language's first reader, and nobody would see it. */}
        <WebsiteFrame key={latest?.number} address={latest && addressIn(page, language)} title={t("localized")} />
        <WebsiteFrame address={addressIn(page, sourceLanguage)} title={t("original")} />
      </section>
    </main>
  );
}

function addressIn(page: WebsitePage, language: string): string {
  return `${addressOf[page]}?${new URLSearchParams({ lang: language })}`;
}

interface FrameProps {
  /** Empty without one. */
  readonly address: string | undefined;
  readonly title: string;
}

/** The website runs no scripts, and the frame would let none run. */
function WebsiteFrame({ address, title }: FrameProps) {
  return (
    <>
      <h3 className="small-title">{title}</h3>
      <iframe className="website" title={title} sandbox="allow-same-origin allow-forms" src={address} />
    </>
  );
}

/** Another one than the website's own. */
function firstLanguage(reader: string): string {
  return isPageLanguage(reader) && reader !== sourceLanguage ? reader : "de";
}

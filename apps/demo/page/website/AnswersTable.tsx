import { useTranslation } from "react-i18next";
import { shownHeaders, type WebsiteAnswer } from "./website-answer.ts";

interface Props {
  readonly first: WebsiteAnswer | undefined;
  readonly latest: WebsiteAnswer | undefined;
}

/** What an answer says of itself, and what a later one does. */
export function AnswersTable({ first, latest }: Props) {
  const { t } = useTranslation("website");
  const value = (answer: WebsiteAnswer | undefined, name: string) => {
    const sent = answer?.headers[name];
    if (sent !== undefined) return <code dir="ltr">{sent}</code>;
    return answer !== undefined && <span className="hint">{t("absent")}</span>;
  };
  return (
    <table className="answers">
      <caption className="small-title">{t("answers")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("header")}</th>
          <th scope="col">{t("first")}</th>
          <th scope="col">{t("latest")}</th>
        </tr>
      </thead>
      <tbody>
        {shownHeaders.map((name) => (
          <tr key={name} data-header={name}>
            <th scope="row" translate="no">
              <code dir="ltr">{name}</code>
            </th>
            <td>{value(first, name)}</td>
            <td>{value(latest, name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ImportReport } from "@dragoman/tm";
import { useTranslation } from "react-i18next";

/** A page of them; a file may have a thousand and more. */
const mostShown = 100;

/** Everything that was wrong with the file, and where. What is wrong is said in English, as the library says it. */
export function FaultList({ report: { faults, counts } }: { readonly report: ImportReport }) {
  const { t, i18n } = useTranslation("memories");
  const number = new Intl.NumberFormat(i18n.language);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const amount = number.format(total);
  const shown = faults.slice(0, mostShown);
  if (total === 0) return <p className="faults-none">{t("report.none")}</p>;
  return (
    <details className="faults">
      <summary>{t("report.faults", { amount })}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="faults-scroll" aria-label={t("report.faults", { amount })} tabIndex={0}>
        <table className="faults-table">
          <thead>
            <tr>
              <th scope="col" className="figure">
                {t("report.line")}
              </th>
              <th scope="col">{t("report.fault")}</th>
              <th scope="col">{t("report.action")}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, code, message, action }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a finished list, in which two may be alike
              <tr key={at}>
                <td className="figure">{number.format(line)}</td>
                <td lang="en" dir="ltr">
                  {message} <code>{code}</code>
                </td>
                <td className="faults-action" data-action={action}>
                  {t(`report.${action}`)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < total && (
        <p className="faults-first">{t("report.first", { shown: number.format(shown.length), amount })}</p>
      )}
    </details>
  );
}

import type { LeverageReport } from "@dragoman/tm";
import { useTranslation } from "react-i18next";
import { bandName } from "./band-names.ts";

/** Every band with what fell into it, also those where nothing did. One file has no repetitions across files. */
export function BandTable({ report: { bands, total, rates } }: { readonly report: LeverageReport }) {
  const { t, i18n } = useTranslation("memories");
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const shown = bands.filter(({ band, segments }) => segments > 0 || band !== "repeated-across-files");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where the page is narrow it scrolls, and only what has the focus scrolls by keys.
    <section className="bands" tabIndex={0} aria-label={t("leverage.words")}>
      <table className="bands-table">
        <thead>
          <tr>
            <th scope="col">{t("leverage.band")}</th>
            <th scope="col" className="figure">
              {t("leverage.segments")}
            </th>
            <th scope="col" className="figure">
              {t("leverage.words")}
            </th>
            <th scope="col" className="figure rate">
              {t("leverage.rate")}
            </th>
            <th scope="col" className="figure">
              {t("leverage.weighted")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ band, segments, words, weightedWords }) => (
            <tr key={band} data-empty={segments === 0 || undefined}>
              <th scope="row">
                <span className="band-name">
                  <span className="swatch" data-band={band} />
                  {bandName(band, t)}
                </span>
              </th>
              <td className="figure">{number.format(segments)}</td>
              <td className="figure">{number.format(words)}</td>
              <td className="figure rate">{percent.format(rates[band] / 100)}</td>
              <td className="figure">{number.format(weightedWords)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t("leverage.total")}</th>
            <td className="figure">{number.format(total.segments)}</td>
            <td className="figure">{number.format(total.words)}</td>
            <td className="rate" />
            <td className="figure">{number.format(total.weightedWords)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

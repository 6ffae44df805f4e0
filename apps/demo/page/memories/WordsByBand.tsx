import type { BandLeverage, Leverage } from "@dragoman/tm";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { bandName } from "./band-names.ts";

/**
 * The job as one bar: a piece for each band, as wide as its share of the words. Colours and patterns are those of the
 * report that can be downloaded. Its figures stand in the table below.
 */
export function WordsByBand({ leverage: { bands, total } }: { readonly leverage: Leverage }) {
  const { t, i18n } = useTranslation("memories");
  const id = useId();
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const shown = bands.filter(({ words }) => words > 0);
  const share = ({ words }: BandLeverage) => percent.format(words / total.words);
  const list = new Intl.ListFormat(i18n.language, { type: "unit" });
  return (
    <figure className="chart">
      <figcaption id={id}>{t("leverage.chart")}</figcaption>
      <div className="chart-bar" role="img" aria-labelledby={id} aria-describedby={`${id}-words`}>
        {shown.map((amounts) => (
          <span
            key={amounts.band}
            className="piece"
            data-band={amounts.band}
            style={{ flexGrow: amounts.words }}
            title={`${bandName(amounts.band, t)}: ${share(amounts)}`}
          >
            <span className="piece-share">{share(amounts)}</span>
          </span>
        ))}
      </div>
      <p id={`${id}-words`} className="unseen">
        {list.format(shown.map((amounts) => `${bandName(amounts.band, t)}: ${share(amounts)}`))}
      </p>
    </figure>
  );
}

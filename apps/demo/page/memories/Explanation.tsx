import type { Loss, Match, Repair } from "@dragoman/tm";
import { useTranslation } from "react-i18next";

/** The score as the sum that it is, and what was exchanged in the translation. */
export function Explanation({ match }: { readonly match: Match }) {
  const { t, i18n } = useTranslation("memories");
  const { explanation, kind, score } = match;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const inContext = kind === "context-double" ? 2 : kind === "context" ? 1 : 0;
  const sum = explanation.losses.reduce((rest, loss) => rest - loss.points, explanation.text + inContext);
  return (
    <div className="explanation">
      <ul className="score-parts" aria-label={t("match.explanation")}>
        <li>
          {t("match.text")} <b dir="ltr">{number.format(explanation.text)}</b>
        </li>
        {inContext > 0 && (
          <li>
            {t("match.context")} <b dir="ltr">+{number.format(inContext)}</b>
          </li>
        )}
        {explanation.losses.map((loss) => (
          <LossPart key={loss.part} loss={loss} />
        ))}
        {sum - score > 0.05 && (
          <li>
            {t("match.below100")} <b dir="ltr">−{number.format(sum - score)}</b>
          </li>
        )}
      </ul>
      {explanation.repairs.length > 0 && (
        <ul className="repairs" aria-label={t("match.exchanged")}>
          {explanation.repairs.map((repair, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be exchanged twice
            <RepairPart key={at} repair={repair} />
          ))}
        </ul>
      )}
    </div>
  );
}

function LossPart({ loss: { part, points } }: { readonly loss: Loss }) {
  const { t, i18n } = useTranslation("memories");
  return (
    <li>
      {t(`match.${part}`)} <b dir="ltr">−{new Intl.NumberFormat(i18n.language).format(points)}</b>
    </li>
  );
}

function RepairPart({ repair: { part, before, after } }: { readonly repair: Repair }) {
  const { t } = useTranslation("memories");
  return (
    <li>
      <span>{t(`match.${part}`)}</span> <Piece text={before} />{" "}
      <span className="repair-arrow" aria-hidden="true">
        →
      </span>{" "}
      <Piece text={after} />
    </li>
  );
}

function Piece({ text }: { readonly text: string }) {
  const { t } = useTranslation("memories");
  return text === "" ? <i>{t("match.nothing")}</i> : <bdi className="repair-text">{text}</bdi>;
}

import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { EngineFigures, SetFigures } from "../../src/protocol.ts";

/** How close the model comes to people, set by set, beside Apertium where both were measured. A bar is a chrF. */
export function ModelFigures({ figures }: { readonly figures: readonly SetFigures[] }) {
  const { t, i18n } = useTranslation("ui");
  const heading = useId();
  const scale = useId();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <h4 id={heading}>{t("card.figures")}</h4>
      <p id={scale} className="model-card-note">
        {t("card.scale")}
      </p>
      <table className="model-figures" aria-labelledby={heading} aria-describedby={scale}>
        <thead>
          <tr>
            <td />
            <th scope="col" translate="no">
              chrF
            </th>
            <th scope="col" translate="no">
              BLEU
            </th>
            <th scope="col">{t("card.answers")}</th>
          </tr>
        </thead>
        {figures.map(({ set, texts, model, apertium }) => (
          <tbody key={set}>
            <tr>
              <th scope="rowgroup" colSpan={4}>
                {t(`card.set.${set}`)}{" "}
                <span className="model-card-note">({t("card.texts", { amount: number.format(texts) })})</span>
              </th>
            </tr>
            {model !== undefined && <EngineRow name={t("card.model")} figures={model} isOwn />}
            {apertium !== undefined && <EngineRow name="Apertium" figures={apertium} />}
          </tbody>
        ))}
      </table>
    </>
  );
}

interface EngineRowProps {
  readonly name: string;
  readonly figures: EngineFigures;
  readonly isOwn?: boolean;
}

function EngineRow({ name, figures: { chrf, bleu, answered }, isOwn }: EngineRowProps) {
  const { i18n } = useTranslation("ui");
  const score = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <tr data-own={isOwn}>
      <th scope="row">{name}</th>
      <td>
        <span className="model-score">
          <span className="model-bar" aria-hidden="true">
            <span style={{ inlineSize: `${chrf}%` }} />
          </span>
          {score.format(chrf)}
        </span>
      </td>
      <td>{score.format(bleu)}</td>
      <td>{answered === undefined ? "–" : percent.format(answered)}</td>
    </tr>
  );
}

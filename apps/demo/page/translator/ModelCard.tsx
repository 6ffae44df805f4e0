import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { LicenceCount, ModelCardAnswer } from "../../src/protocol.ts";
import { bytesIn } from "../quantities.ts";
import type { Direction } from "../server.ts";
import { ModelFigures } from "./ModelFigures.tsx";
import { useModelCard } from "./use-model-card.ts";

/** What the model that answered is for, how good it is and what it was made from; asked for when it is opened. */
export function ModelCard({ direction }: { readonly direction: Direction }) {
  const { t } = useTranslation("ui");
  const [now, read] = useModelCard(direction);
  const summary = useRef<HTMLElement>(null);
  return (
    <details
      className="model-card"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) read();
      }}
    >
      <summary ref={summary}>{t("card.open")}</summary>
      <p className="model-card-state" role="status">
        {now.state === "reading" && t("card.loading")}
        {now.state === "failed" && t("card.failed")}
      </p>
      {now.state === "failed" && (
        <button
          type="button"
          className="chip"
          onClick={() => {
            // The button goes away; the focus must not go with it.
            summary.current?.focus();
            read();
          }}
        >
          {t("failure.retry")}
        </button>
      )}
      {now.state === "read" && <Facts card={now.card} />}
    </details>
  );
}

function Facts({ card }: { readonly card: ModelCardAnswer }) {
  const { t, i18n } = useTranslation("ui");
  const number = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <div className="model-card-facts">
      <p>{t("card.for")}</p>
      <p>{t("card.notFor")}</p>
      <dl className="model-card-numbers">
        <div>
          <dt>{t("card.size")}</dt>
          <dd>{bytesIn(i18n.language, card.bytes)}</dd>
        </div>
        <div>
          <dt>{t("card.words")}</dt>
          <dd>{number.format(card.mostWords)}</dd>
        </div>
        <div>
          <dt>{t("card.certainty")}</dt>
          <dd>{percent.format(card.leastCertainty)}</dd>
        </div>
        <div>
          <dt>{t("card.version")}</dt>
          <dd>
            <bdi translate="no">{card.version}</bdi>
          </dd>
        </div>
      </dl>
      {card.figures.length > 0 ? <ModelFigures figures={card.figures} /> : <p>{t("card.unmeasured")}</p>}
      <Licences card={card} />
    </div>
  );
}

/** The others are mostly combinations of these. */
const licencesAtOnce = 8;

function Licences({ card: { sources, licences } }: { readonly card: ModelCardAnswer }) {
  const { t, i18n } = useTranslation("ui");
  const label = useId();
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <h4>{t("card.sources")}</h4>
      {sources === 0 ? (
        <p>{t("card.unlisted")}</p>
      ) : (
        <>
          <p id={label}>{t("card.licences", { amount: number.format(sources) })}</p>
          <LicenceList licences={licences.slice(0, licencesAtOnce)} labelledBy={label} />
          {licences.length > licencesAtOnce && (
            <details>
              <summary>{t("common.more")}</summary>
              <LicenceList licences={licences.slice(licencesAtOnce)} labelledBy={label} />
            </details>
          )}
        </>
      )}
    </>
  );
}

interface LicenceListProps {
  readonly licences: readonly LicenceCount[];
  readonly labelledBy: string;
}

function LicenceList({ licences, labelledBy }: LicenceListProps) {
  const { i18n } = useTranslation("ui");
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <ul className="model-licences" aria-labelledby={labelledBy}>
      {licences.map(({ licence, sources }) => (
        <li key={licence}>
          <bdi lang="en" translate="no">
            {licence}
          </bdi>{" "}
          <b>{number.format(sources)}</b>
        </li>
      ))}
    </ul>
  );
}

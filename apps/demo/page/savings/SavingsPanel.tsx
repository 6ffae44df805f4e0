import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { SavingsAnswer } from "../../src/protocol.ts";

/** A group with a name and not a live region: whoever wants the counts goes there, and nobody is told of each. */
export function SavingsPanel({ savings }: { readonly savings: SavingsAnswer }) {
  const { t, i18n } = useTranslation("ui");
  const heading = useId();
  const { requests, characters, sharedCharacters, storedCharacters } = savings;
  const saved = sharedCharacters + storedCharacters;
  const share = saved === 0 ? 0 : saved / (saved + characters);
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  return (
    <section className="savings" aria-labelledby={heading}>
      <h3 id={heading} className="savings-title">
        {t("savings.title")}
      </h3>
      <div className="savings-bar" aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </div>
      <dl className="savings-sums">
        <div>
          <dt>{t("savings.sent")}</dt>
          <dd className="savings-sum" data-count="characters">
            {t("savings.characters", { count: characters })}
          </dd>
          <dd data-count="requests">{t("savings.requests", { count: requests })}</dd>
        </div>
        <div>
          <dt>
            {t("savings.saved")} <b>{percent.format(share)}</b>
          </dt>
          <dd className="savings-sum" data-count="saved">
            {t("savings.characters", { count: saved })}
          </dd>
          <dd data-count="stored">
            {t("savings.stored")}: {t("savings.characters", { count: storedCharacters })}
          </dd>
          <dd data-count="shared">
            {t("savings.shared")}: {t("savings.characters", { count: sharedCharacters })}
          </dd>
        </div>
      </dl>
    </section>
  );
}

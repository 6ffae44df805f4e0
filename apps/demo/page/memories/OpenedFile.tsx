import { useTranslation } from "react-i18next";
import { bytesIn, durationIn } from "../quantities.ts";
import { FaultList } from "./FaultList.tsx";
import type { OpenedMemory } from "./worker/memory-protocol.ts";

/** What is open, and the report of its import. */
export function OpenedFile({ memory }: { readonly memory: OpenedMemory }) {
  const { t, i18n } = useTranslation("memories");
  const { name, bytes, units, report, milliseconds } = memory;
  const number = new Intl.NumberFormat(i18n.language);
  const figures = [
    { label: "report.units", amount: number.format(units) },
    { label: "report.repaired", amount: number.format(report.repaired) },
    { label: "report.skipped", amount: number.format(report.skipped) },
    { label: "report.size", amount: bytesIn(i18n.language, bytes) },
    { label: "report.time", amount: durationIn(i18n.language, milliseconds) },
  ] as const;
  return (
    <div className="opened">
      <p className="opened-name">
        <bdi>{name}</bdi>
      </p>
      <dl className="opened-figures">
        {figures.map(({ label, amount }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      <FaultList report={report} />
    </div>
  );
}

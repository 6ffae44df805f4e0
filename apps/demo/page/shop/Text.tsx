import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import { useEnginesShown } from "./use-engines.ts";

interface Props {
  readonly id: ParseKeys<"shop">;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** One of the shop's texts, with the engine that answered it where that is to be shown. */
export function Text({ id, values }: Props) {
  const { t } = useTranslation("shop");
  const engines = useEnginesShown();
  const { res, exactUsedKey } = t(id, { ...values, returnDetails: true });
  const engine = engines?.[exactUsedKey];
  return (
    <>
      {res}
      {engine !== undefined && (
        <span className="engine-mark" data-engine={engine} translate="no">
          {engine}
        </span>
      )}
    </>
  );
}

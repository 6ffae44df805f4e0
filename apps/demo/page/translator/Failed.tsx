import type { ParseKeys } from "i18next";
import { useTranslation } from "react-i18next";
import type { FailureCode } from "../../src/protocol.ts";

interface Props {
  readonly code: FailureCode;
  readonly traceId: string | undefined;
  readonly onRetry: () => void;
}

const words = {
  unreachable: "failure.unreachable",
  limited: "failure.limited",
  invalid: "failure.other",
  refused: "failure.other",
  "not-found": "failure.other",
  internal: "failure.other",
} as const satisfies Record<FailureCode, ParseKeys<"ui">>;

export function Failed({ code, traceId, onRetry }: Props) {
  const { t } = useTranslation("ui");
  return (
    <div className="notice failed" role="alert">
      <p className="notice-title">{t("failure.title")}</p>
      <p>{t(words[code])}</p>
      {traceId !== undefined && (
        <p className="notice-trace">
          {t("failure.trace")}: <code dir="ltr">{traceId}</code>
        </p>
      )}
      <button type="button" className="button" onClick={onRetry}>
        {t("failure.retry")}
      </button>
    </div>
  );
}

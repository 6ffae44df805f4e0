import { useTranslation } from "react-i18next";
import type { Failure } from "./worker/memory-protocol.ts";

interface Props {
  readonly name: string;
  readonly failure: Failure;
  /** What could have been read instead. */
  readonly formats: readonly string[];
  /** Whether another memory was open before, which this did not change. */
  readonly isOtherKept?: boolean;
}

export function FailureNotice({ name, failure: { reason }, formats, isOtherKept = false }: Props) {
  const { t, i18n } = useTranslation("memories");
  const formatList = new Intl.ListFormat(i18n.language).format(formats);
  return (
    <div className="notice" role="alert">
      <p className="notice-title">{t("failed.title", { name: isolated(name) })}</p>
      {reason.kind === "told" ? (
        <p lang="en" dir="ltr">
          {reason.message}
        </p>
      ) : (
        <p>{t(`failed.${reason.kind}`, { formats: formatList })}</p>
      )}
      {isOtherKept && <p className="notice-sub">{t("failed.kept")}</p>}
    </div>
  );
}

/** A file name has a direction of its own (Unicode bidirectional algorithm: first strong isolate). */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

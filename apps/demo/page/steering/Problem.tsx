import { useTranslation } from "react-i18next";
import type { ServerFailure } from "../server.ts";

interface Props {
  readonly failure: ServerFailure | undefined;
  /** What did not work, where its place does not say it. */
  readonly what?: string;
  /** What a field is described by. */
  readonly id?: string;
}

/** Why something was refused, in the service's own words where it has some: those name the line and the rule. */
export function Problem({ failure, what, id }: Props) {
  const { t } = useTranslation("ui");
  const isOutOfReach = failure?.code === "unreachable" || failure?.code === "limited";
  return (
    <div id={id} className="problem" role="alert">
      {failure !== undefined && (
        <>
          <b>{what ?? t("common.failed")}</b>{" "}
          {isOutOfReach ? (
            t(failure.code === "limited" ? "failure.limited" : "failure.unreachable")
          ) : (
            <span lang="en" dir="ltr">
              {failure.detail ?? failure.message}
            </span>
          )}
        </>
      )}
    </div>
  );
}

import { useTranslation } from "react-i18next";
import type { RemedyOffer } from "../../src/protocol.ts";
import { InstallModel } from "./InstallModel.tsx";
import type { Install } from "./use-install.ts";

interface Props {
  readonly remedies: readonly RemedyOffer[];
  readonly install: Install;
}

/** Nobody knows the text: what would change that, and where one press is enough, the button. */
export function Declined({ remedies, install }: Props) {
  const { t } = useTranslation("ui");
  const installable = remedies.find(({ kind, models }) => kind === "install-model" && models.length > 0);
  const others = remedies.filter((remedy) => remedy !== installable);
  return (
    <div className="notice" role="group" aria-labelledby="declined">
      <p id="declined" className="notice-title" role="status">
        {t("declined.title")}
      </p>
      {remedies.length === 0 ? (
        <p>{t("declined.none")}</p>
      ) : (
        <>
          <p className="notice-sub">{t("declined.remedies")}</p>
          {installable !== undefined && <InstallModel models={installable.models} install={install} />}
          {others.map((remedy) => (
            <details key={`${remedy.engine} ${remedy.action}`} className="remedy">
              <summary>
                {t(remedy.kind === "configure" ? "declined.configure" : "declined.package")}
                {remedy.engine !== undefined && (
                  <span className="remedy-engine" translate="no">
                    {remedy.engine}
                  </span>
                )}
              </summary>
              <code lang="en" dir="ltr">
                {remedy.action}
              </code>
            </details>
          ))}
        </>
      )}
    </div>
  );
}

import { useTranslation } from "react-i18next";
import type { RemedyOffer } from "../../src/protocol.ts";
import { ModelRemedy } from "./ModelRemedy.tsx";
import type { Install } from "./use-install.ts";

interface Props {
  /** The text's language; `undefined` where it could not be detected. */
  readonly source: string | undefined;
  readonly target: string;
  readonly remedies: readonly RemedyOffer[];
  readonly install: Install;
}

/** Nobody knows the text: what would change that, and where one press is enough, the button. */
export function Declined({ source, target, remedies, install }: Props) {
  const { t } = useTranslation("ui");
  const model = source === undefined ? undefined : remedies.find(({ kind }) => kind === "install-model");
  const advice =
    source === undefined ? "failure.undetected" : remedies.length === 0 ? "declined.none" : "declined.remedies";
  const others = remedies.filter((remedy) => remedy !== model);
  return (
    <div className="notice">
      <p className="notice-title" role="status">
        {t("declined.title")}
      </p>
      <p className="notice-sub">{t(advice)}</p>
      {model !== undefined && source !== undefined && (
        <ModelRemedy
          key={`${source} ${target}`}
          direction={{ source, target }}
          named={model.models}
          install={install}
        />
      )}
      {others.map((remedy) => (
        <details key={`${remedy.engine} ${remedy.action}`} className="remedy">
          <summary>
            {t(remedy.kind === "install-package" ? "declined.package" : "declined.configure")}
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
    </div>
  );
}

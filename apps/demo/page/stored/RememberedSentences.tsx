import { useTranslation } from "react-i18next";
import { directionOf } from "../../src/page-languages.ts";
import type { SteeredText } from "../../src/steering-protocol.ts";
import { EngineBadge } from "../EngineBadge.tsx";
import { Declined } from "../translator/Declined.tsx";
import { useInstall } from "../translator/use-install.ts";

interface Props {
  readonly sentences: readonly string[];
  readonly results: readonly SteeredText[];
  readonly source: string;
  readonly target: string;
  readonly onInstalled: () => void;
}

/** Each sentence with its translation and who made it; at last what would translate those that nobody knows. */
export function RememberedSentences({ sentences, results, source, target, onInstalled }: Props) {
  const { t } = useTranslation("stored");
  const install = useInstall(onInstalled);
  const declined = results.find((result) => result.status === "declined");
  const remembered = results.filter((result) => result.status === "translated" && result.engine === "memory").length;
  return (
    <>
      <p className="hint" role="status">
        {t("fromMemory", { amount: remembered, total: sentences.length })}
      </p>
      <ol className="remembered">
        {results.map((result, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence may be there twice
          <li key={at} data-engine={result.status === "translated" ? result.engine : "none"}>
            <p lang={source} dir="auto" className="remembered-source">
              {sentences[at]}
            </p>
            {result.status === "translated" ? (
              <>
                <p lang={target} dir={directionOf(target)}>
                  {result.text}
                </p>
                {result.engine !== undefined && <EngineBadge engine={result.engine} />}
              </>
            ) : (
              <p className="hint">{t("unknown")}</p>
            )}
          </li>
        ))}
      </ol>
      {declined !== undefined && (
        <Declined source={source} target={target} remedies={declined.remedies} install={install} />
      )}
    </>
  );
}

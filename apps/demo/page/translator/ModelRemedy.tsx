import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModelDownload } from "../../src/protocol.ts";
import { type Direction, fetchModels, ServerFailure } from "../server.ts";
import { InstallModel } from "./InstallModel.tsx";
import type { Install } from "./use-install.ts";

interface Props {
  readonly direction: Direction;
  /** What the service named; empty where its list of models has to be read first. */
  readonly named: readonly ModelDownload[];
  readonly install: Install;
  /** Stands where a button was that had the focus. */
  readonly takesFocus?: boolean;
}

/** The models that would serve a direction, one press from being installed. Another direction is another element. */
export function ModelRemedy({ direction, named, install, takesFocus = false }: Props) {
  const { t } = useTranslation("ui");
  const [offer, lookAgain] = useOffer(direction, named);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={place} className="model-remedy" tabIndex={-1}>
      {offer.state === "offered" && offer.models.length > 0 ? (
        <InstallModel models={offer.models} install={install} />
      ) : (
        <p className="install-end" role="status">
          {offer.state === "looking" && t("model.looking")}
          {offer.state === "offered" && t("model.none")}
          {offer.state === "unlisted" && (
            <>
              {t("model.unlisted")}{" "}
              <span lang="en" dir="ltr">
                {offer.reason}
              </span>{" "}
              <button
                type="button"
                className="chip"
                onClick={() => {
                  place.current?.focus();
                  lookAgain();
                }}
              >
                {t("failure.retry")}
              </button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

type Offer =
  | { readonly state: "looking" }
  | { readonly state: "offered"; readonly models: readonly ModelDownload[] }
  | { readonly state: "unlisted"; readonly reason: string };

/** Asks for the list of models only where the service did not name them. No text is sent along. */
function useOffer({ source, target }: Direction, named: readonly ModelDownload[]): readonly [Offer, () => void] {
  const isNamed = named.length > 0;
  const [found, setFound] = useState<Offer>({ state: "looking" });
  const look = useCallback(() => {
    setFound({ state: "looking" });
    fetchModels({ source, target }).then(
      (models) => setFound({ state: "offered", models }),
      (error: unknown) => setFound({ state: "unlisted", reason: error instanceof ServerFailure ? error.message : "" }),
    );
  }, [source, target]);
  useEffect(() => {
    if (!isNamed) look();
  }, [isNamed, look]);
  return [isNamed ? { state: "offered", models: named } : found, look];
}

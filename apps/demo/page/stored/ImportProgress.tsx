import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "../memories/FailureNotice.tsx";
import { bytesIn } from "../quantities.ts";
import { useFocusHandedOn } from "../steering/use-focus.ts";
import type { Underway } from "./use-import.ts";

interface Props {
  readonly now: Underway;
  readonly onCancel: () => void;
}

/** How far an import is, and the button that ends it while the file is sent. */
export function ImportProgress({ now, onCancel }: Props) {
  const { t, i18n } = useTranslation("stored");
  const { t: ui } = useTranslation("ui");
  return (
    <div className="import-progress">
      <span>{t(now.state, { name: isolated(now.name) })}</span>
      {now.state === "sending" ? (
        <>
          <progress max={Math.max(1, now.bytes)} value={now.sent} aria-label={t("sending", { name: now.name })} />
          <span className="hint">
            {ui("model.progress", {
              received: bytesIn(i18n.language, now.sent),
              total: bytesIn(i18n.language, now.bytes),
            })}
          </span>
          <Cancel onPress={onCancel} />
        </>
      ) : (
        <progress aria-label={t("working", { name: now.name })} />
      )}
    </div>
  );
}

function Cancel({ onPress }: { readonly onPress: () => void }) {
  const { t } = useTranslation("ui");
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(button);
  return (
    <button ref={button} type="button" className="button small" onClick={onPress}>
      {t("common.cancel")}
    </button>
  );
}

import { type RefObject, useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { bytesIn } from "../quantities.ts";
import { isolated } from "./FailureNotice.tsx";
import type { Opening } from "./use-memory.ts";

interface Props {
  readonly reading: Opening & { readonly state: "reading" };
  readonly onCancel: () => void;
}

/** How far a file is read. */
export function Reading({ reading: { name, bytes, takenBytes, units }, onCancel }: Props) {
  const { t, i18n } = useTranslation("memories");
  const cancel = useRef<HTMLButtonElement>(null);
  useFocusWhileShown(cancel);
  const label = t("reading.now", { name: isolated(name) });
  const received = bytesIn(i18n.language, takenBytes);
  const total = bytesIn(i18n.language, bytes);
  return (
    <div className="reading">
      <p className="reading-name">{label}</p>
      <progress max={Math.max(1, bytes)} value={takenBytes} aria-label={label} />
      <p className="reading-figures">
        <span>{t("reading.progress", { received, total })}</span>
        <span>
          {t("report.units")}: {new Intl.NumberFormat(i18n.language).format(units)}
        </span>
      </p>
      <button ref={cancel} type="button" className="button small" onClick={onCancel}>
        {t("reading.cancel")}
      </button>
    </div>
  );
}

/** The button that began the reading is no longer there: the focus goes to the one that ends it, and then to the panel. */
function useFocusWhileShown(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const shown = button.current;
    const panel = shown?.closest("section");
    shown?.focus();
    return () => {
      if (shown === document.activeElement) panel?.focus();
    };
  }, [button]);
}

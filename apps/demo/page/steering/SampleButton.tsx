import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFocusHandedOn } from "./use-focus.ts";

interface Props {
  readonly busy: boolean;
  readonly onPress: () => void;
}

/** Where nothing is there yet, something of our own is one press away. The button goes when it is there. */
export function SampleButton({ busy, onPress }: Props) {
  const { t } = useTranslation("ui");
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(button);
  return (
    <button
      ref={button}
      type="button"
      className="button primary"
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onPress();
      }}
    >
      {t("common.sample")}
    </button>
  );
}

import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Direction } from "../server.ts";
import { ModelRemedy } from "./ModelRemedy.tsx";
import type { Install } from "./use-install.ts";

/** Grammar rules or a small model answered, and a full model may do better. Looked for only when asked, because the list comes from elsewhere. */
export function BetterModel({ direction, install }: { readonly direction: Direction; readonly install: Install }) {
  const { t } = useTranslation("ui");
  const [isLooking, setLooking] = useState(false);
  if (isLooking) return <ModelRemedy direction={direction} named={[]} install={install} takesFocus />;
  return (
    <button type="button" className="chip" onClick={() => setLooking(true)}>
      {t("model.look")}
    </button>
  );
}

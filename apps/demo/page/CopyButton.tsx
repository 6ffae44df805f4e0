import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Check, Copy } from "./frame/icons.tsx";

/** Copies a translation, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation("ui");
  const [tried, setTried] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const now = tried?.text === text ? tried : undefined;
  useEffect(() => {
    if (now === undefined) return;
    const timer = setTimeout(() => setTried(undefined), now.isCopied ? 2000 : 6000);
    return () => clearTimeout(timer);
  }, [now]);
  // A browser may forbid it, as does one whose reader said no.
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setTried({ text, isCopied: true }),
      () => setTried({ text, isCopied: false }),
    );
  };
  return (
    <>
      <button
        type="button"
        className="icon-button quiet copy"
        aria-label={t("translator.copy")}
        title={t("translator.copy")}
        onClick={copy}
      >
        {now?.isCopied ? <Check /> : <Copy />}
      </button>
      <span role="status" className={now?.isCopied === false ? "copy-failed" : "unseen"}>
        {now && t(now.isCopied ? "translator.copied" : "translator.notCopied")}
      </span>
    </>
  );
}

import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Check, Copy } from "./frame/icons.tsx";

/** Copies a translation, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const { t } = useTranslation("ui");
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(undefined), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <>
      <button
        type="button"
        className="icon-button quiet copy"
        aria-label={t("translator.copy")}
        title={t("translator.copy")}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}
      >
        {isCopied ? <Check /> : <Copy />}
      </button>
      <span role="status" className="unseen">
        {isCopied && t("translator.copied")}
      </span>
    </>
  );
}

import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isolated } from "../memories/FailureNotice.tsx";

interface Props {
  /** What would be deleted. */
  readonly name: string;
  readonly onDelete: () => void;
  /** Whether the button says the name as well, where another one stands near it. */
  readonly isNamed?: boolean;
}

/** Nothing goes with one press: the browser's own dialog asks, and keeps the focus until it is answered. */
export function ConfirmDelete({ name, onDelete, isNamed = false }: Props) {
  const { t } = useTranslation("ui");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        className="button small"
        aria-label={`${t("common.delete")}: ${name}`}
        onClick={() => dialog.current?.showModal()}
      >
        {isNamed ? `${t("common.delete")}: ${isolated(name)}` : t("common.delete")}
      </button>
      <dialog ref={dialog} className="confirm" aria-labelledby={id}>
        <p id={id} className="confirm-question">
          {t("common.sure", { name: isolated(name) })}
        </p>
        <p>{t("common.forGood")}</p>
        <div className="confirm-answers">
          <button type="button" className="button" onClick={close}>
            {t("common.cancel")}
          </button>
          <button
            type="button"
            className="button primary"
            onClick={() => {
              close();
              onDelete();
            }}
          >
            {t("common.delete")}
          </button>
        </div>
      </dialog>
    </>
  );
}

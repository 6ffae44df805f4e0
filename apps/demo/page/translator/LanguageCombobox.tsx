import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Chevron } from "../frame/icons.tsx";
import { type LanguageOption, languageName, matching } from "./language-options.ts";

interface Props {
  readonly label: string;
  readonly options: readonly LanguageOption[];
  readonly value: string;
  readonly onChange: (tag: string) => void;
}

/** A picker that is searched by typing: the editable combobox with list autocomplete of the WAI-ARIA practices. */
export function LanguageCombobox({ label, options, value, onChange }: Props) {
  const { t, i18n } = useTranslation("ui");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const shown = matching(options, typed ?? "");
  const isNoneShown = isOpen && shown.length === 0;
  const chosen = options.find(({ tag }) => tag === value);

  useEffect(() => {
    if (isOpen) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, isOpen, active]);

  const open = () => {
    setOpen(true);
    setActive(
      Math.max(
        0,
        options.findIndex(({ tag }) => tag === value),
      ),
    );
  };
  const close = () => {
    setOpen(false);
    setTyped(undefined);
  };
  const choose = (option: LanguageOption | undefined) => {
    if (option !== undefined) onChange(option.tag);
    close();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(0);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = step(event.key, active, shown.length);
    if (isOpen && moved !== undefined) setActive(moved);
    else if (!isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) open();
    else if (isOpen && event.key === "Enter") choose(shown[active]);
    else if (isOpen && event.key === "Escape") close();
    else return;
    event.preventDefault();
  };

  return (
    <div className="combobox">
      <label className="unseen" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        className="combobox-input"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && shown.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? chosen?.name ?? languageName(value, i18n.language)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onClick={open}
        onFocus={(event) => event.target.select()}
        onBlur={close}
      />
      <Chevron />
      <div className="combobox-list" role="listbox" id={`${id}-list`} aria-label={label} hidden={!isOpen}>
        {shown.map((option, index) => (
          <Fragment key={option.tag}>
            {!option.isServed && shown[index - 1]?.isServed !== false && (
              <div className="combobox-heading" aria-hidden="true">
                {t("translator.others")}
              </div>
            )}
            <button
              id={`${id}-${index}`}
              type="button"
              role="option"
              tabIndex={-1}
              className="combobox-option"
              aria-selected={option.tag === value}
              data-active={index === active || undefined}
              onPointerDown={keepFocus}
              onMouseDown={keepFocus}
              onClick={() => choose(option)}
            >
              <span>{option.name}</span>
              <span className="combobox-native" lang={option.tag || undefined}>
                {option.native}
              </span>
              {!option.isServed && <span className="unseen">{t("translator.others")}</span>}
            </button>
          </Fragment>
        ))}
      </div>
      <p className="combobox-none" role="status" hidden={!isNoneShown}>
        {isNoneShown && t("translator.noLanguage")}
      </p>
    </div>
  );
}

/** The focus stays in the input while the list is used. */
function keepFocus(event: { preventDefault(): void }): void {
  event.preventDefault();
}

function step(key: string, active: number, length: number): number | undefined {
  const last = Math.max(0, length - 1);
  switch (key) {
    case "ArrowDown":
      return active >= last ? 0 : active + 1;
    case "ArrowUp":
      return active <= 0 ? last : active - 1;
    case "PageDown":
      return Math.min(last, active + 8);
    case "PageUp":
      return Math.max(0, active - 8);
    default:
      return undefined;
  }
}

import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { LanguageSelect } from "../steering/LanguageSelect.tsx";
import { NameField } from "../steering/NameField.tsx";
import { useAction } from "../steering/use-action.ts";
import { useFocusHandedOn } from "../steering/use-focus.ts";
import { styleLanguages } from "./samples.ts";
import { createStyleList } from "./style-server.ts";

/** A list without rules; they are picked when it is there. */
export function NewStyleList({ onMade }: { readonly onMade: (id: string) => Promise<void> }) {
  const { t } = useTranslation("style");
  const [name, setName] = useState("");
  const [language, setLanguage] = useState<string>("de");
  const form = useRef<HTMLFormElement>(null);
  useFocusHandedOn(form);
  const making = useAction();
  const make = async () => {
    const { styleId } = await createStyleList({ name, language });
    await onMade(styleId);
  };
  return (
    <form
      ref={form}
      className="editor"
      onSubmit={(event) => {
        event.preventDefault();
        making.press(make);
      }}
    >
      <NameField value={name} onChange={setName} failure={making.failure} />
      <LanguageSelect label={t("language")} tags={styleLanguages} value={language} onChange={setLanguage} />
      <div>
        <button type="submit" className="button primary" aria-disabled={making.busy}>
          {t("create")}
        </button>
      </div>
    </form>
  );
}

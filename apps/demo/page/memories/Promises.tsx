import { useTranslation } from "react-i18next";

const promises = ["explained", "counted", "streamed"] as const;

/** What the page does, for those who have not opened anything yet. */
export function Promises() {
  const { t } = useTranslation("memories");
  return (
    <ul className="promises">
      {promises.map((name) => (
        <li key={name}>
          <h3 className="promise-title">{t(`promise.${name}`)}</h3>
          <p>{t(`promise.${name}More`)}</p>
        </li>
      ))}
    </ul>
  );
}

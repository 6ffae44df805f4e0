import { useTranslation } from "react-i18next";
import { Download } from "../frame/icons.tsx";
import { saveFile } from "../save-file.ts";
import type { AnalysisDownloads } from "./worker/memory-protocol.ts";

const formats = [
  { format: "html", type: "text/html" },
  { format: "csv", type: "text/csv" },
  { format: "json", type: "application/json" },
] as const satisfies readonly { format: keyof AnalysisDownloads; type: string }[];

/** The report as files. They are made here, like everything else, and come from nowhere. */
export function Downloads({ downloads }: { readonly downloads: AnalysisDownloads }) {
  const { t } = useTranslation("memories");
  return (
    <ul className="downloads">
      {formats.map(({ format, type }) => (
        <li key={format}>
          <button
            type="button"
            className="button small"
            aria-label={t("leverage.download", { format: format.toUpperCase() })}
            onClick={() => saveFile(new Blob([downloads[format]], { type }), `leverage.${format}`)}
          >
            <Download />
            {format.toUpperCase()}
          </button>
        </li>
      ))}
    </ul>
  );
}

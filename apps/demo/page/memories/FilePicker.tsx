import type { ReactNode } from "react";

interface Props {
  readonly children: ReactNode;
  readonly look?: "primary" | "small";
  /** The endings that the browser's dialog offers first. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens the browser's own dialog: an input within its label, so that the keyboard reaches it. */
export function FilePicker({ children, look, accept, onFile }: Props) {
  return (
    <label className={look === undefined ? "button picker" : `button picker ${look}`}>
      <input
        type="file"
        className="unseen"
        accept={accept}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onFile(file);
          // The same file may be chosen again, after it was changed.
          target.value = "";
        }}
      />
      {children}
    </label>
  );
}

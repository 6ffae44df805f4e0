import { useEffect } from "react";

/** A file that misses its place would otherwise be opened by the browser in the stead of this page. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || event.dataTransfer?.types.includes("Files") !== true) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    addEventListener("dragover", refuse);
    addEventListener("drop", refuse);
    return () => {
      removeEventListener("dragover", refuse);
      removeEventListener("drop", refuse);
    };
  }, []);
}

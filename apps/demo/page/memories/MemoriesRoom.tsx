import { useEffect } from "react";
import { MemoryPanel } from "./MemoryPanel.tsx";
import { Promises } from "./Promises.tsx";
import { useMemory } from "./use-memory.ts";
import { Workbench } from "./Workbench.tsx";

/** Translation memories, opened in the browser: matches, and what they save. */
export function MemoriesRoom() {
  const memory = useMemory();
  useNoStrayDrops();
  const { opened, room } = memory;
  return (
    <main className="memories">
      <MemoryPanel memory={memory} />
      {opened === undefined ? <Promises /> : <Workbench room={room} memory={opened} />}
    </main>
  );
}

/** A file that misses its place would otherwise be opened by the browser in the stead of this page. */
function useNoStrayDrops(): void {
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

import { MemoryPanel } from "./MemoryPanel.tsx";
import { Promises } from "./Promises.tsx";
import { useMemory } from "./use-memory.ts";
import { useNoStrayDrops } from "./use-no-stray-drops.ts";
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

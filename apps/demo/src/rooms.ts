import type { Namespace } from "./page-languages.ts";

/** The pages of the demo: where each is, the texts it needs, and which of them is its title. */
export const rooms = {
  translator: { path: "/", namespaces: ["ui", "shop"], title: { namespace: "ui", key: "title" } },
  memories: { path: "/memories", namespaces: ["ui", "memories"], title: { namespace: "memories", key: "title" } },
} as const satisfies Record<string, RoomParts>;

export type Room = keyof typeof rooms;

export const roomNames = ["translator", "memories"] as const satisfies readonly Room[];

interface RoomParts {
  readonly path: `/${string}`;
  readonly namespaces: readonly Namespace[];
  readonly title: { readonly namespace: Namespace; readonly key: string };
}

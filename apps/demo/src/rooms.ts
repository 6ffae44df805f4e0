import type { Namespace } from "./page-languages.ts";

/** The pages of the demo: where each is, the texts it needs, which of them is its title, and where its work begins. */
export const rooms = {
  translator: { path: "/", namespaces: ["ui", "shop"], title: "ui", main: "translator" },
  glossaries: { path: "/glossaries", namespaces: ["ui", "glossaries"], title: "glossaries", main: "glossaries" },
  style: { path: "/style-rules", namespaces: ["ui", "style"], title: "style", main: "style" },
  stored: { path: "/stored-memories", namespaces: ["ui", "stored"], title: "stored", main: "stored" },
  memories: { path: "/memories", namespaces: ["ui", "memories"], title: "memories", main: "memory" },
  website: { path: "/localized-website", namespaces: ["ui", "website"], title: "website", main: "website" },
} as const satisfies Record<string, RoomParts>;

export type Room = keyof typeof rooms;

export const roomNames = [
  "translator",
  "glossaries",
  "style",
  "stored",
  "memories",
  "website",
] as const satisfies readonly Room[];

interface RoomParts {
  readonly path: `/${string}`;
  readonly namespaces: readonly Namespace[];
  /** The namespace whose `title` is the page's, and whose `skip` leads to its work. */
  readonly title: Namespace;
  /** The id of the element that keyboards skip to. */
  readonly main: string;
}

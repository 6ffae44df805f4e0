import { once } from "node:events";
import type { Server } from "node:http";
import express, { type Express } from "express";
import express4 from "express-4";
import { onTestFinished } from "vitest";

/** Both majors, by what their tests say. They have the types of the later one. */
export const majors: readonly (readonly [string, () => Express])[] = [
  ["Express 4", () => express4()],
  ["Express 5", () => express()],
];

/** Starts an application on loopback until the test ends, and gives its address. */
export async function listening(app: Express): Promise<string> {
  const server: Server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

/** A site of pages that never end being new, localized: `fork(file, [serviceUrl, apiKey])`. */
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createClient } from "@dragoman/client";
import { localize } from "@dragoman/express";
import express from "express";
import { pageNumber } from "./pages.ts";

const [baseUrl = "", apiKey = ""] = process.argv.slice(2);
const client = createClient({ baseUrl, apiKey });

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

const app = express();
app.use(localize({ client, sourceLanguage: "en", locales: ["en", "pl"], budgetMs: 200, cacheSize: 2000 }));
app.get("/:number", ({ params }, response) => void response.type("html").send(pageNumber(Number(params.number))));
const server = app.listen(0, "127.0.0.1");
await once(server, "listening");

process.on("message", () => {
  collect();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
process.on("disconnect", () => process.exit());
const address = server.address();
process.send?.({ url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}` });

import { once } from "node:events";
import { createReadStream } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { createLocalization, isLanguage, type Localization, type LocalizationOptions } from "./localization.ts";
import { pageOf } from "./page.ts";

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function createSite({ port, ...options }: LocalizationOptions & { readonly port: number }): Promise<Site> {
  const localization = await createLocalization(options);
  const server = createServer((request, response) => {
    localization.serveLocales(request, response, () => {
      const path = new URL(request.url ?? "/", "http://localhost").pathname;
      answer(path, localization, response).catch(() => response.destroy());
    });
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" ? address?.port : port}`,
    close: async () => {
      server.close();
      server.closeIdleConnections();
      await localization.close();
    },
  };
}

async function answer(path: string, localization: Localization, response: ServerResponse): Promise<void> {
  const language = path.slice(1);
  if (isLanguage(language)) {
    const { t, complete } = await localization.textsOf(language);
    // A page with late texts is for this reader alone: the next one may get it whole.
    const headers = {
      "content-type": "text/html; charset=utf-8",
      "cache-control": complete ? "max-age=60" : "no-store",
    };
    response.writeHead(200, headers).end(pageOf({ language, t, complete }));
  } else if (path === "/fill-in.js") {
    response.writeHead(200, { "content-type": "text/javascript" });
    await pipeline(createReadStream(new URL("../dist/fill-in.js", import.meta.url)), response);
  } else if (path === "/") {
    response.writeHead(302, { location: "/en" }).end();
  } else {
    response.writeHead(404).end();
  }
}

import { createServer, type Server } from "node:http";
import { chromium, describeWith } from "@dragoman/parts";
import { decode, encode } from "@msgpack/msgpack";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { WebSocketServer } from "ws";
import { bundled, page, resultsOf } from "./browser-page.ts";

// A bundler and a browser are started.
vi.setConfig({ testTimeout: 60_000 });

/** What a page does with its microphone, written as its script: the connection breaks in between. */
const script = `
  import { createClient } from "@dragoman/client";
  import { webVtt } from "@dragoman/client/voice";
  const { voice } = createClient({ baseUrl: location.origin, apiKey: "key-1234", retryDelayMs: 1 });
  const results = [];
  for (const messageFormat of ["json", "msgpack"]) {
    const session = await voice.open({ sourceMediaContentType: "audio/webm", targetLanguages: ["de"], messageFormat });
    const types = [];
    const reading = (async () => {
      for await (const { type } of session) {
        types.push(type);
        if (type !== "reconnected") continue;
        void session.sendAll(new Blob(["after"]), { live: true });
        void session.end();
      }
    })();
    await session.sendAll(new Blob(["before "]).stream(), { live: true });
    await reading;
    results.push({ messageFormat, types, vtt: webVtt(session.captions.targets.get("de")) });
  }
  globalThis.results = results;
`;

let server: Server;
let code = "";

/** A page, and beside it a service that loses every first connection and translates into the bytes that it heard. */
beforeAll(async () => {
  let heard = "";
  let format = "json";
  server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    if (request.url?.startsWith("/v3/voice/realtime")) {
      if (request.method === "POST") {
        heard = "";
        format = JSON.parse(body).message_format;
      }
      const session = { streaming_url: `ws://${request.headers.host}/connect`, token: `${request.method} ${format}` };
      return response.setHeader("content-type", "application/json").end(JSON.stringify(session));
    }
    const isScript = request.url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript; charset=utf-8" : "text/html; charset=utf-8");
    return response.end(isScript ? code : page);
  });
  new WebSocketServer({ server }).on("connection", (socket, { url }) => {
    const isFirst = url?.includes("POST");
    const send = (message: object) => socket.send(format === "json" ? JSON.stringify(message) : encode(message));
    socket.on("message", (data: Buffer, isBinary) => {
      const message = Object(isBinary ? decode(data) : JSON.parse(data.toString()));
      const audio = message.source_media_chunk?.data;
      if (audio !== undefined) heard += isBinary ? Buffer.from(audio) : Buffer.from(audio, "base64");
      if (isFirst) return socket.terminate();
      if (audio !== undefined) return undefined;
      const concluded = [{ text: heard, start_time: 0, end_time: 1000 }];
      send({ target_transcript_update: { language: "de", concluded, tentative: [] } });
      return send({ end_of_stream: {} });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

describeWith(chromium, "voice in a browser", (executablePath) => {
  test("audio goes out in both formats, over a connection that is made again, and captions come in", async () => {
    code = await bundled(script);
    const { results, problems } = await resultsOf(server, executablePath);
    expect(problems).toEqual([]);
    const expected = {
      types: ["reconnecting", "reconnected", "targetTranscript", "endOfStream"],
      vtt: "WEBVTT\n\n00:00:00.000 --> 00:00:01.000\nbefore after\n",
    };
    expect(results).toEqual([
      { messageFormat: "json", ...expected },
      { messageFormat: "msgpack", ...expected },
    ]);
  });
});

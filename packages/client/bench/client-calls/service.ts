/**
 * The least that answers a translate request, as JSON or as a form: bare `node:http`, in a process of its own, so that
 * what is measured of a client is the client. The service itself would take most of the machine's time, and its part
 * is the same whoever calls. `GET /requests` says how many came in since it was last asked.
 */
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

let requests = 0;

const server = createServer(async (request, response) => {
  const body = await text(request);
  const answer = JSON.stringify(request.url === "/requests" ? requests : translated(textsOf(request, body)));
  requests = request.url === "/requests" ? 0 : requests + 1;
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(answer) };
  response.writeHead(200, headers).end(answer);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") process.send?.(`http://127.0.0.1:${address?.port}`);
});
process.on("disconnect", () => process.exit());

function textsOf({ headers }: IncomingMessage, body: string): readonly string[] {
  return headers["content-type"]?.startsWith("application/json")
    ? JSON.parse(body).text
    : new URLSearchParams(body).getAll("text");
}

function translated(texts: readonly string[]) {
  return { translations: texts.map((one) => ({ detected_source_language: "EN", text: `de:${one}` })) };
}

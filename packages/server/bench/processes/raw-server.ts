/** The least that Node can do with such a request: the body parsed, an answer of the same shape written. */
import { createServer } from "node:http";

const translation = process.argv[2] ?? "";

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { text }: { text: readonly string[] } = JSON.parse(Buffer.concat(chunks).toString());
    const answer = JSON.stringify({
      translations: text.map(() => ({ detected_source_language: "EN", text: translation })),
    });
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(answer) });
    response.end(answer);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object") console.log(`http://127.0.0.1:${address?.port}`);
});
process.on("SIGTERM", () => process.exit(0));

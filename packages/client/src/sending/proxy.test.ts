import { createServer } from "node:http";
import { inspect } from "node:util";
import { afterEach, expect, test, vi } from "vitest";
import { json, localService } from "../../test/local-service.ts";
import { listening, tunnelingProxy } from "../../test/tunneling-proxy.ts";
import { createClient } from "../client.ts";
import { createSender } from "./fetch-sender.ts";

const apiKey = "key-1234";
const usage = json({ character_count: 1, character_limit: 2 });

afterEach(() => vi.unstubAllEnvs());

test("requests go through the proxy that is named, with the password in its address", async () => {
  const { url, received } = await localService(usage);
  const proxy = await tunnelingProxy();
  const client = createClient({ baseUrl: url, apiKey, proxy: proxy.url.replace("//", "//user:pass%20word@") });
  await client.usage();
  await client.usage();
  expect(received.map((request) => request.headers.authorization)).toEqual(Array(2).fill("Service-Auth-Key key-1234"));
  expect(proxy.tunnels.length).toBeGreaterThan(0);
  const credentials = `Basic ${Buffer.from("user:pass word").toString("base64")}`;
  for (const tunnel of proxy.tunnels) expect(tunnel).toEqual({ to: new URL(url).host, credentials });
});

test("the environment names the proxy, and what goes around it", async () => {
  const [near, far] = [await localService(usage), await localService(usage)];
  const proxy = await tunnelingProxy();
  for (const name of ["http_proxy", "https_proxy", "HTTPS_PROXY", "no_proxy"]) vi.stubEnv(name, undefined);
  vi.stubEnv("HTTP_PROXY", proxy.url);
  vi.stubEnv("NO_PROXY", new URL(near.url).host);
  for (const { url } of [near, far]) await createClient({ baseUrl: url, apiKey, proxy: "environment" }).usage();
  expect(proxy.tunnels.map(({ to }) => to)).toEqual([new URL(far.url).host]);
});

test("without the option the environment is left alone, unless it says that Node goes by it", async () => {
  const { url, received } = await localService(usage);
  const proxy = await tunnelingProxy();
  for (const name of ["http_proxy", "HTTP_PROXY"]) vi.stubEnv(name, proxy.url);
  for (const name of ["no_proxy", "NO_PROXY", "NODE_USE_ENV_PROXY"]) vi.stubEnv(name, undefined);
  await createClient({ baseUrl: url, apiKey }).usage();
  expect(received).toHaveLength(1);
  expect(proxy.tunnels).toHaveLength(0);
  vi.stubEnv("NODE_USE_ENV_PROXY", "1");
  await createClient({ baseUrl: url, apiKey }).usage();
  expect(proxy.tunnels).toHaveLength(1);
});

test("a proxy that refuses is a connection error without its password", async () => {
  const refusing = createServer();
  refusing.on("connect", (_request, socket) => socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n"));
  const proxy = (await listening(refusing)).replace("//", "//user:secret-word@");
  const client = createClient({ baseUrl: "http://127.0.0.1:1", apiKey, proxy, maxRetries: 0 });
  const error = await client.usage().catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: "connection" });
  const written = inspect(error, { depth: 9, showHidden: true });
  expect(written).toContain("407");
  expect(written).not.toContain("secret-word");
});

test.each(["", "localhost:3128", "ftp://localhost", "socks5://localhost:1080", "env"])(
  "%j as a proxy is refused by name",
  (proxy) => {
    expect(() => createClient({ baseUrl: "http://localhost", apiKey, proxy })).toThrow(/^proxy: /);
  },
);

test("an environment that cannot be right is refused by name, without its password", async () => {
  for (const name of ["http_proxy", "https_proxy"]) vi.stubEnv(name, "http://user:secret-word@:no port");
  const failure = createClient({ baseUrl: "http://localhost", apiKey, proxy: "environment" }).usage();
  const error = await failure.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind: "invalid-request" });
  expect(String(error)).toContain("HTTP_PROXY");
  expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("secret-word");
});

test("a proxy is refused beside a fetch, and where only fetch is", () => {
  const address = { baseUrl: "http://localhost", apiKey, proxy: "http://localhost:3128" };
  expect(() => createClient({ ...address, fetch })).toThrow(/^fetch, proxy: /);
  expect(() => createSender({ proxy: "environment" })).toThrow(/^proxy: /);
});

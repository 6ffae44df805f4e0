import { expect, test } from "vitest";
import { streamingAddress } from "./streaming-address.ts";

const addressOf = (streamingUrl: string, baseUrl = "https://api.example.com/base", hosts: string[] = []) =>
  streamingAddress({ streamingUrl, token: "a/b+c" }, baseUrl, hosts);

test("the token goes into the query of a host that is the service's own, below it, or listed", () => {
  expect(addressOf("wss://api.example.com/v3/connect?region=eu#x")).toBe(
    "wss://api.example.com/v3/connect?region=eu&token=a%2Fb%2Bc",
  );
  expect(addressOf("wss://EU.api.example.com/c")).toBe("wss://eu.api.example.com/c?token=a%2Fb%2Bc");
  expect(addressOf("wss://voice.example.com:8443/c", undefined, ["Voice.Example.com"])).toContain(
    "wss://voice.example.com:8443/",
  );
  expect(addressOf("ws://127.0.0.1:4100/c", "http://127.0.0.1:4100")).toContain("ws://127.0.0.1:4100/c");
});

test.each([
  ["wss://voice.example.com/c", "streamingHosts: the service wants to stream at voice.example.com"],
  ["wss://evil-api.example.com/c", "streamingHosts"],
  ["wss://api.example.com.evil.test/c", "streamingHosts"],
  ["wss://api.example.com@evil.test/c", "a streaming address that is none"],
  ["ws://api.example.com/c", "without encryption"],
  ["https://api.example.com/c", "a streaming address that is none"],
  ["not an address", "a streaming address that is none"],
])("%s gets no token", (streamingUrl, message) => {
  const refused = () => addressOf(streamingUrl);
  expect(refused).toThrow(message);
  expect(refused).not.toThrow("a/b+c");
});

import { openShop } from "./shop.ts";

const {
  DRAGOMAN_URL = "http://127.0.0.1:4100",
  DRAGOMAN_KEY,
  PORT = "3000",
  STORE = "./.dragoman/phrases",
} = process.env;
if (DRAGOMAN_KEY === undefined) throw new Error("DRAGOMAN_KEY: give the key that the service printed when it started.");

const shop = await openShop({ baseUrl: DRAGOMAN_URL, apiKey: DRAGOMAN_KEY, port: Number(PORT), store: STORE });
console.log(`Ready on ${shop.url}`);
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => shop.close());

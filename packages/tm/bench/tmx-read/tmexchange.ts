/** Reads the file that is named and prints units, milliseconds and the peak of memory in MB. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

// It has no types of its own.
const { tmx2js } = createRequire(import.meta.url)("tmexchange");
const [file = ""] = process.argv.slice(2);
const start = performance.now();
const { resources } = await tmx2js(await readFile(file, "utf8"));
console.log(Object.keys(resources).length, performance.now() - start, process.resourceUsage().maxRSS / 1024);

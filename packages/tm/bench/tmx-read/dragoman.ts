/** Reads the file that is named and prints units, milliseconds and the peak of memory in MB. */
import { createReadStream } from "node:fs";
import { readTmx } from "../../src/tmx/read.ts";

const [file = ""] = process.argv.slice(2);
const start = performance.now();
let units = 0;
for await (const unit of readTmx(createReadStream(file))) units += unit.variants.length > 0 ? 1 : 0;
console.log(units, performance.now() - start, process.resourceUsage().maxRSS / 1024);

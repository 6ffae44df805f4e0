/**
 * Two hundred requests a second for a minute to a localized site whose service dies and returns: `npm run outage`.
 * Fails where a client saw an error, or where the site's heap has grown by more than a tenth since second 10.
 */
import { outage } from "../tests/web/outage/outage.ts";

const seconds = Number(process.env["OUTAGE_SECONDS"] ?? 60);
const rate = Number(process.env["OUTAGE_RATE"] ?? 200);
const mostGrowth = 1.1;

const { requests, faults, complete, partial, milliseconds, heap } = await outage({ seconds, rate, deaths: 5 });
const [early, late] = heap;
const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
const percentile = (share: number) => `${milliseconds[Math.floor(share * (milliseconds.length - 1))]?.toFixed(0)} ms`;
console.log(`${requests} requests: ${complete} complete, ${partial} partial, ${faults.size} kinds of error`);
for (const fault of faults) console.log(`  ${fault}`);
console.log(`whole after ${percentile(0.5)} (median), ${percentile(0.99)} (99th percentile), ${percentile(1)} at most`);
console.log(
  `heap ${megabytes(early)} after ${(seconds / 6).toFixed(0)} s, ${megabytes(late)} at the end; goal: 10 % more`,
);
if (faults.size > 0 || late > early * mostGrowth) process.exitCode = 1;

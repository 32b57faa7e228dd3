import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serve } from "#server/testing/kill/served.ts";
import { load } from "./http-load.ts";
import { makeMeasuringSet, openMeasuringPlace } from "./measuring-place.ts";
import { operationsOf } from "./operations.ts";
import { machine } from "./processor.ts";
import { tableOf } from "./table.ts";

/**
 * The resident memory of the built server (bin/build-server.ts) in MB, without its database: when ready, after 1,000 requests
 * each of the most frequent calls, and after 40 s without requests; with the longest that a call waited while it gave memory
 * back.
 */
const asked = ["list of 50", "day sheet of 25", "month sheet, 25", "month totals", "record one"];
const dataDir = await makeMeasuringSet("/tmp/paron-bench-memory", {
  bodies: [
    { bodies: 8, contracts: 100 },
    { bodies: 8, contracts: 25 },
    { bodies: 1, contracts: 1000 },
  ],
  days: 60,
});
const server = await serve(dataDir, {}, join(import.meta.dirname, "../built/main.js"));
const place = await openMeasuringPlace(dataDir);
const rows = [["ready", residentMb()]];
let waited = 0;
try {
  for (const { name, shots } of operationsOf(place, 0)) {
    if (!asked.some((word) => name.startsWith(word))) continue;
    await load(Number(new URL(server.origin).port), 8, shots, { requests: 1000 });
    rows.push([`after 1,000 × ${name}`, residentMb()]);
  }
  waited = await longestWait(40_000);
  rows.push(["and 40 s later", residentMb()]);
} finally {
  await server.end();
}
process.stdout.write(
  `${tableOf(["resident memory", "MB"], rows)}\nlongest wait of a call meanwhile: ${waited.toFixed(0)} ms; ${machine()}\n`,
);

function residentMb(): string {
  const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
  return (Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024).toFixed(0);
}

/** Asks ten times a second whether the server is alive, which does not count as a call. */
async function longestWait(forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let longest = 0;
  while (performance.now() < until) {
    const began = performance.now();
    await fetch(`${server.origin}/health`);
    longest = Math.max(longest, performance.now() - began);
    await wait(100);
  }
  return longest;
}

import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { placeFor } from "#server/db/embedded/place.ts";
import { postmasterOf, serve } from "#server/testing/kill/served.ts";
import { makeMeasuringSet, openMeasuringPlace } from "../measuring-place.ts";
import { operationsOf } from "../operations.ts";
import { machine } from "../processor.ts";
import { tableOf } from "../table.ts";
import { compareWithFloor, startFloor } from "./compare.ts";
import { keptRatios } from "./kept-ratios.ts";
import { headsOfRatio, ratioLine } from "./lines.ts";

/**
 * Processor time of a request compared with that of a bare server with the same rows, in short alternating turns of one run.
 * Fails if an operation takes twice its recorded ratio, however busy the machine is. `--data-dir` uses the measuring set of
 * `npm run bench`; otherwise a small one is created.
 */
const { values } = parseArgs({
  options: {
    "data-dir": { type: "string" },
    requests: { type: "string", default: "200" },
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
  },
});
const small = {
  bodies: [
    { bodies: 8, contracts: 100 },
    { bodies: 16, contracts: 25 },
  ],
  days: 40,
};
const times = { requests: Number(values.requests), rounds: Number(values.rounds) };
const dataDir = await makeMeasuringSet(values["data-dir"], small);
const server = await serve(dataDir);
const place = await openMeasuringPlace(dataDir);
const floor = await startFloor(place.urlOf("postgres"));
const ours = { port: Number(new URL(server.origin).port), pid: server.pid };
const both = { ours, floor, postmaster: postmasterOf(dataDir) };
const lines: string[][] = [];
const grown: string[] = [];

try {
  for (const operation of operationsOf(place, 0)) {
    const kept = keptRatios[operation.name];
    if (kept === undefined || !operation.name.includes(values.only)) continue;
    const beside = await compareWithFloor(operation, both, times);
    lines.push(ratioLine(operation, beside));
    if (beside.ratio > 2 * kept) grown.push(operation.name);
  }
} finally {
  floor.end();
  await server.end();
}
if (values["data-dir"] === undefined)
  for (const made of [dataDir, placeFor(dataDir).socket])
    rmSync(made, { recursive: true, force: true });
process.stdout.write(`${tableOf(headsOfRatio, lines)}\n${machine()}\n`);
if (grown.length > 0) {
  process.stderr.write(`More than twice what they took beside the floor: ${grown.join(", ")}\n`);
  process.exitCode = 1;
}

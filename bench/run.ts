import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { hash, verify } from "@node-rs/argon2";
import { appOf } from "#server/app.ts";
import { configOf } from "#server/config.ts";
import { openPlaces } from "#server/open-places.ts";
import { postmasterOf, serve } from "#server/testing/kill/served.ts";
import { compareWithFloor, hasFloor, startFloor } from "./floor/compare.ts";
import { headsOfRatio, ratioLine } from "./floor/lines.ts";
import { makeMeasuringSet, openMeasuringPlace } from "./measuring-place.ts";
import { headsOfLatency, headsOfProcessor, latencyLine, processorLine } from "./lines.ts";
import { measured, type Measured, scriptsOf } from "./measured.ts";
import { operationsOf } from "./operations.ts";
import { findPgbench } from "./pgbench.ts";
import { machine, memory } from "./processor.ts";
import { tableOf } from "./table.ts";

/**
 * Each operation over HTTP compared with pgbench running the same statements, alternating within one run, and the processor time of one
 * request, server and database together, compared with a bare server with the same rows (`floor/`). `--data-dir` keeps the measuring set
 * for the next run, `--only "day sheet"` measures the operations whose name contains the words.
 */
const { values } = parseArgs({
  options: {
    "data-dir": { type: "string" },
    seconds: { type: "string", default: "3" },
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
  },
});
const tell = (line: string) => process.stdout.write(`${line}\n`);

const program = findPgbench();
tell(machine());
const hashMilliseconds = await costOfHash();
const dataDir = await makeMeasuringSet(values["data-dir"]);
const server = await serve(dataDir);
const place = await openMeasuringPlace(dataDir);
const inside = await openPlaces(
  configOf({ NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: place.urlOf("paron_app") }),
  () => undefined,
);
const app = await appOf(inside.parts);
const pids = { server: server.pid, postmaster: postmasterOf(dataDir) };
const floor = await startFloor(place.urlOf("postgres"));
const idle = memory(pids.server, pids.postmaster);

try {
  const results: Measured[] = [];
  const ratios: string[][] = [];
  for (const operation of operationsOf(place, hashMilliseconds)) {
    if (!operation.name.includes(values.only)) continue;
    const run = { program, socket: place.socket, port: portOf(server.origin), pids };
    const times = { seconds: Number(values.seconds), rounds: Number(values.rounds) };
    results.push(await measured(operation, await scriptsOf(app, operation), run, times));
    if (hasFloor(operation)) {
      const ours = { port: run.port, pid: pids.server };
      const both = { ours, floor, postmaster: pids.postmaster };
      ratios.push(
        ratioLine(
          operation,
          await compareWithFloor(operation, both, { requests: 1000, rounds: times.rounds }),
        ),
      );
    }
    tell(`measured: ${operation.name}`);
  }
  tell(`\n${tableOf(headsOfRatio, ratios)}`);
  tellTables(results);
} finally {
  floor.end();
  await app.close();
  await inside.close();
  await server.end();
}
if (values["data-dir"] === undefined) {
  for (const made of [dataDir, place.socket]) rmSync(made, { recursive: true, force: true });
}

function tellTables(results: readonly Measured[]): void {
  const busy = memory(pids.server, pids.postmaster);
  tell(`\n${tableOf(headsOfProcessor, results.map(processorLine))}`);
  tell(`\n${tableOf(headsOfLatency, results.map(latencyLine))}`);
  tell(
    `\nMemory, MB: server ${idle.server} at first, ${busy.server} at last; database ${idle.database}, ${busy.database}`,
  );
  tell(machine());
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}

/** Processor milliseconds of one argon2id with the parameters of sign-in. */
async function costOfHash(): Promise<number> {
  const made = await hash("password of the bench", { memoryCost: 19_456, timeCost: 2 });
  const before = process.cpuUsage();
  for (let index = 0; index < 20; index += 1) await verify(made, "password of the bench");
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / 20;
}

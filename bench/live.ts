import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { live } from "#api/live.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { buildSession, buildUser } from "#server/db/seed/builders.ts";
import { serve } from "#server/testing/kill/served.ts";
import { buildSmallWorld, openAs } from "#server/testing/kill/small-world.ts";
import { load, requestBytes } from "./http-load.ts";
import { machine, memory, spent } from "./processor.ts";
import { sheetSaves } from "./sheet-saves.ts";
import { tableOf } from "./table.ts";

/**
 * Listeners of one month on one server: the memory of each, whether all receive everything, what a save costs the server with
 * one and with all of them, and the rate of saves without and with them, alternating within one run.
 */
const { values } = parseArgs({
  options: {
    listeners: { type: "string", default: "500" },
    rounds: { type: "string", default: "4" },
    seconds: { type: "string", default: "4" },
  },
});
const [writers, people, streamsOfUser] = [8, 25, 10];
const listeners = Number(values.listeners);
const seconds = Number(values.seconds);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "paron-live-"));
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(dataDir, 0o755);
const server = await serve(dataDir, { JOBS: "off" });
const port = Number(new URL(server.origin).port);
const world = await buildSmallWorld(dataDir, { writers, contracts: people });
const postmaster = Number(
  readFileSync(join(placeFor(dataDir).cluster, "postmaster.pid"), "utf8").split("\n", 1)[0],
);
const tokens = await openSessions(Math.ceil(listeners / streamsOfUser));
const versions = world.sheets.map(() => 0);

try {
  tell(machine());
  await load(port, writers, sheetSaves(world, versions), { seconds: 2 });
  const before = memory(server.pid, postmaster).server;
  const held = await listenAll(listeners);
  await pause(2000);
  const each = ((memory(server.pid, postmaster).server - before) * 1024) / listeners;
  tell(`${listeners} listeners: ${each.toFixed(0)} KB of the server's memory each`);
  const told = await load(port, 1, sheetSaves(world, versions), { requests: 200 });
  await pause(2000);
  const records = told.latencies.length * people;
  const whole = held.filter(({ heard }) => heard() === records).length;
  tell(`${whole} of ${listeners} heard all ${records} records`);
  held.forEach(({ leave }) => leave());
  await pause(1000);

  const costs: Record<"none" | "one" | "all", number[]> = { none: [], one: [], all: [] };
  const rates: { none: number; all: number }[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const none = await saved(0);
    const one = await saved(1);
    const all = await saved(listeners);
    costs.none.push(none.cost);
    costs.one.push(one.cost);
    costs.all.push(all.cost);
    rates.push({ none: none.rate, all: all.rate });
  }
  const lines = rates.map(({ none, all }, round) => [
    `round ${round + 1}`,
    none.toFixed(0),
    all.toFixed(0),
    (all / none).toFixed(2),
  ]);
  tell(tableOf(["saves of 25 a second", "no listener", `${listeners}`, "ratio"], lines));
  const over = sum(rates.map(({ all }) => all)) / sum(rates.map(({ none }) => none));
  tell(`\nOver all: ${over.toFixed(2)}`);
  const cost = (of: keyof typeof costs) => sum(costs[of]) / costs[of].length;
  tell(
    `Processor of the server for a save: ${cost("none").toFixed(2)} ms without, ${cost("one").toFixed(2)} with one, ${cost("all").toFixed(2)} with ${listeners}: ${(cost("all") / cost("one")).toFixed(2)} of one's`,
  );
} finally {
  await server.end();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Rate of saves and the server's processor milliseconds for each, with this many listeners. */
async function saved(count: number): Promise<{ rate: number; cost: number }> {
  const held = await listenAll(count);
  const from = spent(server.pid, postmaster).server;
  const { perSecond: rate, latencies } = await load(port, writers, sheetSaves(world, versions), {
    seconds,
  });
  const cost = (spent(server.pid, postmaster).server - from) / latencies.length;
  held.forEach(({ leave }) => leave());
  await pause(500);
  return { rate, cost };
}

type Held = { heard: () => number; leave: () => void };

async function listenAll(count: number): Promise<Held[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => listening(index)));
}

/** A listener that counts the records it receives; resolves once its stream is open. */
async function listening(index: number): Promise<Held> {
  const { organizationId, structureId, month } = world;
  const query = new URLSearchParams({ organizationId, structureId, period: month }).toString();
  const token = tokens[Math.floor(index / streamsOfUser)] ?? "";
  const socket: Socket = connect(port, "127.0.0.1");
  let records = 0;
  await new Promise<void>((resolve, reject) => {
    socket.once("error", reject);
    socket.on("data", (bytes) => {
      const text = bytes.toString("latin1");
      if (text.includes('"what":"open"')) resolve();
      records += text.split(`"${world.dates[0]}",`).length - 1;
    });
    socket.write(requestBytes("GET", `${live.watchSheet.path}?${query}`, { token }));
  });
  return { heard: () => records, leave: () => socket.destroy() };
}

async function openSessions(count: number): Promise<string[]> {
  const owner = openAs(dataDir, "paron_owner");
  const links = [{ organizationId: world.organizationId, right: "full" as const }];
  const made: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { id } = await buildUser(owner, { role: "Employee", links });
    made.push(await buildSession(owner, id, { from: new Date(), days: 1 }));
  }
  await owner.destroy();
  return made;
}

function sum(all: readonly number[]): number {
  return all.reduce((total, one) => total + one, 0);
}

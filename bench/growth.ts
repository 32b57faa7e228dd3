import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import { configOf } from "#server/config.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { sealLedgers } from "#server/features/ledger/seal-ledger.ts";
import { verifyChain } from "#server/features/ledger/verify-database.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";
import { openPlaces } from "#server/open-places.ts";
import { postmasterOf, type Served, serve } from "#server/testing/kill/served.ts";
import { growingReads } from "./growth/reads.ts";
import { fillLedgerAndLogs } from "./growth/fill.ts";
import { load, quantile } from "./http-load.ts";
import { makeMeasuringSet, type MeasuringPlace, openMeasuringPlace } from "./measuring-place.ts";
import { machine, spent } from "./processor.ts";
import { tableOf } from "./table.ts";

/**
 * What a body of 100 contracts costs while the installation around it grows: each call at each number of records, with one
 * ledger entry and one logged call per record. All sizes run side by side and are measured in turns, so that other load on
 * the machine affects each alike. `--sizes 100000,1000000 --days 250 --requests 200 --rounds 3`; `--keep FOLDER` keeps the
 * sets for the next run.
 */
const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "100000,1000000" },
    days: { type: "string", default: "250" },
    requests: { type: "string", default: "200" },
    rounds: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    keep: { type: "string" },
  },
});
const days = Number(values.days);
const requests = Number(values.requests);
const rounds = Number(values.rounds);
/** Of a body of 100 contracts: about seven in ten days have a record. */
const recordsOfBody = 100 * days * 0.69;

type Cost = { p95: number; processor: number };
/** A running installation with this many records, and the requests sent to it. */
type Grown = {
  records: number;
  dataDir: string;
  server: Served;
  place: MeasuringPlace;
  reads: ReturnType<typeof growingReads>;
};

const folder = values.keep ?? mkdtempSync(join(tmpdir(), "paron-growth-"));
mkdirSync(folder, { recursive: true });
chmodSync(folder, 0o755);
process.stdout.write(`${machine()}\n`);
const all: Grown[] = [];
try {
  for (const records of values.sizes.split(",").map(Number)) all.push(await grownTo(records));
  process.stdout.write("made and serving\n");
  const lines: [string, Cost[]][] = [];
  for (const { name } of all[0]?.reads ?? [])
    if (name.includes(values.only)) lines.push([name, await costsInTurns(name)]);
  if (values.only === "") lines.push(["check the ledger of one body", await ledgerCosts()]);
  tellTable(lines);
} finally {
  for (const { server } of all) await server.end();
  if (values.keep === undefined) {
    for (const { dataDir } of all) rmSync(placeFor(dataDir).socket, { recursive: true });
    rmSync(folder, { recursive: true });
  }
}

async function grownTo(records: number): Promise<Grown> {
  const bodies = Math.max(2, Math.round(records / recordsOfBody));
  const given = join(folder, String(records));
  const isMade = existsSync(given);
  const dataDir = await makeMeasuringSet(given, { bodies: [{ bodies, contracts: 100 }], days });
  const server = await serve(dataDir);
  const place = await openMeasuringPlace(dataDir);
  const client = new Client({ connectionString: place.urlOf("postgres") });
  await client.connect();
  if (!isMade) await fillLedgerAndLogs(client);
  const administrator = await administratorOf(client);
  await client.end();
  return { records, dataDir, server, place, reads: growingReads(place, administrator) };
}

/** What a call costs at each size: the median of the rounds. */
async function costsInTurns(name: string): Promise<Cost[]> {
  const turns: Cost[][] = all.map(() => []);
  for (let round = 0; round <= rounds; round += 1)
    for (const [at, { server, dataDir, reads }] of all.entries()) {
      const shots = reads.find((read) => read.name === name)?.shots;
      if (!shots) throw new RangeError(`Nothing is called ${name}`);
      const pids = [server.pid, postmasterOf(dataDir)] as const;
      const before = spent(...pids);
      const made = await load(Number(new URL(server.origin).port), 1, shots, { requests });
      const after = spent(...pids);
      const used = after.server - before.server + after.database - before.database;
      // The first round warms up.
      if (round > 0) turns[at]?.push({ p95: quantile(made, 0.95), processor: used / requests });
    }
  process.stdout.write(`measured: ${name}\n`);
  return turns.map((turn) => ({
    p95: median(turn.map(({ p95 }) => p95)),
    processor: median(turn.map(({ processor }) => processor)),
  }));
}

/** The time it takes to check the chain of one body, once all of it is sealed. */
async function ledgerCosts(): Promise<Cost[]> {
  const costs: Cost[] = [];
  for (const { dataDir, place } of all) {
    const url = place.urlOf("paron_app");
    const config = configOf({ NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: url });
    const { parts, close } = await openPlaces(config, () => undefined);
    try {
      await sealLedgers(parts);
      const took: number[] = [];
      for (const { organizationId } of place.bodies(100).slice(-rounds)) {
        const started = performance.now();
        await parts.database.kysely.transaction().execute((tx) => verifyChain(tx, organizationId));
        took.push(performance.now() - started);
      }
      costs.push({ p95: Math.max(...took), processor: median(took) });
    } finally {
      await close();
    }
  }
  return costs;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function administratorOf(client: Client): Promise<string> {
  const token = newToken();
  await client.query(
    `with made as (
       insert into app_user (id, user_name, role, nick_name, password_hash)
       select gen_random_uuid(), 'bench-administrator', 'Administrator', 'Administrator', password_hash from app_user limit 1
       on conflict (user_name) where deleted_at is null do update set nick_name = excluded.nick_name
       returning id)
     insert into session (token_hash, user_id, started_at, expires_at, ip, user_agent)
     select $1, id, now(), now() + interval '1 day', '127.0.0.1', 'bench' from made`,
    [tokenHash(token)],
  );
  return token;
}

function tellTable(measured: readonly [string, Cost[]][]): void {
  const lines = measured.map(([name, costs]) => {
    const figures = costs.map(
      ({ processor, p95 }) => `${processor.toFixed(1)} / ${p95.toFixed(0)}`,
    );
    const [least, most] = [costs[0], costs.at(-1)];
    return [name, ...figures, least && most ? (most.processor / least.processor).toFixed(2) : ""];
  });
  const sizes = all.map(({ records }) => `${records} records`);
  const heads = ["processor ms / p95 ms", ...sizes, "last / first"];
  process.stdout.write(`${tableOf(heads, lines)}\n${machine()}\n`);
}

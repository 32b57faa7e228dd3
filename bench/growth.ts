import { mkdtempSync, rmSync } from "node:fs";
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
import { postmasterOf, serve } from "#server/testing/kill/served.ts";
import { growingReads } from "./growth/reads.ts";
import { fillLedgerAndLogs } from "./growth/fill.ts";
import { load, quantile } from "./http-load.ts";
import { makeMeasuringSet, openMeasuringPlace } from "./measuring-place.ts";
import { machine, spent } from "./processor.ts";
import { tableOf } from "./table.ts";

/**
 * What a body of 100 contracts costs while the installation around it grows: each call at each number of records, with an
 * entry of the ledger and a call of the log for each record. `--sizes 100000,1000000 --days 250 --requests 200`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "100000,1000000" },
    days: { type: "string", default: "250" },
    requests: { type: "string", default: "200" },
  },
});
const [days, requests] = [Number(values.days), Number(values.requests)];
/** Of a body of 100 contracts: about seven days of ten have a record. */
const recordsOfBody = 100 * days * 0.69;

type Cost = { name: string; p95: number; processor: number };
const columns = new Map<number, Cost[]>();
process.stdout.write(`${machine()}\n`);
for (const size of values.sizes.split(",").map(Number)) {
  columns.set(size, await costsAt(size));
  process.stdout.write(`measured: ${size}\n`);
}
tellTable();

async function costsAt(records: number): Promise<Cost[]> {
  const bodies = Math.max(2, Math.round(records / recordsOfBody));
  const folder = mkdtempSync(join(tmpdir(), "paron-growth-"));
  const dataDir = await makeMeasuringSet(folder, { bodies: [{ bodies, contracts: 100 }], days });
  const server = await serve(dataDir);
  try {
    const place = await openMeasuringPlace(dataDir);
    const client = new Client({ connectionString: place.urlOf("postgres") });
    await client.connect();
    await fillLedgerAndLogs(client);
    const administrator = await administratorOf(client);
    await client.end();
    const pids = [server.pid, postmasterOf(dataDir)] as const;
    const port = Number(new URL(server.origin).port);
    const costs: Cost[] = [];
    for (const { name, shots } of growingReads(place, administrator)) {
      await load(port, 1, shots, { requests: requests / 4 });
      const before = spent(...pids);
      const made = await load(port, 1, shots, { requests });
      const after = spent(...pids);
      const used = after.server - before.server + after.database - before.database;
      costs.push({ name, p95: quantile(made, 0.95), processor: used / requests });
    }
    return [...costs, ...(await ledgerCosts(dataDir, place))];
  } finally {
    await server.end();
    for (const made of [dataDir, placeFor(dataDir).socket])
      rmSync(made, { recursive: true, force: true });
  }
}

/** Checking the chain of one body, once all of it is sealed. */
async function ledgerCosts(
  dataDir: string,
  place: Awaited<ReturnType<typeof openMeasuringPlace>>,
): Promise<Cost[]> {
  const url = place.urlOf("paron_app");
  const config = configOf({ NODE_ENV: "test", DATA_DIR: dataDir, DATABASE_URL: url });
  const { parts, close } = await openPlaces(config, () => undefined);
  try {
    await sealLedgers(parts);
    const organizationId = place.bodies(100)[0]?.organizationId ?? "";
    const checked = await timed("check the ledger of one body", () =>
      parts.database.kysely.transaction().execute((tx) => verifyChain(tx, organizationId)),
    );
    return [checked];
  } finally {
    await close();
  }
}

async function timed(name: string, work: () => Promise<unknown>): Promise<Cost> {
  const started = performance.now();
  await work();
  const took = performance.now() - started;
  return { name, p95: took, processor: took };
}

async function administratorOf(client: Client): Promise<string> {
  const token = newToken();
  await client.query(
    `with made as (
       insert into app_user (id, user_name, role, nick_name, password_hash)
       select gen_random_uuid(), 'bench-administrator', 'Administrator', 'Administrator', password_hash from app_user limit 1
       returning id)
     insert into session (token_hash, user_id, started_at, expires_at, ip, user_agent)
     select $1, id, now(), now() + interval '1 day', '127.0.0.1', 'bench' from made`,
    [tokenHash(token)],
  );
  return token;
}

function tellTable(): void {
  const sizes = [...columns.keys()];
  const [first = []] = columns.values();
  const lines = first.map(({ name }, row) => {
    const at = sizes.flatMap((size) => columns.get(size)?.[row] ?? []);
    const figures = at.map(({ processor, p95 }) => `${processor.toFixed(1)} / ${p95.toFixed(0)}`);
    const [least, most] = [at[0], at.at(-1)];
    return [name, ...figures, least && most ? (most.processor / least.processor).toFixed(2) : ""];
  });
  const heads = [
    "processor ms / p95 ms",
    ...sizes.map((size) => `${size} records`),
    "last / first",
  ];
  process.stdout.write(`${tableOf(heads, lines)}\n${machine()}\n`);
}

import { randomUUID } from "node:crypto";
import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Client } from "pg";
import type { z } from "zod";
import type { Call } from "#api/call.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { recomputation } from "#api/recomputation.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";
import { serve } from "#server/testing/kill/served.ts";
import { openMeasuringPlace } from "./measuring-place.ts";
import { tableOf } from "./table.ts";

/**
 * Closes the last complete month of a body as the page does, over HTTP and one request after the other: the board, the months
 * computed by structure, submitted and approved a hundred at a time, and what a recomputation would change. The signatures in
 * between are written to the database directly. `--contracts 2000 --chunk 100`
 */
const { values } = parseArgs({
  options: {
    contracts: { type: "string", default: "2000" },
    chunk: { type: "string", default: "100" },
  },
});
const [contracts, chunk] = [Number(values.contracts), Number(values.chunk)];
const tell = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "paron-close-"));
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(dataDir, 0o755);
seed();
const server = await serve(dataDir);
const place = await openMeasuringPlace(dataDir);
const [body] = place.bodies(contracts);
if (!body) throw new Error("The body was not made");
const { organizationId, token: clerk } = body;
const { month } = place;
const lines: string[][] = [];
let longest = 0;

try {
  const { structures } = await timed("the board", 1, () =>
    ask(monthlyContracts.getBoard, clerk, { organizationId, month }),
  );
  await timed("compute, structure by structure", contracts, async () => {
    for (const { structureId } of structures)
      await ask(monthlyContracts.compute, clerk, { organizationId, structureId, month });
  });
  const drafts = await timed("the list, 200 a page", contracts, listed);
  await timed("submit, in chunks", contracts, () => inChunks(drafts, clerk, "submit"));
  const executive = await signByHand();
  const signed = await listed();
  await timed("approve, in chunks", contracts, () => inChunks(signed, executive, "approve"));
  await timed("preview of a recomputation", contracts, previewed);
  tell(tableOf(["step", "seconds", "ms a contract", "longest request, ms", "outcome"], lines));
} finally {
  await server.end();
  rmSync(dataDir, { recursive: true, force: true });
}

async function timed<T>(name: string, count: number, work: () => Promise<T>): Promise<T> {
  longest = 0;
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  const outcome = typeof result === "string" ? result : "";
  lines.push([
    name,
    seconds.toFixed(2),
    ((seconds * 1000) / count).toFixed(2),
    longest.toFixed(0),
    outcome,
  ]);
  return result;
}

type Row = { contractId: string; version: number };

async function listed(): Promise<Row[]> {
  const found: Row[] = [];
  for (let skip = 0; ; skip += 200) {
    const page = { organizationId, month, skip, take: 200 };
    const { items, total } = await ask(monthlyContracts.getAll, clerk, page);
    found.push(...items.map(({ contractId, version }) => ({ contractId, version })));
    if (skip + 200 >= total) return found;
  }
}

async function inChunks(rows: Row[], token: string, act: "submit" | "approve"): Promise<string> {
  const told = new Map<string, number>();
  for (let at = 0; at < rows.length; at += chunk) {
    const input = { organizationId, month, rows: rows.slice(at, at + chunk) };
    for (const { outcome } of (await ask(monthlyContracts[act], token, input)).rows)
      told.set(outcome, (told.get(outcome) ?? 0) + 1);
  }
  return [...told].map(([outcome, count]) => `${outcome} ${count}`).join(", ");
}

async function previewed(): Promise<string> {
  let changed = 0;
  for (let skip = 0; ;) {
    const span = { organizationId, from: month, to: month, skip };
    const answer = await ask(recomputation.previewRecompute, clerk, span);
    changed += answer.months.length;
    if (answer.looked >= answer.total) return `${changed} change`;
    skip = answer.looked;
  }
}

/** Makes a call over HTTP and parses its response with the call's own shape. */
async function ask<C extends Call>(
  call: C,
  token: string,
  input: z.input<C["input"]>,
): Promise<z.output<C["output"]>> {
  const started = performance.now();
  const isRead = call.method === "GET";
  const query = isRead
    ? `?${new URLSearchParams(Object.entries(input as object).map(([name, value]) => [name, String(value)])).toString()}`
    : "";
  const response = await fetch(`${server.origin}/api${call.path}${query}`, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isRead ? {} : { "content-type": "application/json", "idempotency-key": randomUUID() }),
    },
    ...(isRead ? {} : { body: JSON.stringify(input) }),
  });
  const answer = await response.json();
  longest = Math.max(longest, performance.now() - started);
  if (!response.ok) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
  // Guarantee: the shape's type describes what it has parsed.
  return call.output.parse(answer) as z.output<C["output"]>;
}

/** Marks every month as signed, without its ceremony, the refused ones too; returns a session of an agency user. */
async function signByHand(): Promise<string> {
  const client = new Client({ connectionString: place.urlOf("postgres") });
  await client.connect();
  try {
    const asked = [organizationId, month];
    await client.query(
      `update monthly_contract set state = 'signed', version = version + 1
       where organization_id = $1 and month = $2 and state <> 'cancelled'`,
      asked,
    );
    const user = await client.query<{ id: string }>(
      `insert into app_user (id, user_name, role, nick_name, password_hash)
       select gen_random_uuid(), 'bench-executive', 'Executive', 'Executive', password_hash from app_user limit 1
       returning id`,
    );
    const id = user.rows[0]?.id ?? "";
    await client.query(
      `insert into month_signature (organization_id, id, structure_id, month, signed_by, digest, code)
       select $1, gen_random_uuid(), structure_id, $2, $3, repeat('0', 64),
         upper(substr(md5(structure_id::text), 1, 16))
       from monthly_contract where organization_id = $1 and month = $2 group by structure_id`,
      [...asked, id],
    );
    const token = newToken();
    await client.query(
      `insert into session (token_hash, user_id, started_at, expires_at, ip, user_agent)
       values ($1, $2, now(), now() + interval '1 day', '127.0.0.1', 'bench')`,
      [tokenHash(token), id],
    );
    return token;
  } finally {
    await client.end();
  }
}

function seed(): void {
  const script = join(import.meta.dirname, "../bin/seed.ts");
  const words = ["--organizations", "1", "--contracts", String(contracts), "--days", "60"];
  const { status } = spawnSync(process.execPath, [script, ...words, "--data-dir", dataDir], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The body could not be made.");
}

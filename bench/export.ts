import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { attendances } from "#api/attendances.ts";
import { employees } from "#api/employees.ts";
import { serve } from "#server/testing/kill/served.ts";
import { buildSmallWorld, openAs, type SmallWorld } from "#server/testing/kill/small-world.ts";
import { type Load, load, quantile, requestBytes } from "./http-load.ts";
import { machine, memory } from "./processor.ts";
import { tableOf } from "./table.ts";

/**
 * Exports a long list as a file, in alternating rounds within one run: how far the server's memory rises above its level before any
 * file, and its pace compared with a tenth of the list, which is 1 if nothing accumulates. One unmeasured export comes first. Then
 * how one such file affects four clerks who repeatedly open a day sheet of 25, compared with an equally long time without it.
 */
const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    rounds: { type: "string", default: "3" },
  },
});
const rows = Number(values.rows);
const tell = (line: string) => process.stdout.write(`${line}\n`);
const dataDir = mkdtempSync(join(tmpdir(), "paron-export-"));
// As root, PostgreSQL runs as another user, who must be able to enter.
chmodSync(dataDir, 0o755);
const server = await serve(dataDir, { JOBS: "off" });

type Format = "csv" | "xlsx";
type Taken = { rows: number; seconds: number; megabytes: number; extra: number };

const formats: readonly Format[] = ["csv", "xlsx"];
const few = "Tenth";
const clerks = 4;

try {
  tell(machine());
  const world = await buildSmallWorld(dataDir, { writers: 1, contracts: 25 });
  const { organizationId, token } = world;
  await addPeople(organizationId);
  await sheetsOpened(world, 2);
  const atRest = memory(server.pid, 0).server;
  for (const format of formats) await taken(format, few);
  const files: string[][] = [];
  const felt: string[][] = [];
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const format of formats) {
      const part = await taken(format, few);
      const whole = await taken(format, "");
      files.push([`${format} ${round}`, ...fileLine(part, whole)]);
    }
  // Measured separately from the files: many requests also enlarge the server's heap.
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const format of formats) {
      const alone = await sheetsOpened(world, 5);
      const [beside, file] = await Promise.all([sheetsOpened(world, 5), taken(format, "")]);
      felt.push([`${format} ${round}`, ...neighbourLine(alone, beside), file.seconds.toFixed(1)]);
    }
  tell(tableOf(["file", "rows", "MB", "s", "pace to a tenth's", "extra memory, MB"], files));
  const heads = [
    "sheets/s",
    "p50",
    "p95",
    "beside: sheets/s",
    "p50",
    "p95",
    "ratio of rates",
    "file, s",
  ];
  tell(tableOf(["day sheets beside a file", ...heads], felt));
  tell(machine());

  async function taken(format: Format, search: string): Promise<Taken> {
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, memory(server.pid, 0).server);
    }, 20);
    const asked = new URLSearchParams({ organizationId, format, search });
    const started = performance.now();
    const answer = await fetch(`${server.origin}/api${employees.export.path}?${asked}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
    let bytes = 0;
    for await (const chunk of answer.body) bytes += chunk.length;
    const seconds = (performance.now() - started) / 1000;
    clearInterval(watch);
    const told = Number(answer.headers.get("Export-Rows"));
    return { rows: told, seconds, megabytes: bytes / 2 ** 20, extra: most - atRest };
  }
} finally {
  await server.end();
  rmSync(dataDir, { recursive: true, force: true });
}

function fileLine(part: Taken, whole: Taken): string[] {
  const pace = (one: Taken) => one.rows / one.seconds;
  return [
    `${whole.rows}`,
    whole.megabytes.toFixed(1),
    whole.seconds.toFixed(1),
    (pace(whole) / pace(part)).toFixed(2),
    `${whole.extra}`,
  ];
}

function neighbourLine(alone: Load, beside: Load): string[] {
  const ratio = (beside.perSecond / alone.perSecond).toFixed(2);
  return [...[alone, beside].flatMap(ratesOf), ratio];
}

function ratesOf(one: Load): string[] {
  return [one.perSecond.toFixed(0), quantile(one, 0.5).toFixed(1), quantile(one, 0.95).toFixed(1)];
}

/** A day sheet of 25, opened repeatedly by several clerks. */
function sheetsOpened(
  { organizationId, structureId, dates, token }: SmallWorld,
  seconds: number,
): Promise<Load> {
  const asked = new URLSearchParams({ organizationId, structureId, date: dates[0] ?? "" });
  const bytes = requestBytes("GET", `${attendances.getDaySheet.path}?${asked}`, { token });
  const port = Number(new URL(server.origin).port);
  return load(port, clerks, () => () => ({ bytes }), { seconds });
}

/** People of the body; the smaller file filters by a surname that every tenth has. */
async function addPeople(organizationId: string): Promise<void> {
  const place = openAs(dataDir, "postgres");
  await sql`
    insert into employee (organization_id, id, afm, last_name, first_name, father_name, email, specialty)
    select ${organizationId}, gen_random_uuid(), lpad(n::text, 9, '0'),
      case when n % 10 = 0 then 'Tenth' else 'Papadopoulos' end || ' ' || n, 'Alexandros', 'Konstantinos',
      'person' || n || '@example.gr', 'Office'
    from generate_series(1, ${rows}::int) n`.execute(place);
  await sql`analyze employee`.execute(place);
  await place.destroy();
}

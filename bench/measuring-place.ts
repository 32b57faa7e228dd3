import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startCluster } from "#server/db/embedded/cluster.ts";
import { placeFor } from "#server/db/embedded/place.ts";
import { newToken, tokenHash } from "#server/kernel/session.ts";

/** A body of the measuring set, with a session for its clerk. */
export type MeasuredBody = {
  organizationId: string;
  /** Its first structure. */
  structureId: string;
  userName: string;
  token: string;
  contracts: readonly { id: string; version: number }[];
};

/** Bodies by their number of contracts, and the days that are measured. */
export type MeasuringPlace = {
  dataDir: string;
  socket: string;
  /** The last recorded day, and the last complete month. */
  date: string;
  month: string;
  bodies: (contracts: number) => MeasuredBody[];
  /** Connection string of a role, while a server runs on the folder. */
  urlOf: (role: "paron_app" | "postgres") => string;
};

/** How many bodies of how many contracts each, and for how many days. */
type MeasuringSize = {
  bodies: readonly { bodies: number; contracts: number }[];
  days: number;
};

const whole: MeasuringSize = {
  bodies: [
    { bodies: 50, contracts: 100 },
    { bodies: 20, contracts: 25 },
    { bodies: 1, contracts: 1000 },
  ],
  days: 60,
};

const root = join(import.meta.dirname, "..");

/**
 * Creates the measuring set in a data folder, or uses the existing one; in full, 50 bodies of 100 contracts with 60 days, 20
 * bodies of one structure with 25 contracts, and one body with 1,000 contracts in one structure.
 */
export async function makeMeasuringSet(
  given: string | undefined,
  size: MeasuringSize = whole,
): Promise<string> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), "paron-bench-"));
  mkdirSync(dataDir, { recursive: true });
  // As root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o755);
  if (existsSync(join(placeFor(dataDir).cluster, "PG_VERSION"))) return dataDir;
  for (const [place, { bodies, contracts }] of size.bodies.entries()) {
    const words = ["--organizations", `${bodies}`, "--contracts", `${bodies * contracts}`];
    seed(dataDir, [...words, "--days", `${size.days}`, ...(place === 0 ? [] : ["--add"])]);
  }
  const cluster = await startCluster(dataDir);
  await asAdministrator(cluster.urlFor("postgres", "paron"), gatherLargest);
  await cluster.stop();
  return dataDir;
}

/** Reads the bodies of a measuring set whose server is running, and opens a session for each clerk. */
export async function openMeasuringPlace(dataDir: string): Promise<MeasuringPlace> {
  const { socket } = placeFor(dataDir);
  const urlOf = (role: string) =>
    `postgres://${role}@localhost/paron?host=${encodeURIComponent(socket)}`;
  return asAdministrator(urlOf("postgres"), async (client) => {
    const { rows: days } = await client.query<{ date: string; month: string }>(`
      select max(date)::text as date, to_char(max(date) - interval '1 month', 'YYYY-MM') as month
      from attendance_record`);
    const { date = "", month = "" } = days[0] ?? {};
    const { rows } = await client.query<Row>(bodiesSql, [date]);
    const tokens = await openSessions(client, rows);
    const bodies = rows.map((row, index) => ({
      organizationId: row.organization_id,
      structureId: row.structure_id,
      userName: row.user_name,
      token: tokens[index] ?? "",
      contracts: row.contracts,
    }));
    const ofSize = (size: number) => bodies.filter((body) => body.contracts.length === size);
    return { dataDir, socket, date, month, bodies: ofSize, urlOf };
  });
}

type Row = {
  organization_id: string;
  structure_id: string;
  user_id: string;
  user_name: string;
  contracts: { id: string; version: number }[];
};

/** Contracts of a body ordered by structure, each with the version of its record on the day. */
const bodiesSql = `
  select o.id as organization_id, u.id as user_id, u.user_name,
    (select s.id from structure s where s.organization_id = o.id order by s.code limit 1) as structure_id,
    (select json_agg(json_build_object('id', t.contract_id, 'version', coalesce(r.version, 0)) order by s.code, t.contract_id)
     from contract_term t
     join structure s on s.organization_id = t.organization_id and s.id = t.structure_id
     left join attendance_record r on r.organization_id = o.id and r.contract_id = t.contract_id and r.date = $1
     where t.organization_id = o.id) as contracts
  from organization o
  join user_organization l on l.organization_id = o.id
  join app_user u on u.id = l.user_id
  order by o.created_at, o.id`;

async function openSessions(client: Client, rows: readonly Row[]): Promise<string[]> {
  const tokens = rows.map(() => newToken());
  await client.query(
    `insert into session (token_hash, user_id, started_at, expires_at, ip, user_agent)
     select hash, user_id, now(), now() + interval '1 day', '127.0.0.1', 'bench'
     from unnest($1::bytea[], $2::uuid[]) as s(hash, user_id)`,
    [tokens.map(tokenHash), rows.map((row) => row.user_id)],
  );
  return tokens;
}

/** Moves all contracts of the body with 1,000 into its first structure. */
async function gatherLargest(client: Client): Promise<void> {
  for (const table of ["contract_term", "attendance_record", "monthly_contract"]) {
    await client.query(`
      update ${table} t set structure_id = first.id
      from (select organization_id from contract group by 1 having count(*) = 1000) body,
        lateral (select s.id from structure s where s.organization_id = body.organization_id order by s.code limit 1) first
      where t.organization_id = body.organization_id`);
  }
  await client.query("vacuum (full, analyze)");
}

async function asAdministrator<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set statement_timeout = 0");
    return await work(client);
  } finally {
    await client.end();
  }
}

function seed(dataDir: string, words: readonly string[]): void {
  const script = join(root, "bin/seed.ts");
  const { status } = spawnSync(process.execPath, [script, ...words, "--data-dir", dataDir], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The measuring set could not be made.");
}

import { sql } from "kysely";
import { Client } from "pg";
import { beforeAll, expect, test } from "vitest";
import { worldOfFile } from "../testing/world.ts";
import { schemaText } from "./schema.ts";
import { buildContract, buildOrganization } from "./seed/builders.ts";
import { loadDemonstration } from "./seed/demonstration.ts";
import { inBodies, type Place } from "./seed/in-body.ts";

const world = worldOfFile();
let organizationIds: string[];
beforeAll(async () => {
  await loadDemonstration(world.ownerUrl, new Date("2026-03-18T09:00:00Z"), () => undefined);
  const bodies = await world.owner
    .selectFrom("organization")
    .select("id")
    .orderBy("created_at")
    .execute();
  organizationIds = bodies.map((body) => body.id);
});

/** They determine which bodies a user may see at all, and as whose deputy; they are read before any body is chosen. */
const readBeforeScope = ["user_organization", "deputy_act"];

async function tablesOfBodies(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all (${readBeforeScope}::text[])
    order by 1`.execute(world.owner);
  return rows.map((row) => row.name);
}

async function rowsIn(db: Place, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

test("the migrations produce the schema in schema.sql", async () => {
  const client = new Client({ connectionString: world.ownerUrl });
  await client.connect();
  try {
    await expect(await schemaText(client)).toMatchFileSnapshot("./schema.sql");
  } finally {
    await client.end();
  }
});

test("row-level security is forced on every table with a body's data", async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relrowsecurity and relforcerowsecurity and relnamespace = 'public'::regnamespace
    order by 1`.execute(world.owner);
  const forced = rows.map((row) => row.name);
  expect(forced).toEqual(await tablesOfBodies());
  expect(forced.length).toBeGreaterThan(10);
});

test("every table with a body's data has one permissive policy, the same for reads and writes", async () => {
  const { rows } = await sql<{ name: string; policies: string[] }>`
    select tablename as name, array_agg(concat_ws(' / ', permissive, cmd, qual, with_check)) as policies
    from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1 order by 1`.execute(
    world.owner,
  );
  const within = `\nCASE\n    WHEN (organization_id = ANY (( SELECT visible_organizations() AS visible_organizations)::uuid[])) THEN true\n    ELSE false\nEND`;
  const policies = [`PERMISSIVE / ALL / ${within} / ${within}`];
  expect(rows).toEqual((await tablesOfBodies()).map((name) => ({ name, policies })));
});

test("without a scope no row of a body is visible, within one only its own", async () => {
  const one = organizationIds.slice(0, 1);
  const filled: string[] = [];
  for (const table of await tablesOfBodies()) {
    expect(await rowsIn(world.database.kysely, table), table).toBe(0);
    expect(await rowsIn(world.owner, table), table).toBe(0);
    if ((await inBodies(world.owner, one, (tx) => rowsIn(tx, table))) === 0) continue;
    filled.push(table);
    const visibleBodies = await inBodies(world.database.kysely, one, async (tx) => {
      const { rows } = await sql<{ organization_id: string }>`
        select distinct organization_id from ${sql.table(table)}`.execute(tx);
      return rows.map((row) => row.organization_id);
    });
    expect(visibleBodies, table).toEqual(one);
  }
  expect(filled).toEqual(
    expect.arrayContaining(["attendance_record", "employee", "ledger_entry", "punch"]),
  );
});

test("a row cannot be inserted into a body outside the scope", async () => {
  const [mine, other] = [
    await buildOrganization(world.owner),
    await buildOrganization(world.owner),
  ];
  const { kysely } = world.database;
  const row = {
    id: mine.id,
    organization_id: other.id,
    code: "Χ",
    title: "Χ",
    opened_on: "2026-01-01",
  };
  const foreign = inBodies(kysely, [mine.id], (tx) =>
    tx.insertInto("structure").values(row).execute(),
  );
  await expect(foreign).rejects.toThrow("row-level security");
});

test("every foreign key to a body's table includes the body", async () => {
  const { rows } = await sql<{ name: string }>`
    select k.conname as name from pg_constraint k
    join pg_class target on target.oid = k.confrelid
    where k.contype = 'f' and target.relname = any (${await tablesOfBodies()})
      and not exists (
        select from pg_attribute a
        where a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname = 'organization_id')`.execute(
    world.owner,
  );
  expect(rows).toEqual([]);
});

test("the application appends what happened and never changes it", async () => {
  const { kysely } = world.database;
  const body = await buildOrganization(world.owner);
  const contract = await buildContract(world.owner, { organization_id: body.id });
  const entry = {
    organization_id: body.id,
    act: "test",
    subject_kind: "contract",
    subject_id: contract.id,
    actor_role: "System",
    source: "job",
    request_id: "test",
  };
  await inBodies(kysely, [body.id], (tx) => tx.insertInto("ledger_entry").values(entry).execute());
  const onlyAdded = [
    "ledger_entry",
    "audit_entry",
    "contract_act",
    "attendance_sheet_act",
    "monthly_contract_act",
    "month_signature",
  ];
  for (const table of onlyAdded) {
    const change = inBodies(kysely, [body.id], (tx) =>
      sql`delete from ${sql.table(table)}`.execute(tx),
    );
    await expect(change, table).rejects.toThrow("permission denied");
  }
  for (const [table, column] of [
    ["ledger_entry", "act"],
    ["audit_entry", "act"],
    ["contract_act", "state"],
    ["month_signature", "code"],
  ] as const) {
    const change = inBodies(kysely, [body.id], (tx) =>
      sql`update ${sql.table(table)} set ${sql.ref(column)} = 'X'`.execute(tx),
    );
    await expect(change, table).rejects.toThrow("permission denied");
  }
  await expect(sql`delete from punch`.execute(kysely)).rejects.toThrow("permission denied");
});

import { Client } from "pg";
import { inject } from "vitest";

/** Tables that stay short however long a body exists: rows of the agency or the law, one per thing. */
const short = [
  "absence_reason",
  "client_floor",
  "document_kind",
  "global_param",
  "holiday_rule",
  "job_run",
  "schema_migration",
  "seal_key",
  "security_rule",
  "unlock_reason",
];

const rows = 100_000;
/** The pages that they would fill: the simulated cost of scanning a table that has one page. */
export const pagesOfMany = 2_000;
const rowsOfShort = 30;
/** Number of bodies that these rows belong to. */
const bodies = 20;

/** A SQL literal for each type. */
const values: Readonly<Record<string, string>> = {
  uuid: "gen_random_uuid()",
  date: "'2026-03-02'",
  "timestamp with time zone": "'2026-03-02T08:00:00Z'",
  text: "gen_random_uuid()::text",
  bytea: "sha256(gen_random_uuid()::text::bytea)",
  jsonb: "'[]'",
  boolean: "true",
  ARRAY: "'{}'",
};

/**
 * Makes PostgreSQL believe that each table of a world's database has 100,000 rows, spread over 20 bodies, so that it
 * plans for them: it multiplies the recorded rows per page by the actual number of pages, and each table has one.
 */
export async function pretendManyRows(ownerUrl: string): Promise<void> {
  const url = new URL(inject("adminUrl"));
  url.pathname = new URL(ownerUrl).pathname;
  const client = new Client({ connectionString: url.toString() });
  await client.connect();
  try {
    await client.query("set session_replication_role = replica");
    const tables = await columnsOfTables(client);
    for (const [table, columns] of tables) {
      if (short.includes(table)) continue;
      await client.query(standIn(table, columns));
    }
    await client.query(statisticsOf([...tables.keys()].filter((table) => !short.includes(table))));
  } finally {
    await client.end();
  }
}

type Needed = { table: string; column: string; type: string };

/** The required columns of each table. */
async function columnsOfTables(client: Client): Promise<Map<string, Needed[]>> {
  const { rows } = await client.query<Needed>(`
    select t.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.tables t
    left join information_schema.columns c on c.table_schema = t.table_schema and c.table_name = t.table_name
      and c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' and c.is_generated = 'NEVER'
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`);
  return Map.groupBy(rows, ({ table }) => table);
}

/** Inserts a row without any constraint check and rolls it back at once: the page that it was on remains. */
function standIn(table: string, columns: readonly Needed[]): string {
  const given = columns.filter(({ column }) => column !== null);
  const row = given.map(({ type }) => values[type] ?? "1").join(", ");
  const names = given.map(({ column }) => column).join(", ");
  return `do $$ declare name text; begin
    for name in select conname from pg_constraint where conrelid = '${table}'::regclass and contype = 'c' loop
      execute format('alter table ${table} drop constraint %I', name);
    end loop;
    insert into ${table} ${given.length === 0 ? "default values" : `(${names}) values (${row})`};
    raise exception using errcode = 'PARON';
    exception when sqlstate 'PARON' then null;
  end $$`;
}

/** The planner statistics of tables, their indexes and columns; nullable columns are null in half of the rows. */
function statisticsOf(tables: readonly string[]): string {
  const listed = tables.map((table) => `'${table}'`).join(", ");
  return `
    select pg_restore_relation_stats('schemaname', 'public', 'relname', c.relname::text, 'relallvisible', 0,
      'relpages', (pg_relation_size(c.oid) / 8192)::integer,
      'reltuples', case when t.relname in (${listed}) then ${rows} else ${rowsOfShort} end::real)
    from pg_class c left join pg_index i on i.indexrelid = c.oid join pg_class t on t.oid = coalesce(i.indrelid, c.oid)
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and c.relkind in ('r', 'i');
    select pg_restore_attribute_stats('schemaname', 'public', 'relname', table_name::text, 'attname', column_name::text,
      'inherited', false, 'avg_width', 16, 'null_frac', case is_nullable when 'YES' then 0.5 else 0 end::real, 'n_distinct',
      case when column_name = 'organization_id' then ${bodies} when column_name = 'id' then -1
        when column_name like '%\\_id' then -0.1 else 0 end::real)
    from information_schema.columns where table_schema = 'public' and table_name in (${listed})`;
}

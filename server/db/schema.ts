import type { Client } from "pg";

/**
 * The schema as SQL, read from PostgreSQL's catalogs and in the same order on every version, to be compared with `schema.sql`:
 * functions, tables, views, foreign keys, indexes, row-level security, and the privileges of the application's role.
 */
export async function schemaText(client: Client): Promise<string> {
  const statements = [
    "-- Read from the migrations; after a new one: npx vitest run --project server server/db/schema.test.ts --update\n",
  ];
  for (const query of queries) {
    const { rows } = await client.query<[string]>({ text: query, rowMode: "array" });
    statements.push(rows.map(([statement]) => `${statement};\n`).join(""));
  }
  return statements.join("\n");
}

const ours = "n.nspname = 'public'";
const notOfExtension = (object: "p" | "c") =>
  `not exists (select from pg_depend d where d.objid = ${object}.oid and d.deptype = 'e')`;

const extensions = `
  select format('create extension %I', extname) from pg_extension where extname <> 'plpgsql' order by extname`;

const functions = `
  select format(E'create function %I(%s) returns %s language %s %s%s\\n  %s', p.proname, pg_get_function_arguments(p.oid),
    pg_get_function_result(p.oid), l.lanname,
    case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
    case when p.proisstrict then ' strict' else '' end,
    coalesce(pg_get_function_sqlbody(p.oid), p.prosrc))
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_language l on l.oid = p.prolang
  where ${ours} and ${notOfExtension("p")}
  order by p.proname`;

/** Newer versions have separate rows for not-null constraints; here they are part of the columns. */
const tables = `
  select format(E'create table %I (\\n  %s\\n)', c.relname, concat_ws(E',\\n  ', columns.text, constraints.text))
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    select string_agg(concat_ws(' ', quote_ident(a.attname), format_type(a.atttypid, a.atttypmod),
      case when a.attcollation <> t.typcollation then 'collate ' || quote_ident(o.collname) end,
      case when a.attnotnull then 'not null' end,
      case when a.attidentity <> '' then 'generated always as identity'
           when a.attgenerated <> '' then format('generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
           when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end
      ), E',\\n  ' order by a.attnum) as text
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_collation o on o.oid = a.attcollation
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  ) columns
  cross join lateral (
    select string_agg(format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid)), E',\\n  ' order by k.contype desc, k.conname) as text
    from pg_constraint k
    where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'x')
  ) constraints
  where ${ours} and c.relkind = 'r'
  order by c.relname`;

const views = `
  select format(E'create view %I%s as\\n%s', c.relname, coalesce(' with (' || array_to_string(c.reloptions, ', ') || ')', ''),
    rtrim(pg_get_viewdef(c.oid), ';'))
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and ${notOfExtension("c")} and c.relkind = 'v'
  order by c.relname`;

const foreignKeys = `
  select format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid))
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and k.contype = 'f'
  order by c.relname, k.conname`;

const indexes = `
  select replace(pg_get_indexdef(i.indexrelid), ' public.', ' ')
  from pg_index i
  join pg_class c on c.oid = i.indrelid
  join pg_class x on x.oid = i.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.relname, x.relname`;

const rowSecurity = `
  select format(E'alter table %1$I enable row level security;\\nalter table %1$I %2$s row level security;\\ncreate policy %3$I on %1$I for %4$s\\n  using (%5$s)\\n  with check (%6$s)',
    c.relname, case when c.relforcerowsecurity then 'force' else 'no force' end, p.polname,
    case p.polcmd when '*' then 'all' else p.polcmd::text end,
    pg_get_expr(p.polqual, c.oid), pg_get_expr(p.polwithcheck, c.oid))
  from pg_policy p
  join pg_class c on c.oid = p.polrelid
  join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and c.relrowsecurity
  order by c.relname, p.polname`;

const tableRights = `
  select format('grant %s on %I to paron_app', string_agg(lower(r.privilege_type), ', ' order by r.privilege_type), c.relname)
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral aclexplode(c.relacl) r
  where ${ours} and c.relkind in ('r', 'v', 'S') and r.grantee = 'paron_app'::regrole
  group by c.relname
  order by c.relname`;

const functionRights = `
  select format('grant execute on function %s to paron_app', p.oid::regprocedure)
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  cross join lateral aclexplode(p.proacl) r
  where ${ours} and ${notOfExtension("p")} and r.grantee = 'paron_app'::regrole
  order by p.proname`;

const queries = [
  extensions,
  functions,
  tables,
  views,
  foreignKeys,
  indexes,
  rowSecurity,
  tableRights,
  functionRights,
];

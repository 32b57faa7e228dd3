import pg from "pg";
import { openClient } from "./connection.ts";

/**
 * Creates the two roles and a database on a server where we connect as a role that may do so (the embedded
 * cluster, tests). `paron_owner` owns the schema; `paron_app` only reads and writes under row-level security.
 */
export async function prepareDatabase(adminUrl: string, database: string): Promise<void> {
  const client = await openClient(adminUrl);
  try {
    for (const role of ["paron_owner", "paron_app"]) {
      await client.query(
        `do $$ begin create role ${role} login; exception when duplicate_object or unique_violation then null; end $$`,
      );
    }
    await client.query(
      "do $$ begin execute format('grant paron_owner to %I', current_user); exception when others then null; end $$",
    );
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [
      database,
    ]);
    if (rowCount === 0) {
      await client.query(
        `create database ${pg.escapeIdentifier(database)} owner paron_owner template template0 encoding 'UTF8'`,
      );
    }
  } finally {
    await client.end();
  }
}

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { CannotStart } from "../configuration-error.ts";
import { projectFolder } from "../project-folder.ts";
import { openClient } from "./connection.ts";

const folder = join(projectFolder, "server/db/migrations");

/** A migration file with the digest that is kept once it has run. */
type Migration = { name: string; text: string; digest: string };

function migrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return { name, text, digest: createHash("sha256").update(text).digest("hex") };
    });
}

/**
 * Brings the schema up to date as its owner: each new file in one transaction, under a lock, its digest kept.
 * Returns the names that ran. Throws when a file that ran has changed since.
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = await openClient(ownerUrl);
  try {
    await client.query("set lock_timeout = '10s'");
    await client.query(
      "create table if not exists schema_migration (name text primary key, digest text not null, ran_at timestamptz not null default now())",
    );
    const ran: string[] = [];
    for (const migration of migrations()) {
      if (await runOnce(client, migration)) ran.push(migration.name);
    }
    return ran;
  } finally {
    await client.end();
  }
}

async function runOnce(client: pg.Client, migration: Migration): Promise<boolean> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock(7036874417)");
    const { rows } = await client.query<{ digest: string }>(
      "select digest from schema_migration where name = $1",
      [migration.name],
    );
    const known = rows[0];
    if (known) {
      if (known.digest !== migration.digest)
        throw new CannotStart(
          `Migration ${migration.name} has changed after it ran on this database. Put back the file of the release that ran it, and bring what it is to change as a new migration.`,
        );
      await client.query("rollback");
      return false;
    }
    await client.query(migration.text);
    await client.query("insert into schema_migration (name, digest) values ($1, $2)", [
      migration.name,
      migration.digest,
    ]);
    await client.query("commit");
    return true;
  } catch (error) {
    await client.query("rollback");
    throw refusedByData(migration, error) ?? error;
  }
}

/** What stands in the way of a migration that the data do not allow; PostgreSQL names the rows. */
function refusedByData({ name }: Migration, error: unknown): CannotStart | null {
  const { code, message, detail } = error as pg.DatabaseError;
  if (!code?.startsWith(integrityViolation)) return null;
  const rows = detail === undefined ? "" : ` ${detail}`;
  return new CannotStart(
    `Migration ${name} stops at data that it does not allow, and has changed nothing: ${message}.${rows} Mend them in the release before (docs/operations.md, Upgrade), then start this one again.`,
  );
}

/** Class of the codes that PostgreSQL gives where rows break a constraint. */
const integrityViolation = "23";

/** Throws when the schema lacks a migration of this build: an application role cannot migrate by itself. */
export async function refuseOldSchema(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>("select name from schema_migration");
  const have = new Set(rows.map((row) => row.name));
  const missing = migrations().filter((migration) => !have.has(migration.name));
  if (missing.length > 0) {
    throw new CannotStart(
      `The database lacks ${missing.map((one) => one.name).join(", ")}. Set DATABASE_OWNER_URL, so that it can be migrated.`,
    );
  }
}

/** The newest migration that ran on a database; an empty text where none did. */
export async function newestMigration(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string | null }>(
    "select max(name) as name from schema_migration",
  );
  return rows[0]?.name ?? "";
}

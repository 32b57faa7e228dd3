import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { currentVersion } from "#domain/releases.ts";
import { CannotStart } from "../configuration-error.ts";
import { projectFolder } from "../project-folder.ts";
import { openClient } from "./connection.ts";

const folder = join(projectFolder, "server/db/migrations");

/** A migration file with the digest that is stored once it has run. */
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
 * Brings the schema up to date as its owner: each new file in one transaction, under a lock, its digest stored. Returns
 * the names that ran. Throws if a file that ran has changed since, or if one ran that this build does not have.
 */
export async function migrate(ownerUrl: string): Promise<string[]> {
  const client = await openClient(ownerUrl);
  try {
    await client.query("set lock_timeout = '10s'");
    await client.query(
      "create table if not exists schema_migration (name text primary key, digest text not null, ran_at timestamptz not null default now())",
    );
    refuseNewer(await namesOf(client));
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
    // If the database died of the error, it has rolled back by itself.
    await client.query("rollback").catch(() => undefined);
    if (!(error instanceof pg.DatabaseError)) throw error;
    throw refusedByData(migration, error) ?? withoutRoom(migration, error) ?? error;
  }
}

/** The error of a migration that the data do not allow; PostgreSQL names the rows. */
function refusedByData({ name }: Migration, error: pg.DatabaseError): CannotStart | null {
  const { code, message, detail } = error;
  if (!code?.startsWith(integrityViolation)) return null;
  const rows = detail === undefined ? "" : ` ${detail}`;
  return new CannotStart(
    `Migration ${name} stops at data that it does not allow, and has changed nothing: ${message}.${rows} Mend them in the release before (docs/operations.md, Upgrade), then start this one again.`,
  );
}

/** The error of a migration for which the database server lacks disk space, memory or locks. */
function withoutRoom({ name }: Migration, error: pg.DatabaseError): CannotStart | null {
  const { code, message } = error;
  if (!code?.startsWith(insufficientResources)) return null;
  return new CannotStart(
    `Migration ${name} found too little room on the database's server, and has changed nothing: ${message}. Make room there, then start this release again: it goes on from here.`,
  );
}

/** PostgreSQL error classes: rows break a constraint; the disk is full, or memory or locks are used up. */
const integrityViolation = "23";
const insufficientResources = "53";

/**
 * Throws if the schema is not this build's: it lacks a migration, which an application role cannot run itself, or has one of
 * a newer build.
 */
export async function refuseOtherSchema(database: pg.Pool | pg.Client): Promise<void> {
  const have = await namesOf(database);
  refuseNewer(have);
  const missing = migrations().filter(({ name }) => !have.includes(name));
  if (missing.length > 0) {
    throw new CannotStart(
      `The database lacks ${missing.map((one) => one.name).join(", ")}. The embedded database is migrated by the next start of its server; for a server of your own set DATABASE_OWNER_URL, or run \`npm run migrate\`.`,
    );
  }
}

/** Throws if a migration ran that this build does not have: this build would misread and miswrite what it changed. */
function refuseNewer(have: readonly string[]): void {
  const own = new Set(migrations().map(({ name }) => name));
  const unknown = have.filter((name) => !own.has(name));
  if (unknown.length === 0) return;
  throw new CannotStart(
    `A newer build has migrated this database: it stands at ${have.at(-1)}, and this build (${currentVersion}) lacks ${unknown.join(", ")}. Start the newer build, or go back with the backup that was taken before the upgrade (docs/operations.md, Upgrade).`,
  );
}

async function namesOf(database: pg.Pool | pg.Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "select name from schema_migration order by name",
  );
  return rows.map(({ name }) => name);
}

/** The newest migration that ran on a database; an empty string if none did. */
export async function newestMigration(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string | null }>(
    "select max(name) as name from schema_migration",
  );
  return rows[0]?.name ?? "";
}

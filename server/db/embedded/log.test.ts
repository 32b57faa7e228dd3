import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { expect, inject, test } from "vitest";
import { configOf } from "#server/config.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();

/** The log of the tests' server; another server's log does not matter here. */
async function logFile(): Promise<string> {
  const client = new Client({ connectionString: inject("adminUrl") });
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  await client.end();
  return join(rows[0]?.data_directory ?? "", "..", "postgresql.log");
}

const isEmbedded = process.env["DATABASE_OWNER_URL"] === undefined;

test.runIf(isEmbedded)(
  "the database takes the connections of the largest DATABASE_POOL, and those that a server opens besides",
  async () => {
    const { rows } = await world.database.pool.query<{ most: number }>(
      "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most",
    );
    expect(() => configOf({ DATABASE_POOL: "101" })).toThrow("DATABASE_POOL");
    expect(rows[0]?.most).toBeGreaterThanOrEqual(100 + 5 + 2);
  },
);

test.runIf(isEmbedded)(
  "the database's log is readable by its owner only and holds no value of an error",
  async () => {
    const { pool } = world.database;
    const canary = "canary-of-the-log";
    const keys =
      "create temporary table pg_temp.kept (name text unique check (name <> 'refused canary-of-the-log'))";
    const client = await pool.connect();
    try {
      await client.query(keys);
      await client.query("insert into pg_temp.kept values ($1)", [canary]);
      const again = client.query("insert into pg_temp.kept values ($1)", [canary]);
      await expect(again).rejects.toMatchObject({ code: "23505" });
      const unfit = client.query("insert into pg_temp.kept values ($1)", [`refused ${canary}`]);
      await expect(unfit).rejects.toMatchObject({ code: "23514" });
      const mistaken = client.query(`insert into pg_temp.kept select '${canary}' from nowhere`);
      await expect(mistaken).rejects.toMatchObject({ code: "42P01" });
    } finally {
      client.release(true);
    }
    const file = await logFile();
    const log = readFileSync(file, "utf8");
    expect(log).toContain("kept_name_key");
    expect(log).not.toContain(canary);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);

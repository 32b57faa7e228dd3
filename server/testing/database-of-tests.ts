import { chmodSync, existsSync, mkdtempSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

/** Settings of a PostgreSQL whose data may vanish with the machine. */
export const careless = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

const memory = "/dev/shm";
const roomBytes = 2 * 1024 ** 3;

/**
 * Makes a folder for data that may vanish with the machine, in memory where that has room: a database is a thousand
 * files, and each test file copies one.
 */
export function folderInMemory(prefix: string): string {
  const folder = mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix));
  // PostgreSQL runs as another user when we are root, and must be able to enter.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomBytes;
}

/**
 * Connection text for a database of the tests' server, acting as a role: the administrator's connection takes the role
 * at its start, so no role needs a password of its own.
 */
export function urlAs(
  adminUrl: string,
  role: "paron_owner" | "paron_app",
  database: string,
): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  url.searchParams.set("options", `-c role=${role}`);
  return url.toString();
}

/** Runs one statement as the administrator of the tests' server. */
export async function asAdministrator(adminUrl: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

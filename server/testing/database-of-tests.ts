import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";

/** Settings of a PostgreSQL whose data may be lost if the machine crashes. */
export const careless = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

const memory = "/dev/shm";
const roomBytes = 2 * 1024 ** 3;

/**
 * Creates a folder for data that may be lost if the machine crashes, in memory if there is room: a database is a
 * thousand files, and each test file copies one.
 */
export function folderInMemory(prefix: string): string {
  const place = hasRoom() ? memory : tmpdir();
  if (place === memory) removeThoseOfTheDead(prefix);
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user when we are root, and must be able to enter the folder.
  chmodSync(folder, 0o755);
  return folder;
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
  } catch {
    return false;
  }
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > roomBytes;
}

/** A killed run leaves its folder, which would occupy memory until the machine restarts. */
function removeThoseOfTheDead(prefix: string): void {
  for (const name of readdirSync(memory)) {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (pid !== undefined && !existsSync(`/proc/${pid}`))
      rmSync(join(memory, name), { recursive: true, force: true });
  }
}

/**
 * Connection string for a database of the tests' server, acting as a role: the administrator's connection assumes the
 * role at its start, so no role needs a password of its own.
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

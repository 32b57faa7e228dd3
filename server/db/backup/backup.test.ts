import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { projectFolder } from "#server/project-folder.ts";
import { type Cluster, startCluster } from "../embedded/cluster.ts";
import { placeFor } from "../embedded/place.ts";
import { migrate } from "../migrate.ts";
import { prepareDatabase } from "../prepare.ts";
import { endWhatOpens } from "./end-what-opens.ts";
import { lastBackupOf, liesThere } from "./last-backup.ts";
import { manifestOf } from "./manifest.ts";
import { restoreBackup } from "./restore.ts";
import { removeOldBackups, type TakenBackup, takeBackup } from "./take.ts";

const minute = 60_000;

/** Test data may be lost if the machine crashes. */
const careless = { fsync: "off", synchronous_commit: "off" };
const folders: string[] = [];
const now = new Date("2026-03-18T09:00:00Z");
let cluster: Cluster;
let dataDir: string;
let taken: TakenBackup;
let writtenBefore = 0;

beforeAll(async () => {
  dataDir = newFolder();
  cluster = await startCluster(dataDir, careless);
  await prepareDatabase(cluster.urlFor("postgres", "postgres"), "paron");
  await migrate(cluster.urlFor("paron_owner", "paron"));
  writeFileSync(join(dataDir, "secret.key"), "a key\n", { mode: 0o600 });
  await arrange(`
    create table written (n integer primary key, filler text);
    insert into app_user (id, user_name, role, nick_name, one_time_until) values
      ('${randomUUID()}', 'restored', 'Employee', 'Restored', '2026-03-20T00:00:00Z');
    insert into session (token_hash, user_id, started_at, expires_at, ip, user_agent)
      select '\\x01', id, '2026-03-18T08:00:00Z', '2026-03-19T08:00:00Z', '', '' from app_user where user_name = 'restored'`);
  taken = await takenWhileWriting();
}, minute);

afterAll(async () => {
  await cluster.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test(
  "a backup taken during writes restores every row acknowledged before its start, and no gap after",
  async () => {
    const restored = await restoredFrom(taken.folder);
    const { rows } = await execute(
      restored.cluster,
      "select count(*)::int as n, max(n) as last from written",
    );
    const { rows: sessions } = await execute(restored.cluster, "select ended_at from session");
    const { rows: users } = await execute(
      restored.cluster,
      "select one_time_until from app_user where user_name = 'restored'",
    );
    const key = readFileSync(join(restored.dataDir, "secret.key"), "utf8");
    await restored.cluster.stop();

    expect(writtenBefore).toBeGreaterThan(0);
    expect(rows[0].last).toBeGreaterThanOrEqual(writtenBefore);
    expect(rows[0].n).toBe(rows[0].last);
    expect(key).toBe("a key\n");
    expect(sessions).toEqual([{ ended_at: now }]);
    expect(users).toEqual([{ one_time_until: now }]);
  },
  minute,
);

test(
  "a backup with a changed, missing or extra file is refused by name, and nothing is written",
  async () => {
    const { files } = await manifestOf(taken.folder);
    const [changed = "", missing = ""] = files
      .filter(({ bytes }) => bytes > 8192)
      .map(({ path }) => path);
    const whole = readFileSync(join(taken.folder, changed));
    const other = Buffer.from(whole);
    other[5000] = (other[5000] ?? 0) ^ 1;
    writeFileSync(join(taken.folder, changed), other);
    const missingBytes = readFileSync(join(taken.folder, missing));
    rmSync(join(taken.folder, missing));
    writeFileSync(join(taken.folder, "more"), "");
    const to = newFolder();

    await expect(restoreBackup(taken.folder, to, placeFor(to))).rejects.toThrow(
      `changed: ${changed}\n  missing: ${missing}\n  unknown: more`,
    );
    expect(existsSync(placeFor(to).cluster)).toBe(false);

    writeFileSync(join(taken.folder, changed), whole);
    writeFileSync(join(taken.folder, missing), missingBytes);
    rmSync(join(taken.folder, "more"));
  },
  minute,
);

test("a restore into a folder with a database, or from a backup without manifest, is refused", async () => {
  await expect(restoreBackup(taken.folder, dataDir, placeFor(dataDir))).rejects.toThrow(
    "holds a database already",
  );
  const to = newFolder();
  await expect(restoreBackup(newFolder(), to, placeFor(to))).rejects.toThrow("no whole backup");
});

test("a restore replaces nothing that is newer, and leaves nothing behind where it is interrupted", async () => {
  const to = newFolder();
  writeFileSync(join(to, "secret.key"), "another key\n");
  await expect(restoreBackup(taken.folder, to, placeFor(to))).rejects.toThrow(
    `${to} holds secret.key already, maybe newer than the backup`,
  );
  expect(readFileSync(join(to, "secret.key"), "utf8")).toBe("another key\n");
  rmSync(join(to, "secret.key"));
  const nowhere = join(taken.folder, "manifest.json", "data");
  await expect(restoreBackup(taken.folder, nowhere, placeFor(to))).rejects.toThrow("ENOTDIR");
  expect(readdirSync(to)).toEqual([]);
});

test("the data folder records a complete backup, and not a failed one", async () => {
  const lastBackup = lastBackupOf(dataDir);
  expect(lastBackup).toEqual({ takenAt: now.toISOString(), ...taken });
  expect(lastBackup && liesThere(lastBackup)).toBe(true);
  const source = { dataDir, cluster: cluster.place.cluster, adminUrl: admin(), schema: "0001" };
  const nowhere = join(newFolder(), "file");
  writeFileSync(nowhere, "");
  const later = new Date(now.getTime() + minute);
  await expect(takeBackup(source, nowhere, later)).rejects.toThrow("ENOTDIR");
  expect(lastBackupOf(dataDir)).toEqual(lastBackup);
});

test("the newest backups are kept, and leftovers of a killed run are removed", async () => {
  const into = newFolder();
  const whole = ["paron-2026-03-01", "paron-2026-03-02", "paron-2026-03-03"];
  for (const name of whole) writeFileSync(join(newFolderIn(into, name), "manifest.json"), "{}");
  writeFileSync(join(newFolderIn(into, "paron-2026-02-01.making-999999999"), "half"), "");
  mkdirSync(join(into, "something else"));
  await removeOldBackups(into, 2);

  expect(readdirSync(into)).toEqual(["paron-2026-03-02", "paron-2026-03-03", "something else"]);
});

test(
  "before an upgrade, without a running server, the newer build's command backs up the schema as it is",
  async () => {
    const stopped = await restoredFrom(taken.folder);
    await execute(stopped.cluster, "delete from schema_migration where name > '0119'");
    await stopped.cluster.stop();
    const into = newFolder();
    const { status, stderr } = backedUp(stopped.dataDir, into);
    expect([status, stderr]).toEqual([0, ""]);
    const manifest = await manifestOf(join(into, readdirSync(into)[0] ?? ""));
    expect(manifest.schema).toMatch(/^0118-/);
  },
  2 * minute,
);

test(
  "a refused start leaves no database running",
  async () => {
    const newer = await restoredFrom(taken.folder);
    await execute(
      newer.cluster,
      "insert into schema_migration (name, digest) values ('9999-later.sql', '')",
    );
    await newer.cluster.stop();
    const { status, stderr } = ran("server/main.ts", newer.dataDir);
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^A newer build has migrated/)]);
    const pidFile = join(newer.cluster.place.cluster, "postmaster.pid");
    await expect.poll(() => existsSync(pidFile)).toBe(false);
  },
  2 * minute,
);

test(
  "a backup into a place that cannot be written ends with its option named, without endless retries",
  () => {
    const { status, stderr } = backedUp(dataDir, "/proc/paron");
    expect([status, stderr]).toEqual([
      1,
      "--to: /proc/paron lies where no folder and no file can be made. Name another folder, or make it one.\n",
    ]);
  },
  2 * minute,
);

function backedUp(DATA_DIR: string, to: string) {
  return ran("bin/backup.ts", DATA_DIR, "--to", to);
}

function ran(program: string, DATA_DIR: string, ...words: string[]) {
  return spawnSync(process.execPath, [join(projectFolder, program), ...words], {
    env: { ...process.env, DATA_DIR },
    encoding: "utf8",
    timeout: minute,
  });
}

async function takenWhileWriting(): Promise<TakenBackup> {
  const writer = new pg.Client({ connectionString: admin() });
  await writer.connect();
  const ending = new AbortController();
  let n = 0;
  const writeOne = async () => {
    n += 1;
    await writer.query("insert into written values ($1, repeat('x', 2000))", [n]);
    // A backup must survive a checkpoint that recycles the journal during the copy.
    if (n % 50 === 0) await writer.query("checkpoint");
  };
  for (let first = 0; first < 20; first += 1) await writeOne();
  writtenBefore = n;
  const writing = (async () => {
    while (!ending.signal.aborted) await writeOne();
  })();
  const source = { dataDir, cluster: cluster.place.cluster, adminUrl: admin(), schema: "0001" };
  const backup = await takeBackup(source, newFolder(), now);
  ending.abort();
  await writing;
  await writer.end();
  return backup;
}

async function restoredFrom(folder: string): Promise<{ dataDir: string; cluster: Cluster }> {
  const to = newFolder();
  await restoreBackup(folder, to, placeFor(to));
  const restored = await startCluster(to, careless);
  await endWhatOpens(restored.urlFor("postgres", "paron"), now);
  return { dataDir: to, cluster: restored };
}

function admin(): string {
  return cluster.urlFor("postgres", "paron");
}

async function arrange(statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin() });
  await client.connect();
  await client.query(statements);
  await client.end();
}

async function execute(of: Cluster, statement: string) {
  const client = new pg.Client({ connectionString: of.urlFor("postgres", "paron") });
  await client.connect();
  const answer = await client.query(statement);
  await client.end();
  return answer;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "paron-backup-"));
  // PostgreSQL runs as another user when we are root, and must be able to enter the folder.
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

function newFolderIn(folder: string, name: string): string {
  const made = join(folder, name);
  mkdirSync(made);
  return made;
}

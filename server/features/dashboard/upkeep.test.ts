import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, inject, test } from "vitest";
import { dashboard } from "#api/dashboard.ts";
import { noteBackup, noteRestore } from "#server/db/backup/last-backup.ts";
import { projectFolder } from "#server/project-folder.ts";

import { buildMonth } from "#server/testing/month-of-structure.ts";
import { urlAs } from "#server/testing/database-of-tests.ts";
import { openWorld, type World, visitorOfFile, worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile();
const administrator = visitorOfFile(world, { role: "Administrator" });
const folder = mkdtempSync(join(tmpdir(), "paron-upkeep-"));
afterAll(() => rmSync(folder, { recursive: true }));

const upkeep = async () =>
  (await world.call(dashboard.getSystem, {}, { as: administrator })).upkeep;

test("nothing is reported of a backup or verification that was never recorded", async () => {
  expect(await upkeep()).toMatchObject({ isEmbedded: true, backup: null, verification: null });
  writeFileSync(join(world.parts.config.dataDir, "last-backup.json"), "{}");
  expect((await upkeep()).backup).toBeNull();
});

test("the free space of the data is the disk's; that of a remote database is unknown", async () => {
  const { disks } = await upkeep();
  expect(disks[0]?.space?.free).toBeGreaterThan(0);
  expect(disks[0]?.space?.total).toBeGreaterThan(disks[0]?.space?.free ?? 0);
  const { config } = world.parts;
  const { databaseUrl } = config;
  config.databaseUrl = "postgres://elsewhere/paron";
  const { isEmbedded, disks: known } = await upkeep();
  config.databaseUrl = databaseUrl;
  expect(isEmbedded).toBe(false);
  expect(known.map(({ holds, space }) => [holds, space === null])).toEqual([
    ["data", false],
    ["database", true],
  ]);
});

test("links to the server's own computer are reported in production, where others read them", async () => {
  const { config } = world.parts;
  const address = config.publicUrl;
  expect((await upkeep()).links).toEqual({ address, fault: null });
  config.production = true;
  expect((await upkeep()).links).toEqual({ address, fault: "leads-nowhere" });
  config.publicUrl = "http://paron.example";
  expect((await upkeep()).links.fault).toBe("unencrypted");
  config.publicUrl = "https://paron.example";
  expect((await upkeep()).links.fault).toBeNull();
  Object.assign(config, { publicUrl: address, production: false });
});

test("unwritable files are reported, and no longer once they can be written", async () => {
  expect(await upkeep()).toMatchObject({ storesFiles: true });
  const incoming = join(world.parts.config.dataDir, "incoming");
  rmSync(incoming, { recursive: true, force: true });
  writeFileSync(incoming, "");
  expect(await upkeep()).toMatchObject({ storesFiles: false });
  rmSync(incoming);
  expect(await upkeep()).toMatchObject({ storesFiles: true });
});

test("a backup is reported with its place and last restore, when it is old, and when it is missing", async () => {
  const backup = join(folder, "paron-2026-03-18");
  mkdirSync(backup);
  writeFileSync(join(backup, "manifest.json"), "{}");
  const backupNote = {
    takenAt: "2026-03-18T01:00:00.000Z",
    folder: backup,
    files: 900,
    bytes: 70_000,
  };
  noteBackup(world.parts.config.dataDir, backupNote);
  const lying = { ...backupNote, isOld: false, liesThere: true };
  expect((await upkeep()).backup).toEqual({ ...lying, restored: null });
  const restored = { takenAt: "2026-03-11T01:00:00.000Z", restoredAt: "2026-03-12T09:00:00.000Z" };
  noteRestore(join(folder, "paron-2026-03-11"), restored);
  expect((await upkeep()).backup).toEqual({ ...lying, restored });
  world.setNow(new Date("2026-03-19T13:00:00.001Z"));
  expect((await upkeep()).backup).toMatchObject({ isOld: true, liesThere: true });
  rmSync(backup, { recursive: true });
  expect((await upkeep()).backup).toMatchObject({ isOld: true, liesThere: false });
});

test("a verification is reported with its outcome, as recorded by its command", async () => {
  const untouched = await openWorld();
  expect(verify(untouched)).toMatch(/Whole[^]*\b[1-9]\d* entries are not sealed/);
  await untouched.close();
  const { verification } = await upkeep();
  expect(verification).toMatchObject({
    wrong: 0,
    hasAnchors: false,
    isOld: false,
    filesRead: "all",
  });
  world.setNow(new Date(Date.parse(verification?.at ?? "") + 8 * 86_400_000 + 1));
  expect((await upkeep()).verification).toMatchObject({ wrong: 0, isOld: true });

  // Rows without any ledger entry.
  await buildMonth(world);
  verify(world, "--without-files");
  const { verification: later } = await upkeep();
  expect(later?.wrong).toBeGreaterThan(0);
  expect(later?.filesRead).toBe("none");
});

/** Verifies the database of `of`, with the result noted in the data folder of `world`. */
function verify(of: World, ...options: string[]): string {
  const { pathname } = new URL(of.ownerUrl);
  const { dataDir: DATA_DIR } = world.parts.config;
  const DATABASE_URL = urlAs(inject("adminUrl"), "paron_app", pathname.slice(1));
  const { stdout, stderr } = spawnSync(process.execPath, ["bin/ledger-verify.ts", ...options], {
    cwd: projectFolder,
    env: { ...process.env, DATA_DIR, DATABASE_URL },
    encoding: "utf8",
  });
  expect([stderr, stdout]).toEqual(["", expect.stringMatching(/Whole|WRONG/)]);
  return stdout;
}

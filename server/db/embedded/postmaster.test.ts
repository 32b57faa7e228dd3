import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { startCluster } from "./cluster.ts";

test("a PostgreSQL that died and cannot start, as on a full disk, runs again once it can", async () => {
  const folder = mkdtempSync(join(tmpdir(), "paron-postmaster-"));
  const cluster = await startCluster(folder);
  try {
    const answers = async () => {
      const client = new pg.Client({ connectionString: cluster.urlFor("postgres", "postgres") });
      client.on("error", () => undefined);
      try {
        await client.connect();
        return (await client.query("select 1 as one")).rowCount === 1;
      } catch {
        return false;
      } finally {
        await client.end().catch(() => undefined);
      }
    };
    expect(await answers()).toBe(true);
    const control = join(cluster.place.cluster, "global", "pg_control");
    const log = () => readFileSync(join(cluster.place.cluster, "..", "postgresql.log"), "utf8");
    const pid = Number(
      readFileSync(join(cluster.place.cluster, "postmaster.pid"), "utf8").split("\n", 1)[0],
    );
    renameSync(control, `${control}.away`);
    process.kill(pid, "SIGKILL");
    await expect.poll(log).toMatch(/pg_control/);
    expect(await answers()).toBe(false);
    renameSync(`${control}.away`, control);
    await expect.poll(answers).toBe(true);
  } finally {
    await cluster.stop();
    // A root's server keeps its cluster elsewhere.
    for (const one of [join(cluster.place.cluster, ".."), folder])
      rmSync(one, { recursive: true, force: true });
  }
});

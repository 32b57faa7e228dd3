import { existsSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Place } from "./place.ts";

/**
 * Ends a postmaster that outlived its application (after kill -9), so that the next start works. A process that is not
 * a postmaster of this very cluster is never touched: its number was only reused, and the stale pid file is removed.
 */
export async function endOrphan(place: Place): Promise<void> {
  const pidFile = join(place.cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  if (!isPostmasterOf(pid, place.cluster)) {
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, "SIGINT");
  for (let tries = 0; tries < 600; tries += 1) {
    if (!isAlive(pid)) return;
    if (tries === 200) process.kill(pid, "SIGQUIT");
    await wait(50);
  }
  throw new Error(`An earlier database process (${pid}) does not end; end it and start again.`);
}

function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform !== "linux") return isAlive(pid);
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return (
      (words[0] ?? "").endsWith("/postgres") &&
      words[words.indexOf("-D") + 1] === cluster &&
      readlinkSync(`/proc/${pid}/cwd`) === cluster
    );
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Place } from "./place.ts";
import { codeOf } from "#server/error-code.ts";

/**
 * Clears what an earlier run left after kill -9, so that the next start works: ends a postmaster that outlived its
 * application, waits for the backends of a killed postmaster, and removes their pid files. A process of anything but
 * this cluster is never touched: its pid was merely reused. Throws if they do not end within 30 seconds.
 */
export async function endOrphan(place: Place): Promise<void> {
  const pidFile = join(place.cluster, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  signal(pid, place, "SIGINT");
  await untilEmpty(pid, place);
  // With no process left in the cluster these are stale, even if their pid now belongs to another process or a zombie.
  rmSync(pidFile, { force: true });
  rmSync(join(place.socket, ".s.PGSQL.5432.lock"), { force: true });
}

async function untilEmpty(pid: number, place: Place): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (!isPostmasterOf(pid, place) && !hasProcesses(place)) return;
    if (tries === 200) signal(pid, place, "SIGQUIT");
    await wait(50);
  }
  throw new Error(`An earlier database process (${pid}) does not end; end it and start again.`);
}

function signal(pid: number, place: Place, name: NodeJS.Signals): void {
  if (isPostmasterOf(pid, place)) process.kill(pid, name);
}

function isPostmasterOf(pid: number, { cluster }: Place): boolean {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  if (process.platform !== "linux") return isAlive(pid);
  try {
    const words = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
    return (
      (words[0] ?? "").endsWith("/postgres") &&
      words[words.indexOf("-D") + 1] === cluster &&
      folderOf(String(pid)) === cluster
    );
  } catch {
    return false;
  }
}

/** True while a process runs in the cluster's folder, as every backend does. Detectable only on Linux. */
function hasProcesses({ cluster }: Place): boolean {
  if (process.platform !== "linux") return false;
  return readdirSync("/proc").some((name) => /^\d+$/.test(name) && folderOf(name) === cluster);
}

function folderOf(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

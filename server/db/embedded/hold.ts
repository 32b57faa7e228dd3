import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Holds a data folder for this process, so that a second start never ends the first one's database.
 * Returns the release. Throws when a living server holds it; a note left by a dead one is overwritten.
 */
export function holdDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const note = join(dataDir, "server.pid");
  const mine = `${process.pid} ${startOf(process.pid)}`;
  try {
    writeFileSync(note, mine, { flag: "wx" });
  } catch {
    const [pid = "", start = ""] = readFileSync(note, "utf8").split(" ");
    if (start !== "" && startOf(Number(pid)) === start) {
      throw new Error(`A server already runs on ${dataDir} (process ${pid}).`);
    }
    writeFileSync(note, mine);
  }
  return () => rmSync(note, { force: true });
}

/** When a process started, in clock ticks: tells a process from a later one with the same number. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return isAlive(pid) ? "alive" : "";
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

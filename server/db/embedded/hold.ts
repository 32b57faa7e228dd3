import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "#server/configuration-error.ts";
import { codeOf } from "#server/error-code.ts";
import { requireDataFolder } from "#server/require-folders.ts";

/**
 * Holds a data folder for this process, so that a second start never ends the first one's database.
 * Makes the folder. Returns the release. Throws where none can be made, and when a living server holds it; a note left by a dead one is taken away.
 */
export function holdDataFolder(dataDir: string): () => void {
  requireDataFolder(dataDir);
  const note = join(dataDir, "server.pid");
  const mine = `${process.pid} ${startOf(process.pid)}`;
  while (!isWritten(note, mine)) {
    const holder = textOf(note);
    const [pid = "", start = ""] = holder.split(" ");
    if (start !== "" && startOf(Number(pid)) === start)
      throw new ConfigurationError([
        `DATA_DIR: a server already runs on ${dataDir} (process ${pid})`,
      ]);
    takeAway(note, holder);
  }
  return () => rmSync(note, { force: true });
}

function isWritten(note: string, text: string): boolean {
  try {
    writeFileSync(note, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/** Moves a dead one's note aside. Of two starts at once only one moves it; who moves a fresh note puts it back. */
function takeAway(note: string, holder: string): void {
  const aside = `${note}.${process.pid}`;
  try {
    renameSync(note, aside);
    if (textOf(aside) !== holder) linkSync(aside, note);
  } catch {
    // Another start was faster; the caller looks again.
  }
  rmSync(aside, { force: true });
}

function textOf(note: string): string {
  try {
    return readFileSync(note, "utf8");
  } catch {
    return "";
  }
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

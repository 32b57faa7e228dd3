import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigurationError } from "#server/configuration-error.ts";
import { codeOf } from "#server/error-code.ts";
import { requireDataFolder } from "#server/require-folders.ts";

/**
 * Locks a data folder for this process, so that a second start never ends the first one's database. Creates the folder. Returns the
 * release. Throws if the folder cannot be created or a live server holds it; removes a dead server's note.
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

/** Moves a dead server's note aside. Of two concurrent starts only one moves it; one that moved a new note puts it back. */
function takeAway(note: string, holder: string): void {
  const aside = `${note}.${process.pid}`;
  try {
    renameSync(note, aside);
    if (textOf(aside) !== holder) linkSync(aside, note);
  } catch {
    // Another start was faster; the caller checks again.
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

/** When a process started, in clock ticks: distinguishes a process from a later one with the same pid. */
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

import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Config } from "./config.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { codeOf } from "#server/error-code.ts";
import { builtClientIn } from "./kernel/built-client.ts";
import { projectFolder } from "./project-folder.ts";

const words: Readonly<Record<string, string>> = {
  EEXIST: "is a file, not a folder",
  ENOTDIR: "lies under a file, not in a folder",
  EACCES: "may not be made or written by this user",
  EPERM: "may not be made or written by this user",
  EROFS: "lies on a disk that is only read",
  ENOENT: "lies where no folder and no file can be made",
};

/** A full disk is reported by `/ready`, and by the database on that disk. */
const full = new Set(["ENOSPC", "EDQUOT"]);

/** Creates the data folder if missing. Throws ConfigurationError if this server cannot create it or write to it. */
export function requireDataFolder(dataDir: string): void {
  const refusal = refusalToFolder("DATA_DIR", dataDir);
  if (refusal !== null) throw new ConfigurationError([refusal]);
}

/**
 * Creates a folder with `mode` if missing; returns a sentence that names the setting if the folder cannot be created or written
 * to.
 */
export function refusalToFolder(setting: string, folder: string, mode = 0o777): string | null {
  try {
    makeFolder(folder, mode);
    const probe = join(folder, `probe-${process.pid}`);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    const code = codeOf(error) ?? "";
    if (!full.has(code))
      return `${setting}: ${folder} ${words[code] ?? `cannot be used (${code})`}. Name another folder, or make it one.`;
  }
  return null;
}

/** Creates each missing folder separately: recursive `mkdir` retries forever under /proc, where no folder can be created. */
function makeFolder(path: string, mode: number): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (!existsSync(dirname(path))) makeFolder(dirname(path), mode);
  mkdirSync(path, { mode });
}

/**
 * Logs that no pages are served if no client was built: a server may serve the API alone. Throws ConfigurationError
 * if CLIENT_DIR names a folder without a built client.
 */
export function requirePages({ clientDir }: Config, tell: (line: string) => void): void {
  if (builtClientIn(clientDir) !== null) return;
  const what = existsSync(clientDir) ? "holds no built client" : "is not there";
  const remedy = "build it with node bin/build-client.ts";
  if (clientDir !== usualClientDir)
    throw new ConfigurationError([
      `CLIENT_DIR: ${clientDir} ${what}. Leave it out, or ${remedy} and name its folder.`,
    ]);
  tell(`Pages: none are served, ${clientDir} ${what}; ${remedy}`);
}

const usualClientDir = `${projectFolder}/dist`;

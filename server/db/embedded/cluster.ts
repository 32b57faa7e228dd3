import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { CannotStart } from "../../configuration-error.ts";
import { codeOf } from "../../error-code.ts";
import { deadlines } from "../../kernel/deadlines.ts";
import { type Place, placeFor } from "./place.ts";
import { keepPostmaster } from "./postmaster.ts";

/** A running embedded PostgreSQL: its socket folder, and how to stop it. */
export type Cluster = {
  place: Place;
  /** Connection string for a role and database, over the Unix socket. */
  urlFor: (role: string, database: string) => string;
  /** Shuts it down in order; acknowledged writes are on disk already. */
  stop: () => Promise<void>;
};

const settings = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  // For the largest DATABASE_POOL, with those of jobs, /ready, listening and commands.
  max_connections: "120",
  shared_buffers: "128MB",
  max_wal_size: "512MB",
  timezone: "UTC",
  log_timezone: "UTC",
  // Defaults for clients that set none of their own, such as psql.
  statement_timeout: String(deadlines.commandStatementMs),
  idle_in_transaction_session_timeout: String(deadlines.commandStatementMs),
  jit: "off",
  log_min_messages: "warning",
  // Detail, statement and parameters of an error contain row data: names and tax numbers.
  log_error_verbosity: "terse",
  log_min_error_statement: "panic",
  log_parameter_max_length: "0",
  log_parameter_max_length_on_error: "0",
  logging_collector: "off",
};

/**
 * Starts the embedded PostgreSQL of a data folder, creating the cluster on the first start and ending an orphan of
 * an earlier run; restarts it when it dies. Throws if the binaries are missing or the server does not come up within
 * 60 seconds.
 */
export async function startCluster(
  dataDir: string,
  overrides: Record<string, string> = {},
): Promise<Cluster> {
  const place = placeFor(dataDir);
  ownSocketFolder(place);
  const leave = () => rmSync(place.socket, { recursive: true, force: true });
  try {
    if (!existsSync(join(place.cluster, "PG_VERSION"))) makeCluster(place);
    const { stop } = await keepPostmaster(place, { ...settings, ...overrides });
    return {
      place,
      urlFor: (role, database) =>
        `postgres://${role}@localhost/${database}?host=${encodeURIComponent(place.socket)}`,
      stop: async () => {
        await stop();
        leave();
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}

/** Throws CannotStart if another user's server was killed and its socket folder is still there. */
function ownSocketFolder(place: Place): void {
  try {
    ownFolder(place.socket, place, 0o700);
  } catch (error) {
    if (codeOf(error) !== "EPERM") throw error;
    throw new CannotStart(
      `${place.socket} belongs to another user, under whom a server was started before: remove it, or start as that user.`,
    );
  }
}

function ownFolder(folder: string, place: Place, mode: number): void {
  mkdirSync(folder, { recursive: true, mode });
  if (place.runAs) chownSync(folder, place.runAs.uid, place.runAs.gid);
  chmodSync(folder, mode);
}

/** Created in a temporary folder and renamed, so that a start killed half-way leaves nothing that looks like a cluster. */
function makeCluster(place: Place): void {
  const making = `${place.cluster}.making-${process.pid}`;
  removeUnfinished(place);
  ownFolder(making, place, 0o700);
  try {
    execFileSync(
      join(place.binaries, "bin", "initdb"),
      [
        "-D",
        making,
        "-U",
        "postgres",
        "--auth=trust",
        "--encoding=UTF8",
        "--locale=C",
        "--data-checksums",
      ],
      { ...place.runAs, stdio: ["ignore", "ignore", "inherit"], cwd: making },
    );
  } catch {
    throw new CannotStart(
      `${place.cluster} cannot be made: initdb says above why. Mend that, or name another folder by DATA_DIR.`,
    );
  }
  renameSync(making, place.cluster);
}

function removeUnfinished(place: Place): void {
  const parent = dirname(place.cluster);
  const unfinished = readdirSync(parent).filter((name) => name.startsWith("postgresql.making-"));
  for (const name of unfinished) rmSync(join(parent, name), { recursive: true, force: true });
}

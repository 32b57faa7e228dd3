import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fchmodSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CannotStart } from "../../configuration-error.ts";
import { endOrphan } from "./orphan.ts";
import type { Place } from "./place.ts";

const betweenStartsMs = 2000;

/** The server process of a cluster, kept running until it is stopped. */
type Postmaster = {
  /** Shuts it down in order; acknowledged writes are on disk already. */
  stop: () => Promise<void>;
};

/**
 * Clears what an earlier run left, then runs the server of a cluster and restarts it when it dies, again and again while it
 * cannot start, as on a full disk: calls are answered 503 until there is room. It ends with our process, except on
 * kill -9. Throws if it does not come up within 60 seconds the first time.
 */
export async function keepPostmaster(
  place: Place,
  settings: Record<string, string>,
): Promise<Postmaster> {
  const stopping = new AbortController();
  let server: ChildProcess;
  const endWithUs = () => server.kill("SIGINT");
  const keepRunning = async () => {
    server = await started(place, settings);
    server.once("exit", () => {
      if (!stopping.signal.aborted) running = restarted();
    });
    return server;
  };
  const restarted = async () => {
    let said = "";
    while (!stopping.signal.aborted) {
      try {
        return await keepRunning();
      } catch (error) {
        const why = error instanceof Error ? error.message : "unknown";
        if (why !== said) process.stderr.write(`${why} It is started again until it runs.\n`);
        said = why;
        await wait(betweenStartsMs);
      }
    }
    return server;
  };
  let running = keepRunning();
  await running;
  process.once("exit", endWithUs);
  return {
    stop: async () => {
      stopping.abort();
      process.off("exit", endWithUs);
      await stopped(await running);
    },
  };
}

async function started(place: Place, settings: Record<string, string>): Promise<ChildProcess> {
  await endOrphan(place);
  const server = launch(place, settings);
  for (let tries = 0; tries < 2400; tries += 1) {
    if (hasEnded(server))
      throw new CannotStart(
        `The embedded PostgreSQL ended at its start: the end of ${logFileOf(place)} says why, as a disk that is full.`,
      );
    if (isReady(server, place)) return server;
    await wait(25);
  }
  throw new Error("The embedded PostgreSQL did not answer within 60 seconds.");
}

function launch(place: Place, settings: Record<string, string>): ChildProcess {
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(logFileOf(place), "a", 0o600);
  // A log created by an earlier version could be read by everyone.
  fchmodSync(log, 0o600);
  const server = spawn(
    join(place.binaries, "bin", "postgres"),
    ["-D", place.cluster, "-k", place.socket, ...options],
    // In its own process group, so that Ctrl+C reaches our server first, which then stops the database in order.
    { ...place.runAs, stdio: ["ignore", log, log], detached: true, cwd: place.cluster },
  );
  closeSync(log);
  server.unref();
  return server;
}

/** The first line of the pid file is the owner's pid. */
function isReady(server: ChildProcess, place: Place): boolean {
  try {
    const lines = readFileSync(join(place.cluster, "postmaster.pid"), "utf8").split("\n");
    return lines[0] === String(server.pid) && lines[7]?.trim() === "ready";
  } catch {
    return false;
  }
}

async function stopped(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.ref();
  server.kill("SIGINT");
  await ended;
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

function logFileOf(place: Place): string {
  return join(place.cluster, "..", "postgresql.log");
}

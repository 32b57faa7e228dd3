import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { users } from "#api/security.ts";
import { placeFor } from "../../db/embedded/place.ts";

/** The real server as a separate process, over the embedded database of a data folder. */
export type Served = {
  origin: string;
  pid: number;
  /** kill -9. */
  kill: () => Promise<unknown>;
  /** Stops it in order, as SIGTERM does; returns its exit code. */
  end: () => Promise<number | null>;
};

const main = join(import.meta.dirname, "../../main.ts");

/** Starts the server, from its sources unless `entry` is given, and waits until it listens. Throws its output if it ends before that. */
export async function serve(
  dataDir: string,
  environment: Record<string, string> = {},
  entry = main,
): Promise<Served> {
  const { child, lines } = launchServer(dataDir, environment, entry);
  const written: string[] = [];
  for await (const line of lines) {
    written.push(line);
    const port = /^Paron serves at \S+:(\d+)$/.exec(line)?.[1];
    if (port !== undefined) {
      child.stdout.resume();
      return {
        origin: `http://127.0.0.1:${port}`,
        pid: child.pid ?? 0,
        kill: () => ended(child, "SIGKILL"),
        end: () => ended(child, "SIGTERM"),
      };
    }
  }
  throw new Error(`The server ended at start:\n${written.join("\n")}`);
}

/** Starts the server and kills it after a time, however far its start has come. */
export async function killStart(dataDir: string, afterMilliseconds: number): Promise<void> {
  const { child } = launchServer(dataDir, {});
  await wait(afterMilliseconds);
  await ended(child, "SIGKILL");
}

/** kill -9 for the postmaster of a data folder; its backends notice it themselves. */
export function killDatabase(dataDir: string): void {
  process.kill(postmasterOf(dataDir), "SIGKILL");
}

/** The process id of the postmaster of a data folder. */
export function postmasterOf(dataDir: string): number {
  const pidFile = join(placeFor(dataDir).cluster, "postmaster.pid");
  return Number(readFileSync(pidFile, "utf8").split("\n")[0]);
}

/** Waits until a call that needs the database succeeds. Throws after 60 seconds. */
export async function untilAnswers(server: Served, token: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if (await answers(server, token)) return;
    await wait(20);
  }
  throw new Error("The server is not back after 60 seconds.");
}

async function answers(server: Served, token: string): Promise<boolean> {
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.origin}/api${users.getCurrent.path}`, { headers });
    await response.text();
    return response.status === 200;
  } catch {
    return false;
  }
}

function launchServer(dataDir: string, environment: Record<string, string>, entry = main) {
  const child = spawn(process.execPath, [entry], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: dataDir,
      PORT: "0",
      LOG_LEVEL: "error",
      // The days that writers save are in the past; the job that locks them must not interfere.
      JOBS: "off",
      ...environment,
    },
  });
  // A driver that fails or is ended leaves no server behind, nor the database, which the server stops on exit.
  const leave = () => child.kill("SIGTERM");
  const leaveToo = () => {
    leave();
    // The handler was registered with `once`, so the signal now has its default effect: it ends the driver.
    process.kill(process.pid, "SIGTERM");
  };
  process.once("exit", leave).once("SIGTERM", leaveToo);
  child.once("exit", () => process.off("exit", leave).off("SIGTERM", leaveToo));
  return { child, lines: createInterface({ input: child.stdout }) };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill(signal);
  await exit;
  return child.exitCode;
}

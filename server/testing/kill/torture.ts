import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { placeFor } from "../../db/embedded/place.ts";
import { type Losses, lossesOf, storedCellsByKey } from "./losses.ts";
import { killDatabase, killStart, serve, type Served, untilAnswers } from "./served.ts";
import { buildSmallWorld, openAs, type SmallWorld } from "./small-world.ts";
import { type Writers, writersOf } from "./writers.ts";

/** What is killed: the server, its postmaster, or one right after the other; `asked`: the server is stopped, as SIGTERM does. */
export type Target = "server" | "database" | "both" | "asked";

/** How a kill is done; times in milliseconds. */
type Kill = { target: Target; after: number; startKilledAfter?: number | undefined };

/** The result of one kill and the start after it. */
export type Cycle = Losses & {
  target: Target;
  /** Saves acknowledged before the kill. */
  saves: number;
  /** Milliseconds from the kill to the first response that needs the database. */
  backAfter: number;
};

/** A server with writers that is killed repeatedly. */
export type Torture = {
  kill: (kill: Kill) => Promise<Cycle>;
  /** Lets the writers repeat their unanswered saves, and compares once more. */
  rest: () => Promise<Losses>;
  dataDir: string;
  /** The server's present address. */
  origin: () => string;
  /** Kills the server while no one writes, and restarts it. */
  killOnce: () => Promise<void>;
  /** Kills the server and starts two at once; returns how many of them serve. */
  twoStarts: () => Promise<number>;
  /** From now on commits respond before they are on disk: the control, which must lose data. */
  commitEarly: () => Promise<void>;
  /** Responses that should never have come. */
  wrongAnswers: readonly string[];
  close: () => Promise<void>;
};

type Opening = {
  /** Number of clients, each with its own sheet of five contracts. */
  writers: number;
  /** Milliseconds after which the very first start is killed, once for each, before one may complete. */
  firstStartsKilledAfter?: readonly number[];
};

/** Starts a server over a new data folder, and the clients that save while it is killed. */
export async function openTorture({
  writers: count,
  firstStartsKilledAfter = [],
}: Opening): Promise<Torture> {
  const dataDir = mkdtempSync(join(tmpdir(), "paron-kill-"));
  // PostgreSQL runs as another user when we are root, and must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  for (const after of firstStartsKilledAfter) await killStart(dataDir, after);
  let server = await serve(dataDir);
  const world = await buildSmallWorld(dataDir, { writers: count, contracts: 5 });
  const writers = writersOf(world, join(dataDir, "acknowledged.jsonl"));
  return {
    kill: async (kill) => {
      const before = writers.counts.saves;
      writers.start(server.origin);
      await wait(kill.after);
      const killed = performance.now();
      server = await backAgain(dataDir, server, writers, kill);
      await untilAnswers(server, world.token);
      const backAfter = performance.now() - killed;
      const losses = await compared(dataDir, world, writers);
      const saves = writers.counts.saves - before;
      return { target: kill.target, saves, backAfter, ...losses };
    },
    rest: async () => {
      writers.start(server.origin);
      await wait(300);
      await writers.settle();
      return compared(dataDir, world, writers);
    },
    dataDir,
    origin: () => server.origin,
    killOnce: async () => {
      await server.kill();
      server = await serve(dataDir);
      await untilAnswers(server, world.token);
    },
    twoStarts: async () => {
      await server.kill();
      const starts = await Promise.allSettled([serve(dataDir), serve(dataDir)]);
      const serving = starts.flatMap((start) =>
        start.status === "fulfilled" ? [start.value] : [],
      );
      server = serving[0] ?? server;
      return serving.length;
    },
    commitEarly: async () => {
      await letCommitsBeEarly(dataDir);
      await server.end();
      server = await serve(dataDir);
    },
    wrongAnswers: writers.counts.wrongAnswers,
    close: async () => {
      await server.end();
      writers.close();
      for (const made of [dataDir, placeFor(dataDir).socket])
        rmSync(made, { recursive: true, force: true });
    },
  };
}

async function backAgain(
  dataDir: string,
  server: Served,
  writers: Writers,
  { target, startKilledAfter }: Kill,
): Promise<Served> {
  if (target === "database" || target === "both") killDatabase(dataDir);
  if (target === "server" || target === "both") await server.kill();
  if (target === "asked" && (await server.end()) !== 0)
    throw new Error("The server did not end well.");
  await writers.settle();
  if (target === "database") return server;
  if (startKilledAfter !== undefined) await killStart(dataDir, startKilledAfter);
  return serve(dataDir);
}

/** Compares, and if something is lost, adopts what is stored as the truth, so that the next cycle counts only its own losses. */
async function compared(dataDir: string, world: SmallWorld, writers: Writers): Promise<Losses> {
  const owner = openAs(dataDir, "paron_owner");
  try {
    const losses = await lossesOf(owner, world, writers);
    if (losses.lost > 0) writers.adopt(await storedCellsByKey(owner, world));
    return losses;
  } finally {
    await owner.destroy();
  }
}

async function letCommitsBeEarly(dataDir: string): Promise<void> {
  const administrator = openAs(dataDir, "postgres");
  await sql`alter role paron_app set synchronous_commit = off`.execute(administrator);
  await sql`alter system set wal_writer_delay = '10s'`.execute(administrator);
  await administrator.destroy();
}

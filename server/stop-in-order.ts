import type { FastifyInstance } from "fastify";
import type { RunningJobs } from "./jobs/start-jobs.ts";
import { deadlines } from "./kernel/deadlines.ts";
import { withTimeLimit } from "./kernel/with-time-limit.ts";

/** What runs in a server, and how to close its database. */
type Running = {
  app: FastifyInstance;
  jobs: RunningJobs | null;
  close: () => Promise<void>;
};

/**
 * Stops a server in order: it accepts no new requests, finishes those in progress, stops jobs at their next safe point, then
 * closes the database. Connections open longer than `drainMs` are cut, and nothing is waited for beyond `stopMs`. Never throws.
 */
export async function stopInOrder(
  { app, jobs, close }: Running,
  times: Record<"drainMs" | "closeMs" | "stopMs", number> = deadlines,
): Promise<void> {
  const note = (error: unknown) => app.log.warn({ err: error }, "Not all ended in order");
  const cut = setTimeout(() => app.server.closeAllConnections(), times.drainMs);
  const ended = Promise.all([app.close(), jobs?.stop()]);
  await withTimeLimit(times.closeMs, ended, tooLate).catch(note);
  clearTimeout(cut);
  await withTimeLimit(times.stopMs - times.closeMs, close(), tooLate).catch(note);
}

const tooLate = () => new Error("It takes too long to stop");

import type { FastifyInstance } from "fastify";
import type { RunningJobs } from "./jobs/start-jobs.ts";
import { deadlines } from "./kernel/deadlines.ts";
import { withTimeLimit } from "./kernel/with-time-limit.ts";

/** What runs in a server, and how the database is closed under it. */
export type Running = {
  app: FastifyInstance;
  jobs: RunningJobs | null;
  close: () => Promise<void>;
};

/**
 * Ends a server in order: no new calls; those under way end, and jobs come to their next good place; then the database is
 * closed. Who holds on to a line longer than `drainMs` loses it, and nothing is waited for beyond `stopMs`. Never throws.
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

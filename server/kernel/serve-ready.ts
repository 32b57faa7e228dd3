import type { FastifyInstance } from "fastify";
import { deadlines } from "./deadlines.ts";
import { passing } from "./fault.ts";
import type { Parts } from "./parts.ts";
import { canStoreFiles } from "./storing-files.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/**
 * `/ready` checks whether the database responds in time, whether this server's disk accepts files, and whether the bucket responds, if one
 * is used; if not, it gives 503, so that a balancer sends calls elsewhere. Concurrent requests share one check of each, that of the
 * database on a separate connection. `/health` only says that the process is alive.
 */
export function serveReady(app: FastifyInstance, { config, database, files }: Parts): void {
  const askDatabase = askOnce(() => database.probe());
  const askDisk = askOnce(async () => {
    if (!(await canStoreFiles(config))) throw passing();
  });
  const askStore = askOnce(() => files.probe());
  app.get("/ready", async (_request, reply) => {
    void reply.header("Cache-Control", "no-store");
    let status = "database unavailable";
    try {
      await askDatabase();
      status = "files cannot be written";
      await askDisk();
      status = "file store unavailable";
      await askStore();
      return { status: "ready" };
    } catch (error) {
      app.log.warn({ err: error }, `Not ready: ${status}`);
      return reply.code(503).header("Retry-After", deadlines.retrySeconds).send({ status });
    }
  });
}

/** Runs the check within the probe's time limit; concurrent callers share it. */
function askOnce(ask: () => Promise<unknown>): () => Promise<unknown> {
  let asking: Promise<unknown> | null = null;
  return () =>
    (asking ??= withTimeLimit(deadlines.probeMs, ask(), passing).finally(() => {
      asking = null;
    }));
}

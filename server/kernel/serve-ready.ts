import type { FastifyInstance } from "fastify";
import { deadlines } from "./deadlines.ts";
import { passing } from "./fault.ts";
import type { Parts } from "./parts.ts";
import { canStoreFiles } from "./storing-files.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/**
 * `/ready` says whether the database answers in time, this server's disk takes files, and the bucket answers where one keeps
 * them: else 503, so that a balancer sends calls elsewhere. However many ask at once, each is asked once, the database on a connection of its own. `/health`
 * says only that the process lives.
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

/** Asks in the time that a probe has, and whoever asks meanwhile with it. */
function askOnce(ask: () => Promise<unknown>): () => Promise<unknown> {
  let asking: Promise<unknown> | null = null;
  return () =>
    (asking ??= withTimeLimit(deadlines.probeMs, ask(), passing).finally(() => {
      asking = null;
    }));
}

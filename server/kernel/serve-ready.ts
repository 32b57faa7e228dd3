import type { FastifyInstance } from "fastify";
import type { Database } from "#server/db/open.ts";
import { deadlines } from "./deadlines.ts";
import { passing } from "./fault.ts";
import { withTimeLimit } from "./with-time-limit.ts";

/**
 * `/ready` says whether the database answers in time: else 503, so that a balancer sends calls elsewhere. However many ask
 * at once, it is asked once, on a connection of its own. `/health` says only that the process lives.
 */
export function serveReady(app: FastifyInstance, { probe }: Database): void {
  let asking: Promise<unknown> | null = null;
  const ask = () =>
    (asking ??= withTimeLimit(deadlines.probeMs, probe(), passing).finally(() => {
      asking = null;
    }));
  app.get("/ready", async (_request, reply) => {
    void reply.header("Cache-Control", "no-store");
    try {
      await ask();
      return { status: "ready" };
    } catch (error) {
      app.log.warn({ err: error }, "Not ready");
      return reply
        .code(503)
        .header("Retry-After", deadlines.retrySeconds)
        .send({ status: "database unavailable" });
    }
  });
}

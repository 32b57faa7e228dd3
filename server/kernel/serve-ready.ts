import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Database } from "#server/db/open.ts";

/**
 * `/ready` says whether calls can be served now: 200 when the database answers, else 503, so that a balancer sends them
 * elsewhere. `/health` says only that the process lives.
 */
export function serveReady(app: FastifyInstance, { kysely }: Database): void {
  app.get("/ready", async (_request, reply) => {
    void reply.header("Cache-Control", "no-store");
    try {
      await sql`select 1`.execute(kysely);
      return { status: "ready" };
    } catch (error) {
      app.log.warn({ err: error }, "Not ready");
      return reply.code(503).header("Retry-After", 5).send({ status: "database unavailable" });
    }
  });
}

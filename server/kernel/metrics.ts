import "./acting.ts";
import { createServer, type Server } from "node:http";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { CannotStart } from "#server/configuration-error.ts";
import type { Database } from "#server/db/open.ts";

/**
 * Metrics for Prometheus: calls by route and status, the database connections, when each job last ended, and Node's own
 * metrics. Routes are templates, so that no id, token or name becomes a label.
 */
export function metricsOf(app: FastifyInstance, database: Database): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: "paron_request_duration_seconds",
    help: "Duration of requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  app.addHook("onResponse", async (request, reply) => {
    if (request.acting?.isStreaming) return;
    const route = request.routeOptions.url ?? "unknown";
    requests.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
  });
  const connections = new Gauge({
    name: "paron_database_connections",
    help: "Connections of the pool by what they do; waiting counts callers without one",
    labelNames: ["state"],
    registers,
    collect: () => {
      const { totalCount, idleCount, waitingCount } = database.pool;
      connections.set({ state: "busy" }, totalCount - idleCount);
      connections.set({ state: "idle" }, idleCount);
      connections.set({ state: "waiting" }, waitingCount);
    },
  });
  const jobs = new Gauge({
    name: "paron_job_last_end_timestamp_seconds",
    help: "When each job last came to its end",
    labelNames: ["job"],
    registers,
    collect: async () => {
      const rows = await database.kysely
        .selectFrom("job_run")
        .select(["job", (from) => from.fn.max("ended_at").as("endedAt")])
        .where("ended_at", "is not", null)
        .groupBy("job")
        .execute();
      for (const { job, endedAt } of rows)
        if (endedAt) jobs.set({ job }, new Date(endedAt).getTime() / 1000);
    },
  });
  return registry;
}

/** Serves the metrics at /metrics on a separate port, which is internal: they are not for the public. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== "GET" || request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) =>
      reject(
        new CannotStart(
          `METRICS_PORT and METRICS_HOST name a place where this server cannot listen: ${message}. Choose another.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  return server;
}

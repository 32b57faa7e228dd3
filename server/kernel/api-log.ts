import "./acting.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Parts } from "./parts.ts";
import { isPassing } from "./passing-errors.ts";

const flushMilliseconds = 1000;
/** Beyond this many waiting rows, the oldest are dropped: while the database is down they must not fill the server's memory. */
const mostWaiting = 10_000;

/** The log of calls; `flush` writes the waiting rows. */
export type ApiLog = { flush: () => Promise<void> };

/**
 * Stores a row for each call, written in batches once a second, so that no caller waits for it: kill -9 may lose the last
 * second. A stream of events is logged when it opens. The path is the route's template; query, body and headers other
 * than the user agent are never read.
 */
export function keepApiLog(
  app: FastifyInstance,
  { database: { kysely }, clock }: Pick<Parts, "database" | "clock">,
): ApiLog {
  let waiting: ReturnType<typeof rowOf>[] = [];
  let writing: Promise<void> = Promise.resolve();
  const write = async () => {
    if (waiting.length === 0) return;
    const rows = waiting;
    waiting = [];
    try {
      await sql`
        insert into api_log (at, method, path, status, duration_ms, user_id, organization, ip, user_agent, request_id)
        select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
          at timestamptz, method text, path text, status smallint, duration_ms integer, user_id uuid, organization uuid,
          ip text, user_agent text, request_id text)`.execute(kysely);
    } catch (error) {
      app.log.warn({ err: error }, "The log of calls cannot be written");
      // Rows that the database will never accept must not hold up later ones.
      if (isPassing(error)) waiting = [...rows, ...waiting].slice(-mostWaiting);
    }
  };
  const flush = () => (writing = writing.then(write));
  app.decorateRequest("acting", null);
  const note = (request: FastifyRequest, reply: FastifyReply) => {
    if (!/^\/(api|iclock|r\/[^/]+\/iclock)\//.test(request.url)) return;
    waiting.push(rowOf(request, reply, clock()));
    if (waiting.length > mostWaiting) waiting.shift();
  };
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (request.acting?.isStreaming) note(request, reply);
    done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    if (!request.acting?.isStreaming) note(request, reply);
    done();
  });
  const timer = setInterval(() => void flush(), flushMilliseconds);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await flush();
  });
  return { flush };
}

function rowOf(request: FastifyRequest, reply: FastifyReply, now: Date) {
  return {
    at: new Date(now.getTime() - reply.elapsedTime).toISOString(),
    method: request.method,
    path: request.routeOptions.url ?? "",
    status: reply.statusCode,
    duration_ms: Math.round(reply.elapsedTime),
    user_id: request.acting?.userId ?? null,
    organization: request.acting?.organizationId ?? null,
    ip: addressOf(request),
    user_agent: (request.headers["user-agent"] ?? "").slice(0, 300),
    request_id: request.id,
  };
}

/** Empty if the client left before its address was first read: a closed socket no longer has one. */
function addressOf(request: { ip?: string | undefined }): string {
  return request.ip ?? "";
}

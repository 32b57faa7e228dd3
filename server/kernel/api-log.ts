import "./acting.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Parts } from "./parts.ts";
import { isPassing } from "./passing-errors.ts";

const flushMilliseconds = 1000;
/** Above so many in waiting, the oldest go: a database that is away must not eat the server's memory. */
const mostWaiting = 10_000;

/** The log of calls; `flush` writes what waits. */
export type ApiLog = { flush: () => Promise<void> };

/**
 * Keeps a row for each call, written together once a second, so that no caller waits for it: kill -9 may cost the log its
 * last second. A stream of events is noted when it
 * opens. Path is the route's template; query, body and headers but the browser's name are never read.
 */
export function keepApiLog(
  app: FastifyInstance,
  { database: { kysely }, clock }: Pick<Parts, "database" | "clock">,
): ApiLog {
  let waiting: Row[] = [];
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
      // What the database will never take must not hold up what comes after it.
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

/** Empty where the client had left before anything asked for its address, which a closed socket has no more. */
function addressOf(request: { ip?: string | undefined }): string {
  return request.ip ?? "";
}

type Row = ReturnType<typeof rowOf>;

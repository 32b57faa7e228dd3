import type { FastifyReply, FastifyRequest } from "fastify";
import { todayAt } from "./clock.ts";
import type { Context } from "./context.ts";
import { cookiesOf } from "./cookies.ts";
import type { Parts } from "./parts.ts";

/** What every call gets, before anybody is known to act. */
export function contextOf(parts: Parts, request: FastifyRequest, reply: FastifyReply): Context {
  const now = parts.clock();
  return {
    database: parts.database,
    db: parts.database.kysely,
    config: parts.config,
    files: parts.files,
    scanner: parts.scanner,
    secrets: parts.secrets,
    sessions: parts.sessions,
    live: parts.live,
    now,
    today: todayAt(now),
    origin: {
      ip: request.ip,
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      requestId: request.id,
      fromBrowser: request.headers["sec-fetch-site"] !== undefined,
    },
    cookies: cookiesOf(request, reply, parts.config.production),
    log: request.log,
  };
}

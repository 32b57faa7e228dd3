import type { FastifyReply, FastifyRequest } from "fastify";
import { askingAs } from "./asking.ts";
import { todayAt } from "./clock.ts";
import type { Context } from "./context.ts";
import { cookiesOf } from "./cookies.ts";
import type { Parts } from "./parts.ts";

/** What every call gets, before the actor is known. */
export function contextOf(parts: Parts, request: FastifyRequest, reply: FastifyReply): Context {
  return {
    ...ofParts(parts),
    origin: {
      ip: request.ip,
      userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
      requestId: request.id,
      fromBrowser: request.headers["sec-fetch-site"] !== undefined,
    },
    cookies: cookiesOf(request, reply, parts.config.production),
    log: request.log,
    ask: askingAs(request),
  };
}

/** The part of a context that the application itself provides, as of now. */
export function ofParts(parts: Parts): Omit<Context, "origin" | "cookies" | "log" | "ask"> {
  const { database, config, files, scanner, secrets, sessions, live } = parts;
  const now = parts.clock();
  const today = todayAt(now);
  return {
    database,
    db: database.kysely,
    config,
    files,
    scanner,
    secrets,
    sessions,
    live,
    now,
    today,
  };
}

import type { FastifyBaseLogger, FastifyError, FastifyInstance } from "fastify";
import { bodyTooLarge, fileTooLarge, notJson } from "#texts/faults.ts";
import { Fault, full, late, passing, problemOf } from "./fault.ts";
import { limits } from "./limits.ts";
import { isDiskFull, isPassing } from "./passing-errors.ts";

const shedEveryMs = 10_000;

/** Turns every error into a problem body: faults as they are, Fastify's own errors by status, the rest as 500. */
export function answerFaults(app: FastifyInstance): void {
  const logShed = shedLog();
  app.setErrorHandler<Error & Partial<FastifyError>>((error, request, reply) => {
    const hasLeft = request.raw.errored === error;
    const fault = hasLeft ? new Fault("invalid") : faultOf(error, request.routeOptions.bodyLimit);
    if (hasLeft) request.log.info("The client went away before all of its request had come");
    if (error.code === "FST_UNDER_PRESSURE") logShed(request.log);
    else if (fault.status === 503) request.log.warn({ err: error }, "unavailable");
    else if (fault.status >= 500) request.log.error({ err: error }, "unexpected");
    if (fault.given.retryAfterSeconds)
      void reply.header("Retry-After", fault.given.retryAfterSeconds);
    return reply
      .code(fault.status)
      .header("Cache-Control", "no-store")
      .type("application/problem+json")
      .send(JSON.stringify(problemOf(fault, request.id)));
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    if (request.url.startsWith("/api/") && !reply.hasHeader("Cache-Control"))
      reply.header("Cache-Control", "no-store");
    done();
  });
}

/** A starved machine refuses every request at once: one line without a stack says how many since the last one. */
function shedLog(): (log: FastifyBaseLogger) => void {
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (log) => {
    refused += 1;
    if (performance.now() - loggedAt < shedEveryMs) return;
    log.warn({ refused }, "The server is overloaded and refuses requests");
    loggedAt = performance.now();
    refused = 0;
  };
}

const unreadable = new Set(["FST_ERR_CTP_INVALID_JSON_BODY", "FST_ERR_CTP_EMPTY_JSON_BODY"]);

function faultOf(error: Error & Partial<FastifyError>, mostBytes: number): Fault {
  if (error instanceof Fault) return error;
  switch (error.statusCode) {
    case 400:
      return new Fault("invalid", unreadable.has(error.code ?? "") ? { detail: notJson } : {});
    case 413:
      return new Fault("too-large", {
        detail: mostBytes === limits.bodyLimit ? bodyTooLarge : fileTooLarge,
      });
    case 415:
      return new Fault("unsupported-media");
    case 503:
      return error.code === "FST_ERR_HANDLER_TIMEOUT" ? late() : passing();
    default:
      if (isDiskFull(error)) return full();
      return isPassing(error) ? passing() : new Fault("unexpected");
  }
}

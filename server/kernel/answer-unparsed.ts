import { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { v7 as uuid } from "uuid";
import { Fault, problemOf } from "./fault.ts";

type ParseError = Error & { code?: string };

/**
 * Gives the errors that Node's server sends before there is a request the form of all other responses: our headers, and a
 * problem. They concern invalid requests, headers that are too large and requests that arrive too slowly.
 */
export function answerUnparsed(app: FastifyInstance, error: ParseError, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable || hasBegun(socket)) socket.destroy();
  else void refuse(app, faultOf(error), socket);
}

/**
 * Lets the application answer two requests that Node's server would answer by itself: one without a Host header, and
 * one with an unknown expectation.
 */
export function answerOddRequests(app: FastifyInstance): void {
  app.server.on("checkExpectation", (request, response) =>
    app.server.emit("request", request, response),
  );
  app.addHook("onRequest", ({ raw, headers }, _reply, done) => {
    if (raw.httpVersion === "1.1" && headers.host === undefined) done(new Fault("invalid"));
    else done();
  });
}

async function refuse(app: FastifyInstance, fault: Fault, socket: Socket): Promise<void> {
  const body = JSON.stringify(problemOf(fault, uuid()));
  const headers = {
    ...(await headersOfAll(app)),
    "cache-control": "no-store",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${fault.status} Refused\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  socket.destroySoon();
}

function faultOf({ code }: ParseError): Fault {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Fault("too-slow");
  if (code === "HPE_HEADER_OVERFLOW") return new Fault("headers-too-large");
  return new Fault("invalid");
}

const known = new WeakMap<FastifyInstance, Promise<Record<string, unknown>>>();

/** The headers that the application sends with a problem; requested from it once. */
function headersOfAll(app: FastifyInstance): Promise<Record<string, unknown>> {
  const before = known.get(app);
  if (before) return before;
  const pendingHeaders = app.inject({ url: "/unreadable" }).then(({ headers }) => headers);
  known.set(app, pendingHeaders);
  return pendingHeaders;
}

/** Whether the socket's response has begun, since a half-sent one cannot be replaced. Node stores it under this name. */
function hasBegun(socket: Socket): boolean {
  const answer: unknown = Reflect.get(socket, "_httpMessage");
  return answer instanceof ServerResponse && answer.headersSent;
}

import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { answerUnparsed } from "./answer-unparsed.ts";
import { deadlines } from "./deadlines.ts";

type Coming = { response: ServerResponse; since: number; bytesBefore: number };

/**
 * Answers 408 to a request whose body comes more slowly than anybody's line: a byte now and then keeps a socket, and with
 * it what waits for the body, for as long as a request may take at all. A body that we leave unread has come as far as we
 * let it, which is fast enough until its call is over.
 */
export function endSlowBodies(app: FastifyInstance): void {
  const coming = new Map<IncomingMessage, Coming>();
  app.addHook("onRequest", async ({ raw }, reply) => {
    if (raw.headers["content-length"] === undefined && !raw.headers["transfer-encoding"]) return;
    const bytesBefore = raw.socket.bytesRead;
    coming.set(raw, { response: reply.raw, since: performance.now(), bytesBefore });
    raw.once("close", () => coming.delete(raw));
  });
  const look = () => {
    for (const [request, one] of coming) {
      if (request.complete || one.response.headersSent) coming.delete(request);
      else if (isSlow(request, one)) answerUnparsed(app, tooSlow(), request.socket);
    }
  };
  const looking = setInterval(look, deadlines.lookMs).unref();
  app.addHook("onClose", async () => clearInterval(looking));
}

function isSlow({ socket }: IncomingMessage, { since, bytesBefore }: Coming): boolean {
  const elapsedMs = performance.now() - since;
  const leastBytes = (elapsedMs / 1000) * deadlines.leastBodyBytesPerSecond;
  return elapsedMs > deadlines.bodyGraceMs && socket.bytesRead - bytesBefore < leastBytes;
}

/** As the host names what arrives too slowly. */
function tooSlow(): Error & { code: string } {
  return Object.assign(new Error("The body came too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
}

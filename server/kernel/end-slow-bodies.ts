import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import { answerUnparsed } from "./answer-unparsed.ts";
import { deadlines } from "./deadlines.ts";

/** `looks`: how many times it was checked while it arrived. */
type Coming = { response: ServerResponse; looks: number; bytesBefore: number };

/**
 * Answers 408 to a request whose body arrives more slowly than over any real line: a byte now and then would hold a
 * socket, and whatever waits for the body, for as long as a request may take at all. A body that we have not read is only
 * as far as we let it come, which is fast enough until its call is over.
 */
export function endSlowBodies(app: FastifyInstance): void {
  const coming = new Map<IncomingMessage, Coming>();
  app.addHook("onRequest", ({ raw }, reply, done) => {
    if (raw.headers["content-length"] !== undefined || raw.headers["transfer-encoding"]) {
      const bytesBefore = raw.socket.bytesRead;
      coming.set(raw, { response: reply.raw, looks: 0, bytesBefore });
      raw.once("close", () => coming.delete(raw));
    }
    done();
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

/** Time is counted in checks: while this process is blocked nothing is read, and a client that has sent everything is not slow. */
function isSlow({ socket }: IncomingMessage, one: Coming): boolean {
  one.looks += 1;
  const elapsedMs = one.looks * deadlines.lookMs;
  const leastBytes = (elapsedMs / 1000) * deadlines.leastBodyBytesPerSecond;
  return elapsedMs > deadlines.bodyGraceMs && socket.bytesRead - one.bytesBefore < leastBytes;
}

/** The code that Node uses for a request that arrives too slowly. */
function tooSlow(): Error & { code: string } {
  return Object.assign(new Error("The body came too slowly"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
}

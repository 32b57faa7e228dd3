import type { FastifyInstance } from "fastify";

/**
 * Logs, once, that a proxy forwards calls which TRUSTED_PROXIES does not name: all its users then share one address in the log of
 * sign-ins and in the rate limits, and nothing else tells the operator.
 */
export function noticeProxy(app: FastifyInstance): void {
  let isNoticed = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const forwarded = request.headers["x-forwarded-for"];
    if (!isNoticed && forwarded !== undefined) {
      const client = String(forwarded).split(",").at(-1)?.trim();
      const { remoteAddress } = request.socket;
      isNoticed = request.ip === remoteAddress && client !== remoteAddress;
      if (isNoticed)
        app.log.warn(
          { proxy: remoteAddress },
          "A proxy that TRUSTED_PROXIES does not name forwards calls: its users share one address and one rate limit",
        );
    }
    done();
  });
}

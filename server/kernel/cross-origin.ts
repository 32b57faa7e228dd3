import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const allowed = {
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, Client-Version",
  "Access-Control-Max-Age": "600",
};

/**
 * Where API_BASE_URL leads past the server that serves the pages, the pages of PUBLIC_URL, and those alone, may make
 * calls here. Else no answer admits another origin.
 */
export function admitPagesElsewhere(app: FastifyInstance, config: Config): void {
  if (originOf(config.apiBaseUrl) === null) return;
  const pages = new URL(config.publicUrl).origin;
  app.addHook("onRequest", async (request, reply) => {
    reply.header("Vary", "Origin");
    if (request.headers.origin !== pages) return undefined;
    reply.headers({
      "Access-Control-Allow-Origin": pages,
      "Access-Control-Allow-Credentials": "true",
      "Access-Control-Expose-Headers": "Content-Disposition, Content-Length, Retry-After",
    });
    if (request.method !== "OPTIONS") return undefined;
    return reply.code(204).headers(allowed).send();
  });
}

/** The origin of an address; null for a path of our own. */
export function originOf(address: string): string | null {
  return /^https?:/.test(address) ? new URL(address).origin : null;
}

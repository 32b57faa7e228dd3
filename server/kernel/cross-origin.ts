import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";

const allowed = {
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, Client-Version",
  "Access-Control-Max-Age": "600",
};

/**
 * If API_BASE_URL points to another server than the one that serves the pages, only the pages of PUBLIC_URL may make
 * calls here. Otherwise no response allows another origin.
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

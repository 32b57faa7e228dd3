import type { FastifyRequest } from "fastify";

/** What the log keeps of a request: no query, in which passwords, tax numbers and codes of taxis travel, and no headers. */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, "method" | "url" | "ip">) {
  return { method, path: url.split("?", 1)[0], ip };
}

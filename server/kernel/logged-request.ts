import type { FastifyRequest } from "fastify";
import { linkHash } from "./link-token.ts";

/**
 * What the log keeps of a request: no query, in which passwords, tax numbers and codes of taxis travel, no headers, and
 * of a link or a reader's secret in the path the first eight digits of its hash.
 */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, "method" | "url" | "ip">) {
  return { method, path: withoutLink(url.split("?", 1)[0] ?? ""), ip };
}

function withoutLink(path: string): string {
  return path.replace(
    /^(\/daily-report\/|\/r\/)([^/]+)/i,
    (_, route: string, token: string) => `${route}${linkHash(token).toString("hex").slice(0, 8)}`,
  );
}

import type { FastifyRequest } from "fastify";
import { linkHash } from "./link-token.ts";

type Logged = Pick<FastifyRequest, "method" | "url" | "ip"> & {
  routeOptions?: { url?: string | undefined } | undefined;
};

/**
 * What is logged of a request: no query, which may contain passwords, tax numbers and taxis codes, no headers, and for
 * a link or a reader's secret in the path the first eight digits of its hash. For a path without a route only parts
 * that look like a name or an id are logged, and under a call only the call: anything may be typed there.
 */
export function loggedRequest({ method, url, ip, routeOptions }: Logged) {
  const path = url.split("?", 1)[0] ?? "";
  const pathToLog =
    routeOptions?.url === undefined ? loggedPath(withoutLink(path)) : withoutLink(path);
  return { method, path: pathToLog, ip };
}

function withoutLink(path: string): string {
  return path.replace(
    /^(\/daily-report\/|\/verify-attendances\/|\/r\/)([^/]+)/i,
    (_, route: string, token: string) => `${route}${linkHash(token).toString("hex").slice(0, 8)}`,
  );
}

const name =
  /^([a-z]+(-[a-z]+)*(\.[a-z]{1,5})?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{8})$/i;
const longestName = 40;

function loggedPath(path: string): string {
  const segments = path.split("/").slice(1);
  const call = segments[0] === "api" ? 3 : segments.length;
  const safeSegments = segments
    .slice(0, call)
    .map((one) => (one === "" || (one.length <= longestName && name.test(one)) ? one : "…"));
  return `/${safeSegments.join("/")}${segments.length > call ? "/…" : ""}`;
}

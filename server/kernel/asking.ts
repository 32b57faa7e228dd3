import type { FastifyRequest } from "fastify";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { Fault } from "./fault.ts";

/** What another call answered: its status, what it says of waiting, its JSON text. */
export type CallAnswer = { status: number; retryAfter: string | null; text: string };

/** Makes another call, a reading one of JSON, as whoever makes this one. Throws `invalid` for any other. */
export type Ask = (pathWithQuery: string) => Promise<CallAnswer>;

const readable: ReadonlySet<string> = new Set(
  Object.values(allCalls)
    .flatMap((table) => Object.values<Call>(table))
    .filter(({ method, answer, access }) => {
      const isJson = answer === undefined || answer === "json" || answer === "text";
      return method === "GET" && isJson && access.who !== "link";
    })
    .map(({ path }) => path),
);

/** What tells who asks: it goes with each call, so that each is judged and logged by itself. */
const passedOn = [
  "authorization",
  "cookie",
  "client-version",
  "user-agent",
  "sec-fetch-site",
  "host",
] as const;

/** How the caller of a request makes others within it; none that makes others in turn. */
export function askingAs(request: FastifyRequest): Ask {
  const own = request.url.split("?", 1)[0];
  return async (pathWithQuery) => {
    const [path = ""] = pathWithQuery.split("?", 1);
    if (!readable.has(path) || own === `/api${path}`) throw new Fault("invalid");
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, value] as const];
      }),
    );
    const answer = await request.server.inject({
      method: "GET",
      url: `/api${pathWithQuery}`,
      headers,
      remoteAddress: request.ip,
    });
    const wait = answer.headers["retry-after"];
    return {
      status: answer.statusCode,
      retryAfter: wait ?? null,
      text: answer.payload,
    };
  };
}

import type { FastifyRequest } from "fastify";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { Fault } from "./fault.ts";

/** The response of another call: its status, its Retry-After, its JSON text. */
type CallAnswer = { status: number; retryAfter: string | null; text: string };

/** Makes another call on behalf of the same caller; only GET calls that return JSON. Throws `invalid` for any other. */
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

/** The headers that identify the caller: each nested call carries them, so that it is authorized and logged separately. */
const passedOn = [
  "authorization",
  "cookie",
  "client-version",
  "user-agent",
  "sec-fetch-site",
  "host",
] as const;

/** Lets a request make further calls as its caller, but none that would in turn make others. */
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
    return { status: answer.statusCode, retryAfter: wait ?? null, text: answer.payload };
  };
}

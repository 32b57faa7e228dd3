import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { z } from "zod";
import { Problem } from "#api/problem.ts";
import type { Call, OutputOf } from "#api/call.ts";

/** A caller: the holder of a session. */
export type Visitor = { userId: string; token: string };

/** Options of a call besides its input. */
export type CallOptions = {
  /** If omitted, no one is signed in. */
  as?: Visitor | undefined;
  /** Idempotency key. */
  key?: string;
  /** The file of an upload. */
  bytes?: Buffer;
  /** Headers in addition to those of every call. */
  headers?: Record<string, string>;
  /** Address that it comes from; 127.0.0.1 by default. */
  from?: string;
};

/** A file returned by a call. */
type ReceivedFile = { name: string; type: string; bytes: Buffer };

/** The response of a call, parsed by its own shape. */
export type ReplyOf<C extends Call> = C extends { answer: "file" } ? ReceivedFile : OutputOf<C>;

/** A response as received: `body` if the call succeeded, else `problem`. */
export type Tried<C extends Call> =
  | { status: number; headers: Record<string, unknown>; body: ReplyOf<C>; problem: null }
  | { status: number; headers: Record<string, unknown>; body: null; problem: Problem };

/** The ways to call the application. */
export type Calls = {
  /** Makes a call and returns its response; throws a `Refusal` with `status` and `problem`. */
  call: <C extends Call>(
    call: C,
    input: z.input<C["input"]>,
    options?: CallOptions,
  ) => Promise<ReplyOf<C>>;
  /** Makes a call and returns its response, even a refusal. */
  try: <C extends Call>(
    call: C,
    input: z.input<C["input"]>,
    options?: CallOptions,
  ) => Promise<Tried<C>>;
};

/** Thrown by `call` if the response is a problem. */
class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.status} ${problem.title}: ${JSON.stringify(problem.detail)}`);
    this.status = problem.status;
    this.problem = problem;
  }
}

/** Calls that return their response, or throw it as a `Refusal`. */
export function callingBy(tryCall: Calls["try"]): Calls["call"] {
  return async (call, input, options) => {
    const tried = await tryCall(call, input, options);
    if (tried.problem) throw new Refusal(tried.problem);
    return tried.body;
  };
}

/** Makes a call as a browser would and parses the response by the call's own shape; throws if it does not fit. */
export async function visit<C extends Call>(
  app: FastifyInstance,
  call: C,
  input: z.input<C["input"]>,
  options: CallOptions,
): Promise<Tried<C>> {
  const response = await app.inject(requestOf(call, input, options));
  const { statusCode: status, headers } = response;
  if (status >= 400)
    return { status, headers, body: null, problem: Problem.parse(response.json()) };
  return { status, headers, body: replyOf(call, response), problem: null };
}

/** The request of a call, as a browser would make it. */
export function requestOf(
  call: Call,
  input: unknown,
  { as, key, bytes, headers: more = {}, from = "127.0.0.1" }: CallOptions,
): InjectOptions {
  const inQuery = call.method === "GET" || call.method === "DELETE" || call.upload !== undefined;
  const headers = {
    ...(bytes ? { "content-type": "application/octet-stream" } : {}),
    ...more,
    ...(as ? { authorization: `Bearer ${as.token}` } : {}),
    ...(key ? { "idempotency-key": key } : {}),
  };
  const url = `/api${call.path}${inQuery ? `?${queryOf(input)}` : ""}`;
  const payload = inQuery ? bytes : (input as Record<string, unknown>);
  return {
    method: call.method,
    url,
    headers,
    remoteAddress: from,
    ...(payload === undefined ? {} : { payload }),
  };
}

function queryOf(input: unknown): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) query.append(name, String(one));
    }
  }
  return query.toString();
}

/** Guarantee: `ReplyOf<C>` is what the call's own shape has just parsed, or the file of a call that returns one. */
function replyOf<C extends Call>(call: C, response: LightMyRequestResponse): ReplyOf<C> {
  const reply =
    call.answer === "file" ? fileOf(response) : call.output.parse(answerOf(call, response));
  return reply as ReplyOf<C>;
}

/** For a stream of events, of which an injected call reads only the first, that event. */
function answerOf(call: Call, response: LightMyRequestResponse): unknown {
  if (call.answer !== "events") return response.json();
  return JSON.parse(/^data: (.*)$/m.exec(response.body)?.[1] ?? "");
}

function fileOf({ headers, rawPayload }: LightMyRequestResponse): ReceivedFile {
  const name = /filename\*=UTF-8''([^;]+)/.exec(String(headers["content-disposition"]))?.[1] ?? "";
  return {
    name: decodeURIComponent(name),
    type: String(headers["content-type"]),
    bytes: rawPayload,
  };
}

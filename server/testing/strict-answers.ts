import { Readable } from "node:stream";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { faultStatus, Problem } from "#api/problem.ts";
import { schemaOf } from "#api/schema-of.ts";
import { faultsOf } from "#server/features/openapi/refusals.ts";

const ajv = new Ajv2020({ allErrors: true });
formats.default(ajv);

const checks = new Map<z.ZodType, ValidateFunction>();
const refusals = new Map<Call, ReadonlySet<number>>();

const declared = new Map<string, Call>(
  Object.values(allCalls).flatMap((table) =>
    Object.values<Call>(table).map((call): [string, Call] => [
      `${call.method} /api${call.path}`,
      call,
    ]),
  ),
);

/**
 * How a response differs from what its call declares (an undeclared key, a missing one, a value of another type, a
 * status), in words; null if it does not. The comparison is with what openapi.json publishes.
 */
export function misfitOf(call: Call, status: number, answer: unknown): string | null {
  if (status !== 200 && !refusalsBy(call).has(status))
    return `${call.method} ${call.path} answers ${status}, which it does not declare`;
  const check = checkOf(status < 400 ? call.output : Problem);
  if (check(answer)) return null;
  const faults = (check.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
  );
  return `${call.method} ${call.path} answers otherwise than it declares: ${faults.slice(0, 8).join("; ")}`;
}

/** Turns every response of an application that does not exactly match its call's declaration into a problem that says where. */
export function insistOnShapes(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const call = declared.get(`${request.method} ${request.routeOptions.url}`);
    const isFile = call?.answer === "file" && reply.statusCode < 400;
    const isStream = call?.answer === "events" && payload instanceof Readable;
    if (isStream && isInjected(request)) payload.push(null);
    if (!call || isFile || typeof payload !== "string") return payload;
    const detail = misfitOf(call, reply.statusCode, JSON.parse(payload));
    if (detail === null) return payload;
    const problem = JSON.stringify({ status: 500, title: "Shape", detail, requestId: request.id });
    reply.code(500).header("content-length", Buffer.byteLength(problem));
    return problem;
  });
}

/** An injected call reads its response to the end, but a stream of events has none: it gets only the first event. */
function isInjected({ headers }: FastifyRequest): boolean {
  return headers["user-agent"] === "lightMyRequest";
}

function refusalsBy(call: Call): ReadonlySet<number> {
  const known = refusals.get(call);
  if (known) return known;
  const statuses = new Set<number>(faultsOf(call).map((fault) => faultStatus[fault]));
  refusals.set(call, statuses);
  return statuses;
}

function checkOf(shape: z.ZodType): ValidateFunction {
  const known = checks.get(shape);
  if (known) return known;
  const check = ajv.compile(schemaOf(shape, "output"));
  checks.set(shape, check);
  return check;
}

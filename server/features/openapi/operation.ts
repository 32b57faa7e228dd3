import { programRoles } from "#domain/access.ts";
import { type Call, scopeOf } from "#api/call.ts";
import { callersOf, callsForApps } from "#api/callers.ts";
import { type JsonSchema, schemaOf } from "#api/schema-of.ts";
import { summaryOf } from "#texts/summary-of.ts";
import { whoMayCall } from "#texts/calls.ts";
import { refusalsOf } from "./refusals.ts";

/** One call in the document. */
export type Operation = Record<string, unknown> & { operationId: string };

/** Describes a call: its input, its output and who may make it. */
export function operationOf(area: string, name: string, call: Call): Operation {
  const { access } = call;
  const summary = summaryOf(call.path);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    ...(summary ? { summary } : {}),
    description: whoMayCall(access.who, callersOf(access)),
    "x-roles": callersOf(access),
    "x-access": access,
    security: securityOf(call),
    ...requestOf(call),
    responses: { 200: answerOf(call), ...refusalsOf(call) },
  };
}

function securityOf(call: Call): object[] {
  if (call.access.who === "anyone") return [];
  if (call.access.who === "link") return [{ link: [] }];
  const scope = scopeOf(call);
  const isForApps = programRoles.some((role) => scope in callsForApps(role));
  return isForApps ? [{ session: [] }, { app: [scope] }] : [{ session: [] }];
}

function requestOf(call: Call): object {
  const shape = schemaOf(call.input, "input");
  const inQuery = call.method === "GET" || call.method === "DELETE" || call.upload !== undefined;
  const query = inQuery ? queryOf(shape) : [];
  const key =
    call.method === "GET" || call.access.who === "anyone"
      ? []
      : [{ $ref: "#/components/parameters/IdempotencyKey" }];
  const content = call.upload
    ? { "application/octet-stream": { schema: { type: "string", format: "binary" } } }
    : { "application/json": { schema: shape } };
  return {
    parameters: [...query, ...key],
    ...(inQuery && !call.upload ? {} : { requestBody: { required: true, content } }),
  };
}

function queryOf({ properties = {}, required = [] }: JsonSchema): object[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function answerOf(call: Call): object {
  const schema = schemaOf(call.output, "output");
  if (call.answer === "file")
    return {
      description: "OK",
      content: { "*/*": { schema: { type: "string", format: "binary" } } },
    };
  const type = call.answer === "events" ? "text/event-stream" : "application/json";
  return { description: "OK", content: { [type]: { schema } } };
}

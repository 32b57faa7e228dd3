import { keysOf } from "#domain/keys.ts";
import { callsForApps } from "#api/callers.ts";
import { faultStatus, Problem } from "#api/problem.ts";
import { schemaOf } from "#api/schema-of.ts";
import { summaryOf } from "#texts/summary-of.ts";
import { documentTexts } from "#texts/calls.ts";
import { faultTexts } from "#texts/faults.ts";

/** What the calls of the document share: refusals, the idempotency key, and authentication. */
export function components(): object {
  return {
    schemas: { Problem: schemaOf(Problem, "output") },
    parameters: {
      IdempotencyKey: {
        name: "Idempotency-Key",
        in: "header",
        required: false,
        description: documentTexts.idempotencyKey,
        schema: { type: "string", minLength: 16, maxLength: 100 },
      },
    },
    responses: Object.fromEntries(
      [...new Set(Object.values(faultStatus))].map((status) => [status, refusal(status)]),
    ),
    securitySchemes: {
      session: { type: "http", scheme: "bearer", description: documentTexts.session },
      link: {
        type: "apiKey",
        in: "header",
        name: "Authorization",
        description: documentTexts.link,
      },
      app: {
        type: "oauth2",
        description: documentTexts.app,
        flows: { clientCredentials: { tokenUrl: "/oauth/token", scopes: scopes() } },
      },
    },
  };
}

function scopes(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(callsForApps("WebServiceUser")).map(([scope, { path }]) => [
      scope,
      summaryOf(path) ?? path,
    ]),
  );
}

/** The response for a refusal with a status: the texts of every fault that maps to it. */
function refusal(status: number): object {
  const faults = keysOf(faultStatus).filter((fault) => faultStatus[fault] === status);
  const mayTryAgain = faults.includes("too-many") || faults.includes("unavailable");
  return {
    description: faults.map((fault) => faultTexts[fault]).join(". "),
    ...(mayTryAgain ? { headers: { "Retry-After": retryAfter } } : {}),
    content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
  };
}

const retryAfter = { description: documentTexts.retryAfter, schema: { type: "integer" } };

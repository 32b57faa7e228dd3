import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { TokenAnswer, TokenRefusal, TokenRequest } from "#api/oauth.ts";
import { schemaOf } from "#api/schema-of.ts";
import { areaTexts, documentTexts } from "#texts/calls.ts";
import { components } from "./components.ts";
import { operationOf, type Operation } from "./operation.ts";

/** The OpenAPI 3.1 document of every call, as JSON. */
type OpenApiDocument = {
  openapi: "3.1.1";
  info: { title: string; description: string; version: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, object>;
  components: object;
};

/** Raised when a call changes in a way that breaks its clients. */
const version = "1";

/** Describes every call of the tables in api/, and how a program gets its token. */
export function openApiDocument(): OpenApiDocument {
  const areas: [string, Record<string, Call>][] = Object.entries(allCalls);
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [area, table] of areas) {
    for (const [name, call] of Object.entries(table)) {
      const path = (paths[call.path] ??= {});
      path[call.method.toLowerCase()] = operationOf(area, name, call);
    }
  }
  return {
    openapi: "3.1.1",
    info: { title: documentTexts.title, description: documentTexts.description, version },
    servers: [{ url: "/api" }],
    tags: areas.map(([name]) => ({ name, description: areaTexts[name] ?? name })),
    paths: { ...paths, "/oauth/token": tokenPath() },
    components: components(),
  };
}

/** How a program gets its token: the only path outside the tables of calls, since OAuth defines its shape. */
function tokenPath(): object {
  const request = schemaOf(TokenRequest, "input");
  const refused = {
    description: documentTexts.tokenRefused,
    content: { "application/json": { schema: schemaOf(TokenRefusal, "output") } },
  };
  return {
    servers: [{ url: "/" }],
    post: {
      operationId: "oauth.token",
      tags: ["apiApps"],
      summary: documentTexts.token,
      description: documentTexts.tokenDescription,
      security: [],
      requestBody: {
        required: true,
        content: {
          "application/x-www-form-urlencoded": { schema: request },
          "application/json": { schema: request },
        },
      },
      responses: {
        200: {
          description: "OK",
          content: { "application/json": { schema: schemaOf(TokenAnswer, "output") } },
        },
        400: refused,
        401: refused,
        429: { $ref: "#/components/responses/429" },
      },
    },
  };
}

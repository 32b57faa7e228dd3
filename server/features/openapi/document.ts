import { allCalls } from "#api/all.ts";
import type { Call } from "#api/call.ts";
import { areaTexts, documentTexts } from "#texts/calls.ts";
import { components } from "./components.ts";
import { tokenPath } from "./token-operation.ts";
import { operationOf, type Operation } from "./operation.ts";

/** The document of OpenAPI 3.1 about every call, as JSON. */
export type OpenApiDocument = {
  openapi: "3.1.1";
  info: { title: string; description: string; version: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, object>;
  components: object;
};

/** Raised when a call changes so that programs that make it must change too. */
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

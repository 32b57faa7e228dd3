import type { FastifyInstance } from "fastify";
import { openApiDocument } from "./document.ts";

/** Serves /openapi.json to anyone; it lists the calls, never their data. */
export function serveOpenApi(app: FastifyInstance): void {
  let text: string | null = null;
  app.get("/openapi.json", (_request, reply) => {
    text ??= JSON.stringify(openApiDocument());
    return reply
      .header("Cache-Control", "no-cache")
      .type("application/json; charset=utf-8")
      .send(text);
  });
}

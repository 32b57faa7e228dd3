import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import files from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.ts";
import { Fault, problemOf } from "./fault.ts";

const dist = join(import.meta.dirname, "../../dist");

/** Serves the built client, /config.json and, for pages, the one document; unknown calls and files answer 404. */
export async function servePages(app: FastifyInstance, config: Config): Promise<void> {
  app.get("/config.json", (_request, reply) =>
    reply.header("Cache-Control", "no-cache").send({
      apiBaseUrl: "/api",
      iconServiceUrl: config.iconServiceUrl,
      widgetLicenceKey: config.widgetLicenceKey,
    }),
  );
  const page = existsSync(join(dist, "index.html"))
    ? readFileSync(join(dist, "index.html"), "utf8")
    : null;
  if (page !== null) {
    await app.register(files, {
      root: dist,
      index: false,
      wildcard: false,
      setHeaders: (reply, path) => {
        void reply.header(
          "Cache-Control",
          path.includes("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
        );
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === "GET" &&
      (request.headers.accept ?? "").includes("text/html") &&
      !request.url.startsWith("/api/");
    if (page !== null && wantsPage)
      return reply.header("Cache-Control", "no-cache").type("text/html; charset=utf-8").send(page);
    const fault = new Fault("not-found");
    return reply
      .code(404)
      .type("application/problem+json")
      .send(JSON.stringify(problemOf(fault, request.id)));
  });
}

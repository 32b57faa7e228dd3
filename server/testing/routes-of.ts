import type { FastifyInstance } from "fastify";

/**
 * The routes of a ready application, each as `GET /path`. Parses the printed tree, in which a longer path is nested under a
 * shorter one; Fastify adds HEAD to every GET by itself.
 */
export function routesOf(app: FastifyInstance): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", rest = "", methods = ""] =
        /^((?:│ {3}| {4})*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
      const depth = indent.length / 4;
      const path = (above[depth - 1] ?? "") + rest;
      above[depth] = path;
      const methodNames = methods
        .split(", ")
        .filter((method) => method !== "" && method !== "HEAD");
      return methodNames.map((method) => `${method} ${path}`);
    });
}

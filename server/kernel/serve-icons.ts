import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { Fault } from "./fault.ts";

const folder = dirname(createRequire(import.meta.url).resolve("@tabler/icons/outline/home.svg"));

const IconParams = z.object({ name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/) });

/** The project's own icon service: `/icons/{name}.svg`, a Tabler outline icon by name; an unknown one gives 404. */
export function serveIcons(app: FastifyInstance): void {
  app.get("/icons/:name.svg", async (request, reply) => {
    const params = IconParams.safeParse(request.params);
    const icon = params.success
      ? await readFile(join(folder, `${params.data.name}.svg`)).catch(() => null)
      : null;
    if (icon === null) throw new Fault("not-found");
    return reply.header("Cache-Control", "public, max-age=604800").type("image/svg+xml").send(icon);
  });
}

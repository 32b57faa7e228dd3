import type { FastifyInstance } from "fastify";
import { deadlines } from "./deadlines.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    endsItself?: boolean;
  }
}

/** Set on a route that has its own deadline. */
export const endsItself = { config: { endsItself: true } } as const;

/**
 * Gives every other route Fastify's handler timeout. For each request that creates an unused abort signal and, at the
 * end of a body, an error with its stack, which is why calls do without.
 */
export function limitTime(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    if (route.config?.endsItself !== true) route.handlerTimeout ??= deadlines.handlerMs;
  });
}

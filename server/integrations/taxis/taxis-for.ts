import type { FastifyInstance } from "fastify";
import type { Parts } from "#server/kernel/parts.ts";
import { sendOverNetwork } from "./send.ts";
import { standInOn } from "./stand-in/stand-in.ts";
import { type Taxis, taxisOf } from "./taxis.ts";
import { withBreaker } from "./with-breaker.ts";

/** The configured adapter; without a client, a stand-in, except in production, where there is none. Behind a circuit breaker. */
export async function taxisFor(app: FastifyInstance, parts: Parts): Promise<Taxis | null> {
  const { taxis, production } = parts.config;
  if (taxis) return withBreaker(taxisOf(taxis, sendOverNetwork), parts.clock);
  return production ? null : withBreaker(await standInOn(app, parts), parts.clock);
}

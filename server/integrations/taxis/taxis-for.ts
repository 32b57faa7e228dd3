import type { FastifyInstance } from "fastify";
import type { Parts } from "#server/kernel/parts.ts";
import { sendOverNetwork } from "./send.ts";
import { standInOn } from "./stand-in/stand-in.ts";
import { type Taxis, taxisOf } from "./taxis.ts";

/** The adapter that the configuration asks for; where it names no client, a stand-in, and in production none. */
export async function taxisFor(app: FastifyInstance, parts: Parts): Promise<Taxis | null> {
  const { taxis, production } = parts.config;
  if (taxis) return taxisOf(taxis, sendOverNetwork);
  return production ? null : standInOn(app, parts.database);
}

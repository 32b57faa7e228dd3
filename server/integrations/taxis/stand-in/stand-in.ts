import type { FastifyInstance } from "fastify";
import type { Parts } from "#server/kernel/parts.ts";
import { requireGood, type Send } from "../send.ts";
import { type Taxis, taxisOf } from "../taxis.ts";
import { TaxisFailure } from "../taxis-failure.ts";
import { standInPath, standInReturn, standInRoutes } from "./routes.ts";

/** Registers the stand-in on our own server and returns an adapter that calls it without the network. */
export async function standInOn(
  app: FastifyInstance,
  { database, config }: Pick<Parts, "database" | "config">,
): Promise<Taxis> {
  await app.register((scope) => standInRoutes(scope, database));
  const settings = {
    clientId: "stand-in",
    clientSecret: "stand-in",
    baseUrl: standInPath,
    redirectUri: standInReturn,
    // Tests may run on a slow machine, where no response counts as late.
    timeoutMilliseconds: config.shedsLoad ? 5000 : 60_000,
  };
  return { ...taxisOf(settings, sendWithin(app)), logoutUrl: "/login" };
}

function sendWithin(app: FastifyInstance): Send {
  return async ({ method, url, headers, body, signal }) => {
    const answer = app.inject({
      method,
      url,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    const late = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(new TaxisFailure("unavailable")));
    });
    const { statusCode, rawPayload } = await Promise.race([answer, late]);
    requireGood(statusCode);
    return rawPayload;
  };
}

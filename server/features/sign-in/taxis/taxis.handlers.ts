import type { security } from "#api/security.ts";
import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault } from "#server/kernel/fault.ts";
import { taxisTexts } from "#texts/taxis.ts";
import { confirmUsingTaxis } from "./confirm-using-taxis.ts";
import { authenticateUsingTaxis } from "./authenticate-using-taxis.ts";
import { redirectToTaxis } from "./redirect-to-taxis.ts";

/** Handlers over the adapter; null in production without a client of taxis. */
export function securityHandlers(taxis: Taxis | null): Handlers<typeof security> {
  const requireTaxis = (): Taxis => {
    if (!taxis) throw new Fault("unavailable", { detail: taxisTexts.unavailable });
    return taxis;
  };
  return {
    redirectToTaxis: async (ctx) => redirectToTaxis(ctx, requireTaxis()),
    authenticateUsingTaxis: async (ctx, input) =>
      authenticateUsingTaxis(ctx, requireTaxis(), input),
    confirmUsingTaxis: async (ctx, input) => confirmUsingTaxis(ctx, requireTaxis(), input),
  };
}

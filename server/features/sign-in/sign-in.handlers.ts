import type { signIn as calls } from "#api/sign-in.ts";
import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

/** Handlers over the adapter of taxis, to which a sign-out may lead on. */
export function signInHandlers(taxis: Taxis | null): Handlers<typeof calls> {
  return {
    login: signIn,
    confirmSecondFactor,
    logout: (ctx) => signOut(ctx, taxis),
  };
}

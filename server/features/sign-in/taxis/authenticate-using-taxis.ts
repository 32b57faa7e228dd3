import type { InputOf } from "#api/call.ts";
import type { security } from "#api/security.ts";
import type { SignInAnswer } from "#api/sign-in.ts";
import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import type { Context } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { taxisTexts } from "#texts/taxis.ts";
import { admit } from "../admit.ts";
import { logAttempt } from "../log-attempt.ts";
import { signingInUser } from "../signing-in-user.ts";
import { afmFromTaxis } from "./afm-from-taxis.ts";

/** Ends a sign-in that this browser began at taxis: the person is found by the tax number alone, and never made. */
export async function authenticateUsingTaxis(
  ctx: Context,
  taxis: Taxis,
  given: InputOf<typeof security.authenticateUsingTaxis>,
): Promise<SignInAnswer> {
  const afm = await afmFromTaxis(ctx, taxis, given);
  const user = await signingInUser(ctx, ctx.db, { column: "afm", value: afm });
  if (!user) {
    await logAttempt(ctx, { userId: null, method: "taxis", outcome: "wrong" });
    throw new Fault("forbidden", { detail: taxisTexts.noAccount });
  }
  return admit(ctx, user, "taxis");
}

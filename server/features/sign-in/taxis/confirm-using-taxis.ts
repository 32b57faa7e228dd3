import type { InputOf, OutputOf } from "#api/call.ts";
import type { security } from "#api/security.ts";
import type { Taxis } from "#server/integrations/taxis/taxis.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { taxisTexts } from "#texts/taxis.ts";
import { afmFromTaxis } from "./afm-from-taxis.ts";
import { noteConfirmed } from "../confirmed-until.ts";

/** Confirms by a sign-in at taxis that this browser began. Throws `forbidden` when another person signed in there. */
export async function confirmUsingTaxis(
  ctx: SignedContext,
  taxis: Taxis,
  given: InputOf<typeof security.confirmUsingTaxis>,
): Promise<OutputOf<typeof security.confirmUsingTaxis>> {
  const afm = await afmFromTaxis(ctx, taxis, given);
  const user = await ctx.db
    .selectFrom("app_user")
    .select("afm")
    .where("id", "=", ctx.actor.userId)
    .executeTakeFirstOrThrow();
  if (user.afm !== afm) throw new Fault("forbidden", { detail: taxisTexts.anotherPerson });
  return noteConfirmed(ctx);
}

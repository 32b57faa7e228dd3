import type { OutputOf } from "#api/call.ts";
import type { confirmation } from "#api/confirmation.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { secondFactorTexts } from "#texts/users.ts";
import { askChallenge, openChallenge, spendChallenge } from "./challenge.ts";
import { factorsOf, passkeysAmong } from "./factors.queries.ts";
import { optionsToSign } from "./passkeys.ts";
import { spendPasskey } from "./spend-factor.ts";
import { noteConfirmed } from "../confirmed-until.ts";

/** Asks one of the person's passkeys to sign. Throws `refused` where there is none. */
export async function beginPasskeyConfirmation(
  ctx: SignedContext,
): Promise<OutputOf<typeof confirmation.beginPasskeyConfirmation>> {
  const { userId } = ctx.actor;
  const passkeys = passkeysAmong(await factorsOf(ctx.db, userId));
  if (passkeys.length === 0) throw new Fault("refused", { detail: secondFactorTexts.noPasskey });
  const options = await optionsToSign(ctx.config, passkeys, "required");
  const asked = {
    userId,
    purpose: "confirm",
    method: "password",
    nonce: options.challenge,
  } as const;
  return { challenge: await askChallenge(ctx, asked), options };
}

/** Confirms by the signature of a passkey that has verified its person, since it stands in for the password. */
export const confirmByPasskey: Handler<typeof confirmation.confirmByPasskey> = async (
  ctx,
  { challenge, passkey },
) => {
  const { userId } = ctx.actor;
  const asked = await openChallenge(ctx, ctx.db, "confirm", challenge);
  if (asked?.userId !== userId) throw new Fault("refused", { detail: secondFactorTexts.expired });
  const factors = await factorsOf(ctx.db, userId);
  const { nonce } = asked;
  if (!(await spendPasskey(ctx, factors, { nonce, verification: "required" }, passkey)))
    throw new Fault("refused", { detail: secondFactorTexts.passkeyRefused });
  if (!(await spendChallenge(ctx, ctx.database.kysely, challenge)))
    throw new Fault("refused", { detail: secondFactorTexts.expired });
  return noteConfirmed(ctx);
};

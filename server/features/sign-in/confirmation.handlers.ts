import type { confirmation } from "#api/confirmation.ts";
import { rowBy } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { refused } from "#server/kernel/fault.ts";
import { secondFactorTexts } from "#texts/users.ts";
import { confirmedUntil, noteConfirmed } from "./confirmed-until.ts";
import { askChallenge, openChallenge, spendChallenge } from "./second-factors/challenge.ts";
import { factorsOf, passkeysAmong } from "./second-factors/factors.queries.ts";
import { optionsToSign } from "./second-factors/passkeys.ts";
import { spendPasskey } from "./second-factors/spend-factor.ts";

export const confirmationHandlers: Handlers<typeof confirmation> = {
  /** The ways in which the signed-in user can confirm their identity. */
  getConfirmation: async (ctx) => {
    const { userId } = ctx.actor;
    const user = await rowBy(ctx.db, "app_user", { id: userId }, ["password_hash", "afm"]);
    const passkeys = passkeysAmong(await factorsOf(ctx.db, userId));
    return {
      methods: [
        ...(user.password_hash === null ? [] : (["password"] as const)),
        ...(passkeys.length === 0 ? [] : (["passkey"] as const)),
        ...(user.afm === null ? [] : (["taxis"] as const)),
      ],
      confirmedUntil: (await confirmedUntil(ctx))?.toISOString() ?? null,
    };
  },
  /** Asks one of the user's passkeys for a signature. Throws `refused` if there is none. */
  beginPasskeyConfirmation: async (ctx) => {
    const { userId } = ctx.actor;
    const passkeys = passkeysAmong(await factorsOf(ctx.db, userId));
    if (passkeys.length === 0) throw refused(secondFactorTexts.noPasskey);
    const options = await optionsToSign(ctx.config, passkeys, "required");
    const input = {
      userId,
      purpose: "confirm",
      method: "password",
      nonce: options.challenge,
    } as const;
    return { challenge: await askChallenge(ctx, input), options };
  },
  /** Confirms by the signature of a passkey that has verified its user, since it replaces the password. */
  confirmByPasskey: async (ctx, { challenge, passkey }) => {
    const { userId } = ctx.actor;
    const openedChallenge = await openChallenge(ctx, ctx.db, "confirm", challenge);
    if (openedChallenge?.userId !== userId) throw refused(secondFactorTexts.expired);
    const factors = await factorsOf(ctx.db, userId);
    const { nonce } = openedChallenge;
    if (!(await spendPasskey(ctx, factors, { nonce, verification: "required" }, passkey)))
      throw refused(secondFactorTexts.passkeyRefused);
    if (!(await spendChallenge(ctx, ctx.database.kysely, challenge)))
      throw refused(secondFactorTexts.expired);
    return noteConfirmed(ctx);
  },
};

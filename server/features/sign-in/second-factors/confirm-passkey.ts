import { v7 as uuid } from "uuid";
import type { secondFactors } from "#api/second-factors.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { refused } from "#server/kernel/fault.ts";
import { unrepeated } from "#server/kernel/idempotency.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { secondFactorTexts } from "#texts/users.ts";
import { leaveNotice } from "../credential-notices.ts";
import { settleOwed } from "../owed.ts";
import { openChallenge, spendChallenge } from "./challenge.ts";
import { addedPasskey, type Passkey } from "./passkeys.ts";
import { firstCodes } from "./recovery-codes.ts";

const violations = {
  second_factor_credential: () => refused(secondFactorTexts.passkeyKnown),
};

/** Keeps a passkey that the browser has made, and gives recovery codes to who has none. */
export const confirmPasskey: Handler<typeof secondFactors.confirmPasskey> = async (
  ctx,
  { challenge, title, passkey: answer },
) => {
  const { userId } = ctx.actor;
  const asked = await openChallenge(ctx, ctx.db, "passkey", challenge);
  if (asked?.userId !== userId) throw refused(secondFactorTexts.expired);
  const passkey = await addedPasskey(ctx.config, asked.nonce, answer);
  if (!passkey) throw refused(secondFactorTexts.passkeyRefused);
  const result = await namingViolations(violations, () =>
    writeSystem(unrepeated(ctx), "second-factor.add", async (tx) => {
      if (!(await spendChallenge(ctx, tx, challenge))) throw refused(secondFactorTexts.expired);
      const factor = { id: uuid(), user_id: userId, title, created_at: ctx.now };
      await tx
        .insertInto("second_factor")
        .values({ ...factor, confirmed_at: ctx.now, ...passkeyRow(passkey) })
        .execute();
      await settleOwed(ctx, tx);
      await leaveNotice(tx, ctx, { userId, kind: "factor-added", title });
      const after = { kind: "passkey", title };
      return {
        entry: entryOf("user", userId, { after }),
        result: { recoveryCodes: await firstCodes(tx, userId) },
      };
    }),
  );
  ctx.sessions.forget(ctx.sessionHash);
  return result;
};

function passkeyRow({ credentialId, publicKey, signatures, transports }: Passkey) {
  return {
    kind: "passkey",
    credential_id: credentialId,
    public_key: publicKey,
    signatures,
    transports,
  };
}

import { v7 as uuid } from "uuid";
import type { OutputOf } from "#api/call.ts";
import { secondFactors } from "#api/second-factors.ts";
import { inColumns, toResponse } from "#server/db/columns.ts";
import { namingViolations } from "#server/db/violations.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { SignedContext } from "#server/kernel/context.ts";
import { Fault, fieldFault, orNotFound, refused } from "#server/kernel/fault.ts";
import { withSecretAnswer } from "#server/kernel/idempotency.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { common } from "#texts/common.ts";
import { secondFactorTexts } from "#texts/users.ts";
import { confirmPassword } from "../confirm-password.ts";
import { leaveNotice } from "../credential-notices.ts";
import { settleRequiredStep } from "../required-step.ts";
import { underRateLimit } from "../rate-limit.ts";
import { needsSecondFactor } from "../needs-second-factor.ts";
import { askChallenge, openChallenge, spendChallenge } from "./challenge.ts";
import { factorsOf, passkeysAmong } from "./factors.queries.ts";
import { optionsToAdd, verifyNewPasskey, type Passkey } from "./passkeys.ts";
import { codesLeft, renewedCodes, firstCodes } from "./recovery-codes.ts";
import { spendStep } from "./spend-factor.ts";
import { newTotpSecret, totpUri, stepOfCode } from "./totp.ts";
import type { Writer } from "#server/db/handles.ts";
import { deleteRows, insertRow, rowBy, updateRows } from "#server/db/rows.ts";

const violations = { second_factor_credential: () => refused(secondFactorTexts.passkeyKnown) };

export const secondFactorHandlers: Handlers<typeof secondFactors> = {
  getSecondFactors: ownSecondFactors,
  /** Creates the secret of a new authenticator app; it has no effect until confirmed by a code. An unconfirmed earlier one is deleted. */
  beginTotp: async (ctx, { password, title }) => {
    await confirmPassword(ctx, password);
    const { userId } = ctx.actor;
    const id = uuid();
    const secret = newTotpSecret();
    const userName = await writeSystem(ctx, "second-factor.begin", async (tx) => {
      const user = await rowBy(tx, "app_user", { id: userId }, ["user_name"]);
      await deleteRows(tx, "second_factor", { user_id: userId, confirmed_at: null });
      const sealed_secret = ctx.secrets.seal("totp", secret);
      await insertRow(tx, "second_factor", {
        ...inColumns({ id, userId, title, sealed_secret }),
        kind: "totp",
        created_at: ctx.now,
      });
      return { entry: null, result: user.user_name };
    });
    return { id, secret, uri: totpUri(secret, userName, common.productName) };
  },
  /** Confirms a new authenticator app by a code that it shows, and returns recovery codes if the user has none. */
  confirmTotp: async (ctx, { id, code }) => {
    const { userId } = ctx.actor;
    const begun = await ctx.db
      .selectFrom("second_factor as f")
      .innerJoin("app_user as u", "u.id", "f.user_id")
      .select(["f.sealed_secret", "f.title", "f.confirmed_at", "u.user_name"])
      .where((of) => of.and({ "f.id": id, "f.user_id": userId }))
      .executeTakeFirst();
    if (!begun?.sealed_secret) throw new Fault("not-found");
    // The answer was lost, and by now the app shows another code.
    if (begun.confirmed_at !== null) return { recoveryCodes: [] };
    const secret = ctx.secrets.open("totp", begun.sealed_secret);
    const right = await underRateLimit(ctx, { account: begun.user_name, userId }, async () => {
      const step = stepOfCode(secret, code, ctx.now);
      return step !== null && spendStep(ctx, id, step);
    });
    if (!right) throw fieldFault("code", secondFactorTexts.mistaken);
    return writeSystem(withSecretAnswer(ctx, withoutCodes), "second-factor.add", async (tx) => {
      await updateRows(tx, "second_factor", { id }, { confirmed_at: ctx.now });
      return answerNewFactor(tx, ctx, { kind: "totp", title: begun.title });
    });
  },
  /** Asks the browser for a new passkey. */
  beginPasskey: async (ctx, { password }) => {
    await confirmPassword(ctx, password);
    const { userId, nickName } = ctx.actor;
    const { user_name: userName } = await rowBy(ctx.db, "app_user", { id: userId }, ["user_name"]);
    const known = passkeysAmong(await factorsOf(ctx.db, userId));
    const options = await optionsToAdd(ctx.config, { id: userId, userName, nickName }, known);
    const input = {
      userId,
      purpose: "passkey",
      method: "password",
      nonce: options.challenge,
    } as const;
    return { challenge: await askChallenge(ctx, input), options };
  },
  /** Stores a passkey that the browser has created, and returns recovery codes if the user has none. */
  confirmPasskey: async (ctx, { challenge, title, passkey: answer }) => {
    const { userId } = ctx.actor;
    const openedChallenge = await openChallenge(ctx, ctx.db, "passkey", challenge);
    if (openedChallenge?.userId !== userId) throw refused(secondFactorTexts.expired);
    const passkey = await verifyNewPasskey(ctx.config, openedChallenge.nonce, answer);
    if (!passkey) throw refused(secondFactorTexts.passkeyRefused);
    return namingViolations(violations, () =>
      writeSystem(withSecretAnswer(ctx, withoutCodes), "second-factor.add", async (tx) => {
        if (!(await spendChallenge(ctx, tx, challenge))) throw refused(secondFactorTexts.expired);
        const factor = { id: uuid(), user_id: userId, title, created_at: ctx.now };
        await insertRow(tx, "second_factor", {
          ...factor,
          confirmed_at: ctx.now,
          ...passkeyRow(passkey),
        });
        return answerNewFactor(tx, ctx, { kind: "passkey", title });
      }),
    );
  },
  /** Removes a second factor, after the password is entered again; the last one stays if the rules require one of the user. */
  removeSecondFactor: async (ctx, { id, password }) => {
    const { userId, role } = ctx.actor;
    await confirmPassword(ctx, password);
    return writeSystem(ctx, "second-factor.remove", async (tx) => {
      await tx.selectFrom("app_user").select("id").where("id", "=", userId).forUpdate().execute();
      const factors = await factorsOf(tx, userId);
      const removed = orNotFound(factors.find((factor) => factor.id === id));
      if (factors.length === 1 && (await needsSecondFactor(tx, ctx, { id: userId, role })))
        throw refused(secondFactorTexts.lastOfRequired);
      const { title } = await tx
        .deleteFrom("second_factor")
        .where("id", "=", id)
        .returning("title")
        .executeTakeFirstOrThrow();
      await leaveNotice(tx, ctx, { userId, kind: "factor-removed", title });
      if (factors.length === 1) await deleteRows(tx, "recovery_code", { user_id: userId });
      const before = { kind: removed.kind };
      return { entry: entryOf("user", userId, { before }), result: { removed: true } };
    });
  },
  /** New recovery codes, after the password is entered again; the previous ones become invalid. */
  renewRecoveryCodes: async (ctx, { password }) => {
    await confirmPassword(ctx, password);
    const { userId } = ctx.actor;
    return writeSystem(ctx, "second-factor.renew-codes", async (tx) => {
      await leaveNotice(tx, ctx, { userId, kind: "codes-renewed" });
      return {
        entry: entryOf("user", userId),
        result: { recoveryCodes: await renewedCodes(tx, userId) },
      };
    });
  },
};

/** Records that a factor was added, and returns recovery codes if the user has none. */
async function answerNewFactor(
  tx: Writer,
  ctx: SignedContext,
  factor: { kind: "totp" | "passkey"; title: string },
) {
  const { userId } = ctx.actor;
  await settleRequiredStep(ctx, tx);
  await leaveNotice(tx, ctx, { userId, kind: "factor-added", title: factor.title });
  const recoveryCodes = await firstCodes(tx, userId);
  const entry = entryOf("user", userId, { after: factor });
  return { entry, access: [userId], result: { recoveryCodes } };
}

/** What a repeat learns: that the factor was added, and with an empty list that its codes are not shown again. */
function withoutCodes(answer: unknown): OutputOf<typeof secondFactors.confirmTotp> {
  const { recoveryCodes } = secondFactors.confirmTotp.output.parse(answer);
  return { recoveryCodes: recoveryCodes && [] };
}

async function ownSecondFactors(
  ctx: SignedContext,
): Promise<OutputOf<typeof secondFactors.getSecondFactors>> {
  const { userId, role } = ctx.actor;
  const rows = await ctx.db
    .selectFrom("second_factor")
    .select(["id", "kind", "title", "created_at", "last_used_at"])
    .where("user_id", "=", userId)
    .where("confirmed_at", "is not", null)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    factors: rows.map((row) => ({
      ...toResponse(row),
      kind: row.kind === "passkey" ? "passkey" : "totp",
    })),
    recoveryCodesLeft: await codesLeft(ctx.db, userId),
    required: await needsSecondFactor(ctx.db, ctx, { id: userId, role }),
  };
}

function passkeyRow({ credentialId, publicKey, signatures, transports }: Passkey) {
  return {
    kind: "passkey",
    credential_id: credentialId,
    public_key: publicKey,
    signatures,
    transports,
  };
}

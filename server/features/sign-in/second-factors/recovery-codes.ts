import { createHash } from "node:crypto";
import { sql } from "kysely";
import { countOf } from "#server/db/count-of.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { insertRows } from "#server/db/rows.ts";
import type { Context } from "#server/kernel/context.ts";
import { leaveNotice } from "../credential-notices.ts";
import { readableSecret } from "../readable-secret.ts";

const howMany = 10;
/** 123 bits in total. */
const groupsOfCode = 5;

/** Ten new codes that replace the previous ones, each valid once and stored as a digest. */
export async function renewedCodes(tx: Writer, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, () => readableSecret(groupsOfCode));
  await tx.deleteFrom("recovery_code").where("user_id", "=", userId).execute();
  await insertRows(
    tx,
    "recovery_code",
    codes.map((code) => ({ user_id: userId, code_hash: digestOf(code) })),
  );
  return codes;
}

/** New codes if the user has none left, else null. */
export async function firstCodes(tx: Writer, userId: string): Promise<string[] | null> {
  return (await codesLeft(tx, userId)) > 0 ? null : renewedCodes(tx, userId);
}

/** Codes that have not been used. */
export async function codesLeft(db: Reader, userId: string): Promise<number> {
  return countOf(
    db.selectFrom("recovery_code").where("user_id", "=", userId).where("used_at", "is", null),
  );
}

/** Uses up a code; false if it is not one of the user's, or was already used. */
export async function spendRecoveryCode(
  ctx: Context,
  userId: string,
  code: string,
): Promise<boolean> {
  return ctx.database.kysely.transaction().execute(async (tx) => {
    const { numAffectedRows } = await sql`
      update recovery_code set used_at = ${ctx.now}
      where user_id = ${userId} and code_hash = ${digestOf(code)} and used_at is null
    `.execute(tx);
    if (numAffectedRows !== 1n) return false;
    await leaveNotice(tx, ctx, { userId, kind: "code-used" });
    return true;
  });
}

/** A plain digest suffices: 123 bits cannot be guessed. */
function digestOf(code: string): Buffer {
  return createHash("sha256")
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ""))
    .digest();
}

import type { OutputOf } from "#api/call.ts";
import type { userRegister } from "#api/user-register.ts";
import { cleanAfm, refusalToAfm } from "#domain/identity/afm.ts";
import { administeredRoles } from "#domain/identity/user-rights.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { requireRate } from "#server/kernel/rate-limit.ts";
import { afmReasons } from "#texts/users.ts";

type Verdict = OutputOf<typeof userRegister.isAfmValid>;

/**
 * Whether a tax number is one and, for those who administer users, whether another user has it: the rest must not learn
 * who has an account. Thirty a minute, so that nobody goes through all numbers.
 */
export const afmVerdict: Handler<typeof userRegister.isAfmValid> = async (
  ctx,
  { id, afm: typed },
) => {
  await requireRate(ctx, `afm ${ctx.actor.userId}`, { most: 30, seconds: 60 });
  const afm = cleanAfm(typed);
  const refusal = refusalToAfm(afm);
  if (refusal) return invalid(refusal === "afm-format" ? "format" : "checksum");
  if (administeredRoles(ctx.actor.role).length === 0) return valid;
  const other = await ctx.db
    .selectFrom("app_user")
    .select("id")
    .where("afm", "=", afm)
    .where("deleted_at", "is", null)
    .$if(Boolean(id), (query) => query.where("id", "<>", id ?? ""))
    .executeTakeFirst();
  return other ? invalid("duplicate") : valid;
};

const valid: Verdict = { isValid: true, reason: null, message: null };

function invalid(reason: "format" | "checksum" | "duplicate"): Verdict {
  return { isValid: false, reason, message: afmReasons[reason] };
}

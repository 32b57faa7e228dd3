import type { punchRules } from "#api/punch-rules.ts";
import { noPunchRule, punchRuleOn } from "#domain/attendance/punch-rule.ts";
import { inColumns } from "#server/db/columns.ts";
import { insertNew } from "#server/db/rows.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireNear } from "#server/kernel/require-near.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { punchRuleTexts } from "#texts/punch-rules.ts";
import { punchRuleItems, punchRulesOf } from "./punch-rules.queries.ts";
import { punchesOfDay } from "./punches-of-day.ts";

export const punchRuleHandlers: Handlers<typeof punchRules> = {
  getAll: (ctx, { organizationId }) => readBody(ctx, (db) => punchRuleItems(db, organizationId)),
  /**
   * Adds a rule for punched times. Throws `invalid` for a past day or one too far ahead, `changed` if another was made
   * since the caller read them.
   */
  set: async (ctx, { organizationId, rounding, validFrom, version, ...given }) => {
    if (validFrom < ctx.today) throw fieldFault("validFrom", punchRuleTexts.past);
    requireNear(ctx, "validFrom", validFrom);
    const graceMinutes = rounding === "none" ? 0 : given.graceMinutes;
    return write(ctx, "punch-rule.set", async (tx) => {
      const rules = await punchRulesOf(tx, organizationId);
      const before = punchRuleOn(rules, validFrom) ?? noPunchRule;
      const number = version + 1;
      const isNext =
        rules.length === version &&
        (await insertNew(tx, "punch_rule", {
          ...inColumns({ organizationId, number, rounding, graceMinutes, validFrom }),
          set_at: ctx.now,
          set_by: ctx.actor.userId,
        }));
      if (!isNext)
        throw new Fault("changed", { current: await punchRuleItems(tx, organizationId) });
      const entry = entryOf("punch-rule", String(number), {
        before: { rounding: before.rounding, graceMinutes: before.graceMinutes },
        after: { rounding, graceMinutes, validFrom },
      });
      return { entries: [entry], result: { version: number } };
    });
  },
  getDay: punchesOfDay,
};

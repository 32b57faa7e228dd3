import type { punchRules } from "#api/punch-rules.ts";
import { addDays } from "#domain/calendar/day.ts";
import { requireContract } from "#server/features/contracts/public.ts";
import { submitsCards } from "#server/features/ergani/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { pairedDay, punchesByDay, withTrustedDirections } from "./punched-days.ts";
import { placeOfDay, punchesOf, staffOf } from "./punched-days.queries.ts";
import { punchRulesOf } from "./punch-rules.queries.ts";
import { duplicateSeconds, plansOf, rulesOn } from "./read-punched-range.ts";

/** The punches of a contract's day, and what the rule of the day makes of them. Throws `not-found`. */
export const punchesOfDay: Handler<typeof punchRules.getDay> = async (
  ctx,
  { organizationId, contractId, date },
) => {
  const planOn = await plansOf(ctx);
  const isTold = await submitsCards(ctx);
  return readBody(ctx, async (db) => {
    await requireContract(db, { organizationId, contractId });
    const place = await placeOfDay(db, organizationId, contractId, date);
    if (!place) return nothing;
    const range = { organizationId, structureId: place.structureId, from: date, to: date };
    const staff = await staffOf(db, range, place.employeeId);
    const contract = staff.get(place.employeeId)?.find((one) => one.contractId === contractId);
    if (!contract) return nothing;
    const around = [addDays(date, -1), addDays(date, 1)] as const;
    const punches = await punchesOf(db, organizationId, [place.employeeId], ...around);
    const trustedPunches = withTrustedDirections(punches.get(place.employeeId) ?? []);
    const [own] = punchesByDay(contract, trustedPunches, { from: date, to: date, planOn });
    if (!own) return nothing;
    const ruleOn = rulesOn(await punchRulesOf(db, organizationId), isTold);
    const duplicateSecondsOn = await duplicateSeconds(db, organizationId);
    const context = { planOn, ruleOn, duplicateSecondsOn };
    const { punched, intervals } = pairedDay(contract, date, own[1], context);
    const rule = ruleOn(contract, date);
    return {
      punches: own[1].map(({ at, direction = "unknown" }) => ({ at, direction })),
      punched,
      rounded: intervals,
      rule: "validFrom" in rule && rule.rounding !== "none" ? rule : null,
    };
  });
};

const nothing = { punches: [], punched: [], rounded: [], rule: null };

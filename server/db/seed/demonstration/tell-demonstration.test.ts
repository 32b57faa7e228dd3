import { expect, test } from "vitest";
import { refusalToIntervals } from "#domain/attendance/refusal.ts";
import { refusalToSchedule } from "#domain/attendance/schedule.ts";
import { refusalToTerms } from "#domain/attendance/terms.ts";
import type { DB } from "../../database.gen.ts";
import { absenceReasons } from "../absence-reasons.ts";
import { reasonsOf } from "../as-domain.ts";
import { planOn } from "../record-row.ts";
import type { Row } from "../rows.ts";
import { bodyPlans } from "./bodies.ts";
import { bodyOf } from "./body.ts";
import { tellDays } from "./days.ts";
import { momentOf } from "./moment.ts";
import { randomOf } from "./random.ts";
import { staffOf } from "./staff.ts";
import { afterStories } from "./stories.ts";
import { tellDemonstration } from "./tell-demonstration.ts";

const reasons = reasonsOf(absenceReasons);

/** The first of a year, days after the clocks change, the last of a month, a leap day; each with another random seed. */
const moments = [
  ["2026-01-01T09:00:00Z", 1],
  ["2026-03-31T21:30:00Z", 2],
  ["2026-10-31T09:00:00Z", 3],
  ["2027-01-08T09:00:00Z", 4],
  ["2028-02-29T09:00:00Z", 5],
] as const;

test.each(moments)("at %s, the demonstration has only what the rules allow", (instant, seed) => {
  const random = randomOf(seed);
  const moment = momentOf(new Date(instant));
  const given = { names: new Set<string>(), people: 0 };
  for (const [number, plan] of bodyPlans.entries()) {
    const body = bodyOf(random, moment, plan, number);
    expect([...body.schedulesById.values()].map(refusalToSchedule).filter(Boolean)).toEqual([]);
    for (const engagement of afterStories(staffOf(random, moment, body, given), {
      random,
      moment,
    })) {
      const { days, told } = tellDays(random, moment, engagement, reasons);
      const { start_date: startDate, end_date: endDate = null } = engagement.contract;
      expect(refusalToTerms(days.terms, { startDate, endDate })).toBeNull();
      for (const one of told) {
        const intervals = one.record?.intervals ?? [];
        expect(refusalToIntervals(intervals, planOn(days, one.day), reasons)).toBeNull();
        if (one.day >= moment.today) expect(one.result.workedMinutes).toBe(0);
      }
    }
  }
});

const keyOf = (one: { contract_id: string; month: string }) => `${one.contract_id} ${one.month}`;

test("each approved month is in a payment, or the draft says why it is not", async () => {
  const { tables } = await tellDemonstration(new Date("2026-11-29T09:00:00Z"));
  const rowsOf = <T extends keyof DB>(name: T) =>
    tables.flatMap(({ table, rows }) => (table === name ? (rows as Row<T>[]) : []));
  const excluded = rowsOf("payment_exclusion");
  expect(excluded).toMatchObject([{ reason: "no-sickness-benefit", days: [expect.any(String)] }]);
  const known = new Set([...rowsOf("payment_item"), ...excluded].map(keyOf));
  const approved = rowsOf("monthly_contract").filter(({ state }) => state === "approved");
  expect(approved.filter((one) => !known.has(keyOf(one)))).toEqual([]);
});

test("the same moment generates the same demonstration", async () => {
  const now = new Date("2026-03-18T09:00:00Z");
  const [one, other] = await Promise.all([tellDemonstration(now), tellDemonstration(now)]);
  const records = ({ tables }: typeof one) => tables.filter(({ table }) => table !== "app_user");
  expect(records(one)).toEqual(records(other));
});

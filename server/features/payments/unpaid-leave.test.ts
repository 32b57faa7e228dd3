import { expect, test } from "vitest";
import { payments } from "#api/payments.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { answer, buildPayableMonth, buildSubmitted, create, linesOf, pain002 } from "./testing.ts";
import { owe, recordLike, tellOfDay } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const withoutPay: Interval[] = [
  { kind: "absence", from: null, to: null, reason: "ΑΑΠ", mark: "typed" },
];

const dayOfRest: Interval[] = [
  { kind: "absence", from: null, to: null, reason: "ΡΕΠ", mark: "typed" },
];

test.each([
  // Sunday 1 March is in between.
  {
    what: "before",
    recorded: "2026-03-02",
    recordedOn: "2026-02-27",
    beyond: "2026-02-26",
    rest: [],
    amount: "-41.66",
  },
  // Saturday, Sunday and two days of rest are in between.
  {
    what: "after",
    recorded: "2026-03-27",
    recordedOn: "2026-04-01",
    beyond: "2026-04-02",
    rest: ["2026-03-30", "2026-03-31"],
    amount: "-125.00",
  },
])(
  "unpaid leave recorded $what a paid month next to its own unpaid leave makes the days off between them a difference of the next payment",
  async ({ recorded, recordedOn, beyond, rest, amount }) => {
    const instead = Object.fromEntries([
      [recorded, withoutPay] as const,
      ...rest.map((day) => [day, dayOfRest] as const),
    ]);
    const march = await buildPayableMonth(world, { instead });
    const { organizationId, contractIds, maker: as, month } = march;
    const id = await buildSubmitted(world, march);
    const [line] = await linesOf(world, march, id);
    // 1250 ÷ 30 = 41.67 a day.
    expect(line?.amount).toBe("1208.33");
    await answer(world, march, id, pain002(id, { group: "ACSC" }));
    const of = { contractId: contractIds[0] ?? "", label: "leave" };
    await tellOfDay(world, organizationId, { ...of, date: beyond });
    await recordLike(world, march, { like: recorded, date: recordedOn });
    const due = { organizationId, month: recordedOn > "2026-04" ? "2026-04" : month };
    const { exclusions } = await world.call(payments.preview, due, { as });
    expect(exclusions).toMatchObject([{ reason: "waits-for-offset", count: 1 }]);
    const overpaid = await world.call(payments.getOverpayments, { organizationId }, { as });
    expect(overpaid.items).toMatchObject([{ month, amount, since: expect.any(String) }]);
    await owe(world, march, "2026-01");
    const payment = await create(world, { ...march, month: due.month });
    const [set] = await linesOf(world, march, payment.id);
    expect(set?.items).toMatchObject([
      { month: "2026-01", causes: [] },
      { month, amount, causes: [{ act: "attendance.save", date: recordedOn }] },
    ]);
  },
);

import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { contracts } from "#api/contracts.ts";
import { history } from "#api/history.ts";
import { payments } from "#api/payments.ts";
import { sicknessBenefits } from "#api/sickness-benefits.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { buildPayableMonth, create, programOf } from "#server/features/payments/testing.ts";
import { fenceOf } from "#server/kernel/leave-entries.ts";
import {
  approveMonth,
  buildApprovedMonth,
  buildMonth,
  computeMonth,
  type MonthOfStructure,
  recordAgain,
  returnMonth,
  signMonth,
  submitMonth,
} from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { whileWaiting } from "#server/testing/while-waiting.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const changes = ({ organizationId }: { organizationId: string }, as: Visitor, after?: string) =>
  world.call(history.getChanges, { organizationId, ...(after ? { after } : {}) }, { as });

/** A program that reads, from one time to the next, what changed in the body. */
async function follower(body: MonthOfStructure) {
  const as = await programOf(world, body, [history.getChanges]);
  let { cursor } = await changes(body, as);
  return async () => {
    const page = await changes(body, as, cursor);
    ({ cursor } = page);
    return page.items.map(({ kind, id, month, state }) =>
      kind === "month" ? `${body.contractIds.indexOf(id)} ${month} ${state}` : `${kind} ${id}`,
    );
  };
}

describe("what changed after a cursor", () => {
  test("is each month of a contract whose days, totals or state changed, and nothing when nothing did", async () => {
    const march = await buildMonth(world, { contracts: 2 });
    const news = await follower(march);
    expect(await news()).toEqual([]);
    await recordAgain(world, march);
    expect(await news()).toEqual(["0 2026-03 draft"]);
    await computeMonth(world, march);
    expect((await news()).toSorted()).toEqual(["0 2026-03 draft", "1 2026-03 draft"]);
    await submitMonth(world, march);
    expect((await news()).toSorted()).toEqual(["0 2026-03 submitted", "1 2026-03 submitted"]);
    await signMonth(world, march);
    expect((await news()).toSorted()).toEqual(["0 2026-03 signed", "1 2026-03 signed"]);
    await approveMonth(world, march);
    expect((await news()).toSorted()).toEqual(["0 2026-03 approved", "1 2026-03 approved"]);
    const [, second = ""] = march.contractIds;
    await returnMonth(world, march, { reason: "Λάθος ώρες", contractIds: [second] });
    expect(await news()).toEqual(["1 2026-03 returned"]);
    expect(await news()).toEqual([]);
  });
});

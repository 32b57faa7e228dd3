import { describe, expect, test } from "vitest";
import { payments } from "#api/payments.ts";
import { returnMonth } from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  answer,
  approve,
  buildPayableMonth,
  buildSubmitted,
  closeAgain,
  create,
  detailsOf,
  linesOf,
  order,
  pain002,
  password,
  statesOf,
  submit,
  type PayableMonth,
} from "./testing.ts";
import { settle } from "./testing-paid.ts";

const world = worldOfFile({ now: new Date("2026-04-07T08:00:00Z") });

type Act = "approve" | "cancel" | "order" | "submit" | "settle" | "return";

/** A payment of one credit, brought to the state in which the act is next. */
async function broughtTo(march: PayableMonth, act: Act): Promise<string> {
  const { id } = await create(world, march);
  if (act === "approve") return id;
  await approve(world, march, id);
  if (act === "order") return id;
  await order(world, march, id, "2026-04-07");
  if (act === "submit") return id;
  await submit(world, march, id);
  if (act === "return") await answer(world, march, id, pain002(id, { group: "ACSC" }));
  return id;
}

/** The acts as sent by users who all have the same page open. */
async function actsOn({ organizationId, ...march }: PayableMonth, id: string) {
  const details = await detailsOf(world, { organizationId, ...march }, id);
  const [line] = await linesOf(world, { organizationId, ...march }, id);
  const input = { organizationId, id, version: details.version };
  const submittedOn = details.file?.madeOn ?? "";
  const why = { ...input, reason: "checked by hand" };
  const acts: Record<Act, (as: Visitor) => Promise<{ status: number; problem?: unknown }>> = {
    approve: (as) => world.try(payments.approve, { ...input, password }, { as }),
    cancel: (as) => world.try(payments.cancel, why, { as }),
    order: (as) => world.try(payments.order, { ...input, executionDate: "2026-04-07" }, { as }),
    submit: (as) => world.try(payments.submit, { ...input, submittedOn, reference: "E-1" }, { as }),
    settle: (as) => world.try(payments.settle, why, { as }),
    return: (as) => world.try(payments.returnCredit, { ...why, lineId: line?.id ?? "" }, { as }),
  };
  return acts;
}

/** Cents held by payments of the body's months. */
async function heldCents({ organizationId }: PayableMonth): Promise<number> {
  const live = { organization_id: organizationId, live: true };
  const items = await rowsWhere(world, "payment_item", live).read("amount");
  return items.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
}

describe("two acts on a payment at once", () => {
  test.each<[Act, Act]>([
    ["approve", "cancel"],
    ["order", "order"],
    ["order", "cancel"],
    ["submit", "submit"],
    ["submit", "cancel"],
    ["settle", "settle"],
    ["return", "return"],
  ])("%s and %s: one succeeds, the other is told that it changed", async (one, other) => {
    const march = await buildPayableMonth(world);
    const id = await broughtTo(march, one);
    const acts = await actsOn(march, id);
    const tries = await Promise.all([acts[one](march.approver), acts[other](march.maker)]);
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(tries.find(({ status }) => status === 409)?.problem).toMatchObject({
      detail:
        "Η πληρωμή άλλαξε από άλλον χρήστη. Ελέγξτε την τρέχουσα κατάσταση και δοκιμάστε ξανά",
    });
  });

  test("a refused payment is reissued once, and a later attempt is told why not", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, month, maker, approver } = march;
    const id = await buildSubmitted(world, march);
    await answer(world, march, id, pain002(id, { group: "RJCT" }));
    const input = { organizationId, id };
    const tries = await Promise.all([
      world.try(payments.reissue, input, { as: maker, key: "the-key-of-the-first" }),
      world.try(payments.reissue, input, { as: maker, key: "the-key-of-the-first" }),
      world.try(payments.reissue, input, { as: approver, key: "the-key-of-another" }),
      world.try(payments.create, { organizationId, month }, { as: approver }),
    ]);
    const made = new Set(tries.flatMap(({ body }) => body?.id ?? []));
    expect(made.size).toBe(1);
    for (const { problem } of tries.filter(({ status }) => status !== 200))
      expect([
        "Δεν υπάρχουν απορριφθείσες γραμμές προς επανέκδοση",
        "Κανένας από τους μήνες δεν μπορεί να πληρωθεί τώρα. Σε άλλη πληρωμή: 2",
      ]).toContain(problem?.detail);
    expect(await heldCents(march)).toBe(2 * 125_000);
  });
});

test.each<Act>(["approve", "order", "settle"])(
  "months returned during the %s of their payment are finally paid what they are worth",
  async (act) => {
    const march = await buildPayableMonth(world);
    const id = await broughtTo(march, act);
    const acts = await actsOn(march, id);
    const [tried, returned] = await Promise.all([
      acts[act](march.approver),
      returnMonth(world, march, { reason: "a day is wrong" }),
    ]);
    const wasPaid = act === "settle" && returned[0]?.outcome !== "done";
    expect(await statesOf(world, march)).toEqual([wasPaid ? "paid" : "returned"]);
    if (wasPaid) return;
    if (tried.status === 409)
      expect(JSON.stringify(tried.problem)).toContain("Μήνες της πληρωμής άλλαξαν");
    await closeAgain(world, march);
    if (act !== "settle") {
      await (await actsOn(march, id)).cancel(march.maker);
      await settle(world, march, (await create(world, march)).id);
    }
    expect([await statesOf(world, march), await heldCents(march)]).toEqual([["paid"], 125_000]);
  },
);

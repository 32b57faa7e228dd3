import { describe, expect, test } from "vitest";
import { payments } from "#api/payments.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  answer,
  buildOrdered,
  buildPayableMonth,
  buildSubmitted,
  create,
  detailsOf,
  linesOf,
  pain002,
  submit,
} from "./testing.ts";

const ordering = new Date("2026-04-02T08:00:00Z");
const nextDay = new Date("2026-04-03T08:00:00Z");

const world = worldOfFile({ now: ordering });

test("an order is not at the bank until its submission is recorded, with the day and the bank's reference", async () => {
  const march = await buildPayableMonth(world);
  const id = await buildOrdered(world, march);
  expect(await detailsOf(world, march, id)).toMatchObject({ state: "ordered", submission: null });
  expect((await linesOf(world, march, id)).map(({ state }) => state)).toEqual(["ordered"]);

  expect((await submit(world, march, id, { reference: "E-2026-77" })).status).toBe(200);
  const submission = { submittedOn: "2026-04-02", reference: "E-2026-77" };
  const { acts, ...payment } = await detailsOf(world, march, id);
  expect(payment).toMatchObject({ state: "submitted", submission });
  expect(acts.at(-1)).toMatchObject({ act: "submit", state: "submitted", submission });
  expect((await linesOf(world, march, id)).map(({ state }) => state)).toEqual(["submitted"]);
  const filter = { act: "payment.submit", subject_id: id } as const;
  const entries = await ledgerOf(world, march.organizationId, filter);
  expect(entries).toMatchObject([
    { before: { state: "ordered" }, after: { state: "submitted", ...submission } },
  ]);
});

test("a submission stated again, by the same call or another, is recorded once", async () => {
  const march = await buildPayableMonth(world);
  const { organizationId, maker: as } = march;
  const id = await buildOrdered(world, march);
  const { version } = await detailsOf(world, march, id);
  const stated = { submittedOn: "2026-04-02", reference: "E-77" };
  const input = { organizationId, id, version, ...stated };
  const key = "one-submission-of-one-order";
  const first = await world.try(payments.submit, input, { as, key });
  expect(await world.try(payments.submit, input, { as, key })).toMatchObject({
    status: first.status,
    body: first.body,
  });
  expect((await world.try(payments.submit, input, { as })).status).toBe(409);
  const { acts } = await detailsOf(world, march, id);
  expect(acts.filter(({ act }) => act === "submit")).toHaveLength(1);
});

test("the day is neither before the order nor after today, and the reference is required", async () => {
  const march = await buildPayableMonth(world);
  const id = await buildOrdered(world, march);
  world.setNow(nextDay);
  try {
    const bounds =
      "Η υποβολή έγινε από 02/04/2026, που δημιουργήθηκε η εντολή, έως σήμερα 03/04/2026";
    for (const submittedOn of ["2026-04-01", "2026-04-04"]) {
      const { problem } = await submit(world, march, id, { submittedOn });
      expect(problem?.errors).toEqual({ submittedOn: [bounds] });
    }
    const { problem: empty } = await submit(world, march, id, { reference: "  " });
    expect(empty?.errors).toHaveProperty("reference");
    const { problem: long } = await submit(world, march, id, { reference: "x".repeat(71) });
    expect(JSON.stringify(long?.errors)).toContain("έως 70 χαρακτήρες");
    expect((await submit(world, march, id, { submittedOn: "2026-04-03" })).status).toBe(200);
  } finally {
    world.setNow(ordering);
  }
});

test("an answer of the bank proves an unrecorded submission, and is recorded as such", async () => {
  const march = await buildPayableMonth(world, { contracts: 2 });
  const id = await buildOrdered(world, march);
  const [paid] = await linesOf(world, march, id);
  const credits = [{ lineId: paid?.id ?? "", status: "ACSC" }];
  const outcome = await answer(world, march, id, pain002(id, { credits }));
  expect(outcome).toMatchObject({ state: "submitted", report: { paid: 1, waiting: 1 } });
  const { acts, submission } = await detailsOf(world, march, id);
  expect(submission).toEqual({ submittedOn: null, reference: "BANK-1" });
  expect(acts.slice(-2)).toMatchObject([
    { act: "submit", state: "submitted", reason: "Προκύπτει από την απάντηση της τράπεζας" },
    { act: "answer", state: "submitted" },
  ]);
  expect((await linesOf(world, march, id)).map(({ state }) => state).toSorted()).toEqual([
    "paid",
    "submitted",
  ]);
  expect((await submit(world, march, id)).status).toBe(409);
});

describe("acts before and after submission", () => {
  test("nothing is settled before it was submitted", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const id = await buildOrdered(world, march);
    const { version } = await detailsOf(world, march, id);
    const input = { organizationId, id, version, reason: "statement of 7 April" };
    expect((await world.try(payments.settle, input, { as })).status).toBe(409);
  });

  test("an order can be cancelled until it is submitted; its file is then unavailable", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const cancel = async (id: string) => {
      const { version } = await detailsOf(world, march, id);
      const input = { organizationId, id, version, reason: "wrong day of execution" };
      return (await world.try(payments.cancel, input, { as })).status;
    };
    const id = await buildOrdered(world, march);
    expect((await world.try(payments.getFile, { organizationId, id }, { as })).status).toBe(200);
    expect(await cancel(id)).toBe(200);
    expect((await world.try(payments.getFile, { organizationId, id }, { as })).status).toBe(404);
    expect((await create(world, march)).total).toBe("1250.00");
    const other = await buildPayableMonth(world);
    const submitted = await buildSubmitted(world, other);
    const { version } = await detailsOf(world, other, submitted);
    const refused = await world.by(other.maker).try(payments.cancel, {
      organizationId: other.organizationId,
      id: submitted,
      version,
      reason: "too late",
    });
    expect(refused.status).toBe(409);
  });
});

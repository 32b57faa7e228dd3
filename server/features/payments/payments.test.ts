import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { payments } from "#api/payments.ts";
import { search } from "#api/search.ts";
import { addMonths } from "#domain/calendar/day.ts";
import { trainingIban } from "#server/db/seed/training-numbers.ts";
import { behindTheBack } from "#server/testing/behind-the-back.ts";
import { buildMonth, changeDates } from "#server/testing/month-of-structure.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { worldOfFile } from "#server/testing/world.ts";
import {
  answer,
  approve,
  buildPayableMonth,
  buildSubmitted,
  create,
  detailsOf,
  executive,
  linesOf,
  order,
  pain002,
  password,
  statesOf,
  submit,
} from "./testing.ts";
import { personOf } from "#server/testing/own-affairs.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const noAccount =
  "Ο Φορέας δεν έχει έγκυρο λογαριασμό (IBAN) SEPA για πληρωμές. Τον καταχωρίζει ο Διαχειριστής Συστήματος στα στοιχεία του Φορέα";

/** Makes the database reject any payment of the body, as if its disk or index were broken. */
async function breakPaymentsOf(organizationId: string): Promise<void> {
  await sql`
    create function refuse_payment() returns trigger language plpgsql as
    $$begin raise 'no payment of this body is stored'; end$$`.execute(world.owner);
  await sql`
    create trigger refuse_payment before insert on payment for each row
    when (new.organization_id = ${sql.lit(organizationId)}) execute function refuse_payment()`.execute(
    world.owner,
  );
}

async function mendPayments(): Promise<void> {
  await sql`drop function refuse_payment cascade`.execute(world.owner);
}

describe("a payment is made of approved months", () => {
  test("with one line per person, and how its amount came about", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const made = await create(world, march);
    expect(made).toMatchObject({ lines: 2, total: "2500.00" });
    const [line] = await linesOf(world, march, made.id);
    expect(line).toMatchObject({ amount: "1250.00", state: "planned" });
    expect(line?.items[0]).toMatchObject({ month: "2026-03", seq: 0, worth: "1250.00" });
    expect(line?.items[0]?.steps).toMatchObject([
      { kind: "month-share", quantity: 30, of: 30, rate: "1250.00", amount: "1250.00" },
    ]);
  });

  test("and is found by its number, by users who may open payments", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker } = march;
    const { id } = await create(world, march);
    const { number } = await detailsOf(world, march, id);
    const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
    const found = async (as: Visitor) =>
      (await world.call(search.find, { organizationId, term: number }, { as })).payments;
    expect(await found(maker)).toEqual([{ id, title: number, detail: "Μάρτιος 2026" }]);
    expect(await found(reader)).toEqual([]);
  });

  test("up to a contract's end within the month, even if its term has no end", async () => {
    const march = await buildPayableMonth(world);
    await changeDates(world, march, { end: "2026-03-15" });
    const made = await create(world, march);
    expect(made.total).toBe("625.00");
    const [line] = await linesOf(world, march, made.id);
    expect(line?.items[0]?.steps).toMatchObject([
      { kind: "month-share", to: "2026-03-15", quantity: 15, of: 30 },
    ]);
  });

  test("counts contracts whose month is over and was never computed as not approved", async () => {
    const { organizationId, month } = await buildMonth(world, { contracts: 2 });
    const as = await executive(world);
    const preview = (of: string) =>
      world.call(payments.preview, { organizationId, month: of }, { as });
    expect(await preview(month)).toMatchObject({ lines: 0, unapproved: 2 });
    expect((await preview(addMonths(month, 1))).unapproved).toBe(0);
  });

  test("only, and with a message if nothing is due", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, month, maker: as } = march;
    const [first = ""] = march.contractIds;
    await rowsWhere(world, "monthly_contract", {
      organization_id: organizationId,
      contract_id: first,
    }).change({ state: "signed" });
    const preview = await world.call(payments.preview, { organizationId, month }, { as });
    expect(preview).toMatchObject({ lines: 1, total: "1250.00", unapproved: 1, exclusions: [] });
    const upTo = { organizationId, month: addMonths(month, 1) };
    expect(await world.call(payments.preview, upTo, { as })).toMatchObject({
      unapproved: 1,
      newestMonth: month,
    });
    const { id, lines } = await create(world, march);
    expect(lines).toBe(1);
    const { number } = await detailsOf(world, march, id);
    const { underWay } = await world.call(payments.preview, { organizationId, month }, { as });
    expect(underWay).toEqual([{ id, number }]);
    const again = await world.try(payments.create, { organizationId, month }, { as });
    expect(again.problem).toMatchObject({
      status: 409,
      detail: "Κανένας από τους μήνες δεν μπορεί να πληρωθεί τώρα. Σε άλλη πληρωμή: 1",
    });
    const before = { organizationId, month: "2026-02" };
    for (const call of [payments.create, payments.preview]) {
      const ahead = await world.try(call, { organizationId, month: "2026-05" }, { as });
      expect([ahead.status, ahead.problem?.errors]).toEqual([
        400,
        { month: ["Ο μήνας δεν έχει αρχίσει. Επιλέξτε έως και τον τρέχοντα"] },
      ]);
    }
    const forAll = await world.try(payments.createForBodies, { month: "2026-05" }, { as });
    expect([forAll.status, Object.keys(forAll.problem?.errors ?? {})]).toEqual([400, ["month"]]);
    const earlier = await world.try(payments.create, before, { as });
    expect(earlier.problem?.detail).toBe("Δεν υπάρχουν εγκεκριμένοι μήνες προς πληρωμή");
  });

  test("leaving out what cannot be paid, with the reason, which the preview gives by name", async () => {
    const march = await buildPayableMonth(world, { contracts: 5 });
    const { organizationId, contractIds, maker: as } = march;
    const [noIban = "", wrongIban = "", unpaid = "", outsideSepa = ""] = contractIds;
    const withIban = async (contractId: string, iban: string | null) => {
      const { employeeId: id } = await personOf(world, march, contractId);
      await rowsWhere(world, "employee", { organization_id: organizationId, id }).change({ iban });
    };
    await withIban(noIban, null);
    await withIban(wrongIban, "GR1601101250000000012300696");
    await withIban(outsideSepa, "TR330006100519786457841326");
    const terms = { organization_id: organizationId, contract_id: unpaid };
    await rowsWhere(world, "contract_term", terms).change({ pay_basis: "none" });
    const query = { organizationId, month: march.month };
    const preview = await world.call(payments.preview, query, { as });
    const { id, lines } = await create(world, march);
    expect(lines).toBe(1);
    const { items } = await world.call(payments.getExclusions, { organizationId, id }, { as });
    expect(preview.hasAccount).toBe(true);
    expect(preview.exclusions).toHaveLength(items.length);
    expect(preview.exclusions).toEqual(
      expect.arrayContaining(
        items.map(({ reason, name }) => {
          const people = [{ employeeId: expect.any(String) as string, name }];
          return { reason, count: 1, people };
        }),
      ),
    );
    const reasons = new Map(items.map(({ contractId, reason }) => [contractId, reason]));
    expect(contractIds.map((contractId) => reasons.get(contractId))).toEqual([
      "no-iban",
      "wrong-iban",
      "nothing-to-pay",
      "iban-outside-sepa",
      undefined,
    ]);
  });

  test("only if the body has an account for payment orders, as the preview says", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, month, maker: as } = march;
    const refused = await buildSubmitted(world, march);
    await answer(world, march, refused, pain002(refused, { group: "RJCT" }));
    const account = rowsWhere(world, "organization", { id: organizationId });
    for (const debtor_iban of [null, "GR1601101250000000012300696"]) {
      await account.change({ debtor_iban, debtor_bic: null });
      const input = { organizationId, month };
      const preview = await world.call(payments.preview, input, { as });
      expect(preview).toMatchObject({ lines: 1, total: "1250.00", hasAccount: false });
      const reissue = { organizationId, id: refused };
      const tries = [
        await world.try(payments.create, input, { as }),
        await world.try(payments.reissue, reissue, { as }),
      ];
      for (const { status, problem } of tries)
        expect([status, problem?.detail]).toEqual([409, noAccount]);
      expect((await detailsOf(world, march, refused)).reissueRefusal).toBe(noAccount);
    }
    expect(await statesOf(world, march)).toEqual(["approved"]);
  });

  test("for all bodies at once: one payment each, with each outcome", async () => {
    const one = await buildPayableMonth(world);
    const other = await buildPayableMonth(world, { contracts: 2 });
    const [noIban = ""] = other.contractIds;
    const { employeeId: id } = await personOf(world, other, noIban);
    const body = { organization_id: other.organizationId };
    await rowsWhere(world, "employee", { ...body, id }).change({ iban: null });
    const without = await buildPayableMonth(world);
    const account = rowsWhere(world, "organization", { id: without.organizationId });
    await account.change({ debtor_iban: null, debtor_bic: null });
    const input = { month: "2026-03" };
    const { bodies } = await world.call(payments.createForBodies, input, { as: one.maker });
    const found = [one, other, without].map(({ organizationId }) =>
      bodies.find((body) => body.organizationId === organizationId),
    );
    expect(found).toMatchObject([
      { outcome: "done", lines: 1, total: "1250.00", messages: [] },
      {
        outcome: "done",
        lines: 1,
        total: "1250.00",
        messages: ["Εξαιρέσεις · Χωρίς IBAN: 1"],
      },
      {
        outcome: "refused",
        id: null,
        messages: [expect.stringContaining("δεν έχει έγκυρο λογαριασμό")],
      },
    ]);
    const again = await world.call(payments.createForBodies, input, { as: one.maker });
    expect(again.bodies.every(({ outcome }) => outcome === "refused")).toBe(true);
    const all = await world.call(payments.getAllOfBodies, { take: 200 }, { as: one.maker });
    const bodiesOfPayments = new Set(all.items.map(({ organizationId }) => organizationId));
    expect(bodiesOfPayments).toContain(other.organizationId);
  });

  test("even if it fails for one of all bodies; a repeat reports what was created", async () => {
    const one = await buildPayableMonth(world);
    const broken = await buildPayableMonth(world);
    const last = await buildPayableMonth(world);
    await breakPaymentsOf(broken.organizationId);
    const createAll = () =>
      world.call(payments.createForBodies, { month: "2026-03" }, { as: one.maker, key });
    const key = "payments-of-all-bodies";
    const outcomes = ({ bodies }: Awaited<ReturnType<typeof createAll>>) =>
      [one, broken, last].map(({ organizationId }) =>
        bodies.find((body) => body.organizationId === organizationId),
      );
    const first = outcomes(await createAll());
    const done = { outcome: "done", lines: 1, total: "1250.00" };
    const failed = {
      outcome: "failed",
      id: null,
      messages: [expect.stringContaining("διακόπηκε")],
    };
    expect(first).toMatchObject([done, failed, done]);
    await rowsWhere(world, "idempotency_key", { key }).remove();
    await mendPayments();
    expect(outcomes(await createAll())).toMatchObject([first[0], done, first[2]]);
  });
});

describe("four eyes", () => {
  test("nobody approves their own payment, not even by repeating the call", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const { id } = await create(world, march);
    const input = { organizationId, id, version: 1, password };
    const key = "approving-my-own-payment";
    for (const options of [{ as }, { as, key }, { as, key }]) {
      const tried = await world.try(payments.approve, input, options);
      expect(tried.problem).toMatchObject({
        status: 409,
        detail: "Την πληρωμή εγκρίνει άλλο πρόσωπο από εκείνο που τη δημιούργησε",
      });
    }
    expect((await detailsOf(world, march, id)).state).toBe("draft");
  });

  test("the database refuses it too", async () => {
    const march = await buildPayableMonth(world);
    const { id } = await create(world, march);
    const approved_by = march.maker.userId;
    await expect(
      rowsWhere(world, "payment", { organization_id: march.organizationId, id }).change({
        state: "approved",
        approved_by,
      }),
    ).rejects.toThrow("payment_check");
  });

  test("another user approves with the password, and nobody without it", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, approver: as } = march;
    const { id } = await create(world, march);
    const input = { organizationId, id, version: 1 };
    const mistaken = await world.try(payments.approve, { ...input, password: "no" }, { as });
    expect(mistaken.problem?.errors).toHaveProperty("password");
    await world.call(payments.approve, { ...input, password }, { as });
    expect((await detailsOf(world, march, id)).acts.map(({ act }) => act)).toEqual([
      "create",
      "approve",
    ]);
  });
});

test("S-12 an Employee with full access reads the body's payments, one with read access does not", async () => {
  const march = await buildPayableMonth(world);
  const { organizationId } = march;
  const { id } = await create(world, march);
  const full = await world.signInAs({ role: "Employee", organizationId });
  const read = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const input = { organizationId, id };
  expect((await world.call(payments.getById, input, { as: full })).total).toBe("1250.00");
  for (const call of [payments.getAll, payments.getSums])
    expect((await world.try(call, { organizationId }, { as: read })).status).toBe(403);
  expect((await world.try(payments.getLines, input, { as: read })).status).toBe(403);
});

describe("the stages of a payment", () => {
  test("a month changed since the draft blocks approval and order", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, approver: as } = march;
    const { id } = await create(world, march);
    const toVersion = (version: number) =>
      rowsWhere(world, "monthly_contract", { organization_id: organizationId }).change({ version });
    const { version: before } = await rowsWhere(world, "monthly_contract", {
      organization_id: organizationId,
    }).readOne("version");
    const changed = async () => (await detailsOf(world, march, id)).changedMonths;
    expect(await changed()).toEqual([]);
    await toVersion(before + 1);
    expect(await changed()).toEqual([expect.stringMatching(/, 2026-03$/)]);
    const input = { organizationId, id, version: 1, password };
    const refused = await world.try(payments.approve, input, { as });
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.problem?.detail)).toContain("Μήνες της πληρωμής άλλαξαν");
    await toVersion(before);
    await approve(world, march, id);
    await toVersion(before + 1);
    await expect(order(world, march, id)).rejects.toThrow("Μήνες της πληρωμής άλλαξαν");
  });

  test("an account changed since the draft blocks approval and order, and is reported until the bank has the order", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, approver: as } = march;
    const { id } = await create(world, march);
    const [line] = await linesOf(world, march, id);
    const toAccount = (iban: string | null) =>
      rowsWhere(world, "employee", {
        organization_id: organizationId,
        id: line?.employeeId ?? "",
      }).change({ iban });
    const changed = async () => (await detailsOf(world, march, id)).changedAccounts;
    expect(await changed()).toEqual([]);
    for (const iban of [trainingIban(77), null]) {
      await toAccount(iban);
      expect(await changed()).toEqual([line?.name]);
      const input = { organizationId, id, version: 1, password };
      const refused = await world.try(payments.approve, input, { as });
      expect([refused.status, refused.problem?.detail]).toEqual([
        409,
        [expect.stringContaining("Το IBAN δικαιούχων άλλαξε"), line?.name],
      ]);
    }
    await toAccount(line?.iban ?? "");
    await approve(world, march, id);
    await toAccount(trainingIban(77));
    await expect(order(world, march, id)).rejects.toThrow("Το IBAN δικαιούχων άλλαξε");
    await toAccount(line?.iban ?? "");
    await order(world, march, id);
    await toAccount(trainingIban(77));
    expect(await changed()).toEqual([line?.name]);
    await submit(world, march, id);
    expect(await changed()).toEqual([]);
  });

  let superuser: ReturnType<typeof behindTheBack>["superuser"];
  beforeAll(() => {
    ({ superuser } = behindTheBack(world));
  });
  afterAll(() => superuser.destroy());

  test.each([
    ["outside SEPA", "TR330006100519786457841326"],
    ["whose digits are wrong", "GR1601101250000000012300696"],
  ])(
    "an account %s, stored before accounts were checked, blocks approval and order",
    async (_, iban) => {
      const march = await buildPayableMonth(world, { contracts: 2 });
      const { organizationId, approver: as } = march;
      const { id } = await create(world, march);
      const [line] = await linesOf(world, march, id);
      const toAccount = async (iban: string) => {
        const whose = { organization_id: organizationId, id: line?.employeeId ?? "" };
        await rowsWhere(world, "employee", whose).change({ iban });
        await superuser.transaction().execute(async (tx) => {
          await sql`set local session_replication_role = replica`.execute(tx);
          await tx
            .updateTable("payment_line")
            .set({ iban })
            .where("id", "=", line?.id ?? "")
            .execute();
        });
      };
      const unpayable = async () => (await detailsOf(world, march, id)).unpayableAccounts;
      expect(await unpayable()).toEqual([]);
      await toAccount(iban);
      expect(await unpayable()).toEqual([line?.name]);
      const refused = await world.try(
        payments.approve,
        { organizationId, id, version: 1, password },
        { as },
      );
      expect([refused.status, refused.problem?.detail]).toEqual([
        409,
        [expect.stringContaining("δεν είναι έγκυρο ή ανήκει σε χώρα εκτός SEPA"), line?.name],
      ]);
      await toAccount(line?.iban ?? "");
      await approve(world, march, id);
      await toAccount(iban);
      await expect(order(world, march, id)).rejects.toThrow(
        "δεν είναι έγκυρο ή ανήκει σε χώρα εκτός SEPA",
      );
      expect(await detailsOf(world, march, id)).toMatchObject({ state: "approved", file: null });
    },
  );

  test("a month neither approved nor paid blocks it, whatever its version", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, approver: as } = march;
    const { id } = await create(world, march);
    const toState = (state: string) =>
      rowsWhere(world, "monthly_contract", { organization_id: organizationId }).change({ state });
    const input = { organizationId, id, version: 1, password };
    for (const state of ["draft", "submitted", "signed", "returned"]) {
      await toState(state);
      const refused = await world.try(payments.approve, input, { as });
      expect([state, refused.status]).toEqual([state, 409]);
      expect(JSON.stringify(refused.problem?.detail)).toContain("Μήνες της πληρωμής άλλαξαν");
    }
    await toState("paid");
    expect((await world.try(payments.approve, input, { as })).status).toBe(200);
  });

  test("once cancelled, its months are paid by the next", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const { id } = await create(world, march);
    const input = { organizationId, id, version: 1, reason: "wrong month" };
    await world.call(payments.cancel, input, { as });
    const next = await create(world, march);
    expect(next.total).toBe("1250.00");
    expect((await linesOf(world, march, id))[0]?.state).toBe("cancelled");
  });

  test("confirmed by statement, it is settled and its months are paid", async () => {
    const march = await buildPayableMonth(world, { contracts: 2 });
    const { organizationId, maker: as } = march;
    const id = await buildSubmitted(world, march, "2026-04-02");
    expect(await statesOf(world, march)).toEqual(["approved", "approved"]);
    const { version } = await detailsOf(world, march, id);
    const input = { organizationId, id, version, reason: "statement of 2 April" };
    await world.call(payments.settle, input, { as });
    expect((await detailsOf(world, march, id)).state).toBe("settled");
    expect(await statesOf(world, march)).toEqual(["paid", "paid"]);
    const { months } = await world.call(payments.getSums, { organizationId }, { as });
    expect(months).toEqual([
      { month: "2026-03", paid: "2500.00", waiting: "0.00", rejected: "0.00" },
    ]);
  });

  test("before its execution day it cannot be confirmed as paid", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const id = await buildSubmitted(world, march, "2026-04-07");
    const { version } = await detailsOf(world, march, id);
    const input = { organizationId, id, version, reason: "statement of 7 April" };
    const { status, problem } = await world.try(payments.settle, input, { as });
    expect([status, problem?.detail]).toEqual([
      409,
      "Η εξόφληση καταχωρίζεται από την ημέρα εκτέλεσης, 07/04/2026",
    ]);
    expect(await statesOf(world, march)).toEqual(["approved"]);
  });

  test("it executes only on a banking day, at most sixty days ahead", async () => {
    const march = await buildPayableMonth(world);
    const { organizationId, maker: as } = march;
    const { id } = await create(world, march);
    await approve(world, march, id);
    const on = (executionDate: string) =>
      world.try(payments.order, { organizationId, id, version: 2, executionDate }, { as });
    for (const day of ["2026-04-01", "2026-04-03", "2026-04-06", "2026-06-02", "2027-01-04"])
      expect((await on(day)).problem?.errors).toHaveProperty("executionDate");
    expect((await detailsOf(world, march, id)).earliestExecution).toBe("2026-04-07");
    // A Monday, the sixtieth day after 2 April.
    expect((await on("2026-06-01")).status).toBe(200);
  });
});

import { describe, expect, test } from "vitest";
import { verifications } from "#api/verifications.ts";
import { buildRecord } from "#server/db/seed/build-record.ts";
import { buildContract } from "#server/db/seed/builders.ts";
import {
  actsOf,
  approveMonth,
  buildMonth,
  computeMonth,
  password,
  recordAgain,
  returnMonth,
  rowsOf,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { ledgerOf } from "#server/testing/ledger-of.ts";
import { rowsWhere } from "#server/testing/rows.ts";
import type { Visitor } from "#server/testing/visit.ts";
import { whileWaiting } from "#server/testing/while-waiting.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const noDigest = "0".repeat(64);

/** What the representative sees of the structure before signing. */
async function structureToSign({
  organizationId,
  structureId,
  month,
  representative,
}: MonthOfStructure) {
  const input = { organizationId, structureId, month };
  const { structures } = await world.call(verifications.getSignable, input, { as: representative });
  return structures[0];
}

type Given = { as?: Visitor; digest?: string; password?: string; note?: string };

/** Signs what was just shown, unless something else is given. */
async function sign(march: MonthOfStructure, { as = march.representative, ...given }: Given = {}) {
  const { organizationId, structureId, month } = march;
  const digest = (await structureToSign(march))?.digest ?? noDigest;
  const input = { organizationId, structureId, month, digest, password, ...given };
  return world.try(verifications.sign, input, { as });
}

const sheetsOf = ({ organizationId }: MonthOfStructure) =>
  rowsWhere(world, "attendance_sheet", { organization_id: organizationId }).readInOrder(
    "date",
    "state",
  );

/** A month with that many contracts and everything submitted. */
async function submitted(contracts = 1) {
  const march = await buildMonth(world, { contracts });
  await submitMonth(world, march);
  return march;
}

describe("a month is signed", () => {
  test("by a representative who is told who returned it before, when and why", async () => {
    const march = await submitted();
    expect((await structureToSign(march))?.returned).toBeNull();
    await returnMonth(world, march, { reason: "Λείπει μια βεβαίωση" });
    await submitMonth(world, march);
    expect((await structureToSign(march))?.returned).toEqual({
      at: "2026-04-02T08:00:00.000Z",
      by: expect.stringMatching(/./) as string,
      reason: "Λείπει μια βεβαίωση",
    });
  });

  test("with the digest shown, a code, and every sheet locked", async () => {
    const march = await submitted(2);
    const before = await structureToSign(march);
    const { body } = await sign(march);
    expect(body).toMatchObject({ digest: before?.digest, signedAt: "2026-04-02T08:00:00.000Z" });
    expect(body?.code).toMatch(/^[A-HJ-NP-Z2-9]{16}$/);
    expect((await rowsOf(world, march)).map(({ state }) => state)).toEqual(["signed", "signed"]);
    const sheets = await sheetsOf(march);
    expect(sheets.map(({ state }) => state)).toEqual(Array.from({ length: 31 }, () => "locked"));
    expect((await structureToSign(march))?.signature).toEqual(body);
  });

  test("and accepts no record afterwards", async () => {
    const march = await submitted();
    await sign(march);
    expect(await recordAgain(world, march)).toMatchObject({ outcome: "refused" });
  });

  test("with who, when and what in the ledger", async () => {
    const march = await submitted();
    const { digest, code, signedAt } = (await sign(march, { note: "Ελέγχθηκε" })).body ?? {};
    const entries = await ledgerOf(world, march.organizationId, { act: "month.sign" });
    const by = { actor_id: march.representative.userId, reason: "Ελέγχθηκε" };
    const acts = entries.filter((entry) => entry.subject_kind !== "attendance-sheet");
    expect(acts).toMatchObject([
      {
        ...by,
        subject_kind: "month-signature",
        after: { month: "2026-03", digest, code, signedAt, contracts: 1 },
      },
      {
        ...by,
        subject_kind: "monthly-contract",
        after: { state: "signed", totals: expect.stringMatching(/^[0-9a-f]{64}$/) },
      },
    ]);
  });

  test("only by a representative of the body", async () => {
    const march = await submitted();
    const stranger = (await submitted()).representative;
    expect((await sign(march, { as: march.clerk })).status).toBe(403);
    expect((await sign(march, { as: stranger })).status).toBe(404);
    expect((await sign(march, { as: await world.signInAs({ role: "Executive" }) })).status).toBe(
      403,
    );
    expect((await structureToSign(march))?.signature).toBeNull();
  });
});

describe("the password", () => {
  test("is asked for again, and a wrong one is reported at its field", async () => {
    const march = await submitted();
    const { status, problem } = await sign(march, { password: "not this one" });
    expect(status).toBe(400);
    expect(problem?.errors).toEqual({ password: ["Ο κωδικός πρόσβασης δεν είναι σωστός"] });
    expect((await structureToSign(march))?.signature).toBeNull();
  });

  test("cannot be guessed indefinitely", async () => {
    const march = await submitted();
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await sign(march, { password: "guess" })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await sign(march)).status).toBe(429);
  });
});

describe("a month changed since it was shown", () => {
  test("is not signed, and the current digest is given", async () => {
    const march = await submitted();
    const digest = (await structureToSign(march))?.digest ?? "";
    await returnMonth(world, march, { reason: "Λάθος ώρα" });
    await recordAgain(world, march);
    await submitMonth(world, march);
    const { status, problem } = await sign(march, { digest });
    const now = (await structureToSign(march))?.digest;
    expect(status).toBe(409);
    expect(problem?.detail).toBe(
      "Τα στοιχεία άλλαξαν από τη στιγμή που τα είδατε. Ελέγξτε τα ξανά πριν υπογράψετε",
    );
    expect(problem?.current).toEqual({ digest: now });
    expect(now).not.toBe(digest);
  });

  test("has another digest even if the record says the same", async () => {
    const march = await submitted();
    const before = (await structureToSign(march))?.digest;
    await rowsWhere(world, "attendance_record", {
      organization_id: march.organizationId,
      date: "2026-03-02",
    }).change({ version: 2 });
    expect((await structureToSign(march))?.digest).not.toBe(before);
  });

  test("is signed once, even when two sign together", async () => {
    const march = await submitted();
    const digest = (await structureToSign(march))?.digest ?? "";
    const tried = await Promise.all([sign(march, { digest }), sign(march, { digest })]);
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await sign(march, { digest })).problem?.detail).toBe(
      "Δεν υπάρχουν μήνες που περιμένουν υπογραφή στη Δομή αυτή",
    );
  });
});

test("doubts that arise while a signature waits for its lock are included", async () => {
  const march = await submitted();
  const { organizationId: organization_id, structureId, contractIds } = march;
  const digest = (await structureToSign(march))?.digest ?? "";
  const tried = await whileWaiting(
    world,
    organization_id,
    {
      holds: (tx) =>
        tx.selectFrom("structure").select("id").where("id", "=", structureId).forUpdate().execute(),
      goesOn: async (tx) => {
        const own = tx.selectFrom("contract").select("employee_id").where("id", "in", contractIds);
        const { employee_id } = await own.executeTakeFirstOrThrow();
        const contract = await buildContract(tx, { organization_id, employee_id });
        const intervals = [{ kind: "work", from: 900, to: 960, mark: "device" } as const];
        await buildRecord(tx, { contract, date: "2026-03-02", intervals });
      },
    },
    () => sign(march, { digest }),
  );
  expect(tried.problem?.detail).toBe(
    "Υπάρχουν σφάλματα που εμποδίζουν την υποβολή και την υπογραφή. Διορθώστε τα πρώτα",
  );
});

describe("a signature requires", () => {
  test("every contract of the structure to be submitted", async () => {
    const march = await buildMonth(world, { contracts: 2, without: ["2026-03-02"] });
    expect((await sign(march)).problem?.detail).toBe("Δεν έχουν υποβληθεί όλοι οι μήνες της Δομής");
    await submitMonth(world, march);
    expect((await sign(march)).status).toBe(409);
  });

  test("a note that explains the warnings", async () => {
    const late = [{ kind: "work", from: 450, to: 1080, mark: "device" } as const];
    const march = await buildMonth(world, { instead: { "2026-03-02": late } });
    await submitMonth(world, march);
    expect(await structureToSign(march)).toMatchObject({ doubts: { errors: 0, warnings: 1 } });
    const { status, problem } = await sign(march);
    expect(status).toBe(400);
    expect(Object.keys(problem?.errors ?? {})).toEqual(["note"]);
    expect((await sign(march, { note: "Απόφαση ΑΔΑ 9ΩΞ3-ΒΛ5" })).status).toBe(200);
  });
});

describe("a signature is voided", () => {
  test("by the first month that is returned, and its sheets accept records again", async () => {
    const march = await submitted(2);
    const first = await sign(march);
    const [contractId = ""] = march.contractIds;
    await returnMonth(world, march, { reason: "Λάθος ώρα", contractIds: [contractId] });
    expect((await structureToSign(march))?.signature).toBeNull();
    expect(new Set((await sheetsOf(march)).map(({ state }) => state))).toEqual(
      new Set(["open", "submitted"]),
    );
    expect(await recordAgain(world, march)).toMatchObject({ outcome: "saved" });
    expect((await rowsOf(world, march)).map(({ state }) => state)).toEqual(["returned", "signed"]);

    await submitMonth(world, march);
    world.setNow(new Date("2026-04-03T08:00:00Z"));
    const second = await sign(march);
    expect(second.status).toBe(200);
    expect(second.body?.digest).not.toBe(first.body?.digest);
    expect((await structureToSign(march))?.signature?.id).toBe(second.body?.id);
    const states = (await actsOf(world, march)).map(({ state }) => state);
    expect(states.filter((state) => state === "signed")).toHaveLength(4);
  });

  test("by its own withdrawal, until the month is approved", async () => {
    const march = await submitted();
    await sign(march);
    const { organizationId, structureId, month, representative: as, clerk } = march;
    const input = { organizationId, structureId, month, reason: "Λάθος ώρα της 2ας" };
    expect((await world.try(verifications.withdraw, input, { as: clerk })).status).toBe(403);
    expect(await world.call(verifications.withdraw, input, { as })).toEqual({ withdrawn: 1 });
    expect(await recordAgain(world, march)).toMatchObject({ outcome: "saved" });
    await submitMonth(world, march);
    await sign(march);
    await approveMonth(world, march);
    expect((await world.try(verifications.withdraw, input, { as })).status).toBe(409);
  });

  test("without opening sheets when no month was signed", async () => {
    const march = await submitted();
    const before = await sheetsOf(march);
    await returnMonth(world, march, { reason: "Λάθος ώρα" });
    expect(await sheetsOf(march)).toEqual(before);
    await computeMonth(world, march);
    expect((await rowsOf(world, march))[0]?.state).toBe("returned");
  });
});

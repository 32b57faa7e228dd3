import { describe, expect, test } from "vitest";
import { absenceReasons } from "#api/absence-reasons.ts";
import { attendances } from "#api/attendances.ts";
import { closures } from "#api/closures.ts";
import { contracts } from "#api/contracts.ts";
import { dashboard } from "#api/dashboard.ts";
import { leaveDocuments } from "#api/leave-documents.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import type { Interval } from "#domain/attendance/types.ts";
import {
  buildMonth,
  recordAgain,
  returnMonth,
  signMonth,
  submitMonth,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import { changeReason } from "#server/testing/change-reason.ts";
import { addRows } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

/** Two and a half hours beyond the plan: overtime without a decision. */
const late = [{ kind: "work", from: 450, to: 1080, mark: "device" } as const];

async function withWarning() {
  const march = await buildMonth(world, { instead: { "2026-03-02": late } });
  await submitMonth(world, march);
  return march;
}

function of({ organizationId, structureId, month }: MonthOfStructure) {
  return { organizationId, structureId, month };
}

async function findings(march: MonthOfStructure) {
  const answer = await world.call(monthlyContracts.getFindings, of(march), { as: march.clerk });
  return answer.findings;
}

/** Explains every warning that the clerk sees. */
async function explain(march: MonthOfStructure, note = "Απόφαση ΑΔΑ 9ΩΞ3-ΒΛ5") {
  const noted = (await findings(march)).flatMap(({ contractId, rule, date, inputs, level }) =>
    contractId && level === "warning" ? [{ contractId, rule, date, inputs }] : [],
  );
  const input = { ...of(march), findings: noted, note };
  return world.call(monthlyContracts.explain, input, { as: march.clerk });
}

async function openWarnings(march: MonthOfStructure) {
  const { structures } = await world.call(verifications.getSignable, of(march), {
    as: march.representative,
  });
  return structures[0]?.doubts?.warnings;
}

describe("a warning", () => {
  test("once explained no longer needs a note, and names who wrote it", async () => {
    const march = await withWarning();
    expect(await openWarnings(march)).toBe(1);
    expect(await explain(march)).toEqual({ explained: 1 });
    expect(await openWarnings(march)).toBe(0);
    const [warning] = await findings(march);
    const { people } = await world.call(monthlyContracts.getFindings, of(march), {
      as: march.representative,
    });
    expect(people).toEqual({
      [warning?.contractId ?? ""]: { errors: 0, warnings: 0, explained: 1 },
    });
    expect(warning).toMatchObject({
      rule: "R13",
      note: { note: "Απόφαση ΑΔΑ 9ΩΞ3-ΒΛ5", at: "2026-04-02T08:00:00.000Z" },
    });
    expect((await signMonth(world, march)).code).toMatch(/^.{16}$/);
  });

  test("that changes needs another note", async () => {
    const march = await withWarning();
    await explain(march);
    await returnMonth(world, march, { reason: "Λάθος ώρα" });
    const intervals = [{ kind: "work", from: 450, to: 1050, mark: "typed" } as const];
    expect(await recordAgain(world, march, 1, intervals)).toMatchObject({ outcome: "saved" });
    expect(await openWarnings(march)).toBe(1);
  });

  test("is explained by the note of the signature, if nobody explained it before", async () => {
    const march = await withWarning();
    await signMonth(world, march, "Έκτακτη ανάγκη καθαρισμού");
    expect((await findings(march))[0]?.note?.note).toBe("Έκτακτη ανάγκη καθαρισμού");
  });

  test("of another structure's contract cannot be explained here", async () => {
    const march = await withWarning();
    const foreign = await withWarning();
    const [contractId = ""] = foreign.contractIds;
    const finding = { contractId, rule: "R13", date: "2026-03-02", inputs: {} };
    const input = { ...of(march), findings: [finding], note: "Γνωστό" };
    const tried = await world.try(monthlyContracts.explain, input, { as: march.clerk });
    expect(tried.status).toBe(404);
  });
});

describe("the board counts doubts", () => {
  test("as last checked, without explained ones, and says when a record is newer", async () => {
    const march = await buildMonth(world, { instead: { "2026-03-02": late } });
    const { organizationId, month, clerk: as } = march;
    const board = async () =>
      (await world.call(monthlyContracts.getBoard, { organizationId, month }, { as }))
        .structures[0];
    expect(await board()).toMatchObject({ warnings: 0, unchecked: 1 });
    await world.call(monthlyContracts.check, of(march), { as });
    expect(await board()).toMatchObject({ errors: 0, warnings: 1, unchecked: 0 });
    await explain(march);
    expect(await board()).toMatchObject({ warnings: 0, unchecked: 0 });
    await recordAgain(world, march);
    expect(await board()).toMatchObject({ warnings: 0, unchecked: 1 });
  });

  const leave: Interval[] = [
    { kind: "absence", from: null, to: null, reason: "ΓΑΜ", mark: "typed" },
  ];
  const changes: [string, (march: MonthOfStructure) => Promise<unknown>, number][] = [
    ["nothing", async () => undefined, 0],
    ["a record of April", (march) => recordOf(march, 0, "2026-04-01"), 0],
    ["a record of a colleague", (march) => recordOf(march, 1, "2026-03-03"), 1],
    ["a record of January", (march) => recordOf(march, 0, "2026-01-13"), 1],
    ["a closure of the body", closeMarch, 2],
    ["a suspension of the contract", suspendFirst, 1],
    ["an absence's document that came", receiveDocument, 1],
    ["the day for the document, which passed", async () => world.setNow(later), 1],
    ["a reason of absence", retireReason, 2],
  ];
  test.each(changes)(
    "as unknown once their check is outdated by %s",
    async (_, change, unchecked) => {
      world.setNow(new Date("2026-04-02T08:00:00Z"));
      const march = await buildMonth(world, { contracts: 2, instead: { "2026-03-31": leave } });
      const { organizationId, month, clerk: as } = march;
      const board = async () =>
        (await world.call(monthlyContracts.getBoard, { organizationId, month }, { as })).structures;
      await world.call(monthlyContracts.check, of(march), { as });
      expect(await board()).toMatchObject([{ unchecked: 0 }]);
      await change(march);
      expect(await board()).toMatchObject([{ unchecked }]);
      const { closing } = await world.call(dashboard.getOverview, { organizationId }, { as });
      const uncheckedStructures = unchecked > 0 ? [march.structureId] : [];
      expect(closing).toMatchObject({ unchecked, uncheckedStructures });
    },
  );

  test("as unknown once a document's due day has passed, even if its reason no longer requires one", async () => {
    world.setNow(new Date("2026-04-02T08:00:00Z"));
    const reason = "ΘΑΝ";
    await changeReason(world, reason, { requiresDocument: false, validFrom: "2026-04-05" });
    const away = leave.map((one) => ({ ...one, reason }));
    const march = await buildMonth(world, { instead: { "2026-03-31": away } });
    const { organizationId, month, clerk } = march;
    await world.call(monthlyContracts.check, of(march), { as: clerk });
    const board = async () =>
      (await world.call(monthlyContracts.getBoard, { organizationId, month }, { as: clerk }))
        .structures;
    expect(await board()).toMatchObject([{ unchecked: 0 }]);
    world.setNow(later);
    expect(await board()).toMatchObject([{ unchecked: 1 }]);
  });
});

/** The documents of absences that ended in March are due until 5 April. */
const later = new Date("2026-04-06T08:00:00Z");

function recordOf(
  { organizationId, structureId, contractIds, clerk }: MonthOfStructure,
  at: number,
  date: string,
) {
  const intervals: Interval[] = [{ kind: "work", from: 460, to: 930, mark: "typed" }];
  const version = date.startsWith("2026-03") ? 1 : 0;
  const records = [{ contractId: contractIds[at] ?? "", date, version, intervals }];
  return world.by(clerk).call(attendances.saveRecords, { organizationId, structureId, records });
}

function closeMarch({ organizationId, representative }: MonthOfStructure) {
  const closure = { structureId: null, from: "2026-03-10", to: "2026-03-10", title: "Χιόνι" };
  return world.call(closures.create, { organizationId, ...closure }, { as: representative });
}

function suspendFirst({ organizationId, contractIds, representative }: MonthOfStructure) {
  const suspension = { version: 1, from: "2026-05-01", reason: "Μακρά άδεια" };
  const input = { organizationId, id: contractIds[0] ?? "", ...suspension };
  return world.call(contracts.suspend, input, { as: representative });
}

function receiveDocument({ organizationId, contractIds, clerk }: MonthOfStructure) {
  const absence = { contractId: contractIds[0] ?? "", code: "ΓΑΜ", from: "2026-03-31" };
  const input = { organizationId, ...absence, to: "2026-03-31", how: "seen" } as const;
  return world.call(leaveDocuments.receive, input, { as: clerk });
}

async function retireReason() {
  const as = await world.signInAs({ role: "Administrator" });
  const { id, version } = await world.call(absenceReasons.getById, { id: "ΑΙΡ" }, { as });
  const retired = { id, version, validFrom: "2026-05-01" };
  return world.call(absenceReasons.retire, retired, { as });
}

describe("a body sets its own rules", () => {
  test("from a day on: a former warning blocks the signature", async () => {
    const march = await buildMonth(world, { instead: { "2026-03-02": late } });
    const { organizationId: organization_id } = march;
    await addRows(world, "finding_parameter", [
      { organization_id, name: "R13", valid_from: "2026-03-15", value: '"error"' },
      { organization_id, name: "R13", valid_from: "2026-04-01", value: '"off"' },
    ]);
    expect((await findings(march))[0]).toMatchObject({ rule: "R13", level: "error" });
    expect(await submitMonth(world, march)).toMatchObject([{ outcome: "refused" }]);
  });
});

import { expect, test } from "vitest";
import { dashboard } from "#api/dashboard.ts";
import { leaveDocuments } from "#api/leave-documents.ts";
import { leaves } from "#api/leaves.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { changeReason } from "#server/testing/change-reason.ts";
import { buildMonth, type MonthOfStructure } from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

/** A reason that leaves the due date of its document to the body, as all do by default. */
const ofBody = "ΘΑΝ";

const away = (reason: string): Interval[] => [
  { kind: "absence", from: null, to: null, reason, mark: "typed" },
];

/** Sick over a weekend (5, 6 and 9 March), blood given on 16 March and annual leave on 17 March. */
function buildAbsences() {
  return buildMonth(world, {
    contracts: 2,
    instead: {
      "2026-03-05": away("ΑΝΒ"),
      "2026-03-06": away("ΑΝΒ"),
      "2026-03-09": away("ΑΝΒ"),
      "2026-03-16": away("ΑΙΜ"),
      "2026-03-17": away("ΚΑΝ"),
    },
  });
}

type Filter = { state?: "due" | "overdue" | "received"; code?: string; sort?: "-dueOn" };

async function listed(march: MonthOfStructure, filter: Filter = {}, as = march.clerk) {
  const { organizationId } = march;
  const input = { organizationId, ...filter };
  return (await world.call(leaveDocuments.getAll, input, { as })).items;
}

async function awaited(organizationId: string, as: MonthOfStructure["clerk"]) {
  return (await world.call(dashboard.getOverview, { organizationId }, { as })).leaveDocuments;
}

function receive(
  { organizationId, contractIds, clerk: as }: MonthOfStructure,
  given: Partial<{ code: string; from: string; to: string; how: "paper" | "seen" | "file" }> = {},
) {
  const [contractId = ""] = contractIds;
  const sick = { code: "ΑΝΒ", from: "2026-03-05", to: "2026-03-09", how: "seen" } as const;
  const input = { organizationId, contractId, ...sick, ...given };
  return world.try(leaveDocuments.receive, input, { as });
}

test("an absence that needs a document is listed with its weekend, and the days left", async () => {
  const march = await buildAbsences();
  const [contractId] = march.contractIds;
  expect(await listed(march)).toMatchObject([
    {
      contractId,
      code: "ΑΝΒ",
      isSensitive: true,
      from: "2026-03-05",
      to: "2026-03-09",
      days: 3,
      dueOn: "2026-03-14",
      daysLeft: -4,
      receipt: null,
    },
    { code: "ΑΙΜ", isSensitive: false, days: 1, dueOn: "2026-03-21", daysLeft: 3 },
  ]);
  expect((await listed(march, { state: "overdue" })).map(({ code }) => code)).toEqual(["ΑΝΒ"]);
  expect((await listed(march, { sort: "-dueOn" })).map(({ code }) => code)).toEqual(["ΑΙΜ", "ΑΝΒ"]);
  expect((await listed(march, { code: "ΑΙΜ" })).length).toBe(1);
});

test("a received document leaves the list and the month's findings; a withdrawn one is back", async () => {
  const march = await buildAbsences();
  const { organizationId, structureId, month, clerk } = march;
  const counts = () => awaited(organizationId, clerk);
  const found = async () => {
    const input = { organizationId, structureId, month };
    const { findings } = await world.call(monthlyContracts.getFindings, input, { as: clerk });
    return findings.filter(({ rule }) => rule === "R18").map(({ date }) => date);
  };
  expect([await counts(), await found()]).toEqual([{ due: 2, overdue: 1 }, ["2026-03-05"]]);
  await receive(march);
  expect([await counts(), await found()]).toEqual([{ due: 1, overdue: 0 }, []]);
  const [received] = await listed(march, { state: "received" });
  expect(received?.receipt).toMatchObject({ how: "seen", documentId: null });
  const undo = { organizationId, id: received?.receipt?.id ?? "" };
  await world.call(leaveDocuments.withdraw, undo, { as: clerk });
  await world.call(leaveDocuments.withdraw, undo, { as: clerk });
  expect([await counts(), await found()]).toEqual([{ due: 2, overdue: 1 }, ["2026-03-05"]]);
  expect((await receive(march)).status).toBe(200);
});

test.each([
  ["leave that needs no document", { code: "ΚΑΝ", from: "2026-03-17", to: "2026-03-17" }, "code"],
  ["sickness kept as a file", { how: "file" }, "how"],
  ["days without an absence", { from: "2026-03-10", to: "2026-03-12" }, "from"],
  ["a day before the absence", { from: "2026-03-04" }, "from"],
  ["a day after the absence", { to: "2026-03-10" }, "to"],
  ["an absence with its days reversed", { from: "2026-03-09", to: "2026-03-05" }, "to"],
  [
    "a missing file",
    { code: "ΑΙΜ", from: "2026-03-16", to: "2026-03-16", how: "file" },
    "documentId",
  ],
] as const)("%s is refused at its field", async (_what, given, field) => {
  const { status, problem } = await receive(await buildAbsences(), given);
  expect([status, Object.keys(problem?.errors ?? {})]).toEqual([400, [field]]);
});

test("a receipt for the end of next year does not break the month's findings", async () => {
  const march = await buildAbsences();
  const { organizationId, structureId, contractIds, month, clerk: as } = march;
  const later = { code: "ΑΝΒ", from: "2027-12-30", to: "2027-12-30" };
  const leave = { organizationId, contractId: contractIds[0] ?? "", ...later };
  await world.call(leaves.record, leave, { as });
  expect((await receive(march, { to: later.to })).status).toBe(200);
  const input = { organizationId, structureId, month };
  const { findings } = await world.call(monthlyContracts.getFindings, input, { as });
  expect(findings.filter(({ rule }) => rule === "R18")).toEqual([]);
});

test("a document already received is not received again", async () => {
  const march = await buildAbsences();
  await receive(march);
  expect((await receive(march, { from: "2026-03-06" })).problem?.errors).toHaveProperty("from");
});

test("R-44 a reader who may not know of sickness sees it in no list, file or count", async () => {
  const march = await buildAbsences();
  const { organizationId } = march;
  const as = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  expect((await listed(march, {}, as)).map(({ code }) => code)).toEqual(["ΑΙΜ"]);
  expect(await listed(march, { code: "ΑΝΒ" }, as)).toEqual([]);
  expect(await awaited(organizationId, as)).toEqual({ due: 1, overdue: 0 });
});

test("an absence needs its document as its reason did on its days, whatever the catalogue says since", async () => {
  const march = await buildAbsences();
  const id = "ΑΙΜ";
  const fields = await changeReason(world, id, {
    requiresDocument: false,
    validFrom: "2026-03-18",
  });
  expect(await listed(march, { code: id })).toMatchObject([
    { code: id, from: "2026-03-16", dueOn: "2026-03-21", documentKind: fields.documentKind },
  ]);
  const received = { code: id, from: "2026-03-16", to: "2026-03-16", how: "paper" } as const;
  expect((await receive(march, received)).status).toBe(200);
});

test("a document is due by the body's setting in the month the absence ended, not today's", async () => {
  const instead = { "2026-03-06": away(ofBody), "2026-03-10": away(ofBody) };
  const march = await buildMonth(world, { instead });
  const { organizationId, contractIds } = march;
  const [contract_id = ""] = contractIds;
  const day = { organization_id: organizationId, contract_id, date: "2026-03-10" };
  await rowsWhere(world, "attendance_record", day).change({ date: "2026-02-16" });
  await addRows(world, "finding_parameter", {
    organization_id: organizationId,
    name: "documentDueDays",
    value: JSON.stringify(30),
    valid_from: "2026-03-10",
  });
  expect(await listed(march, { sort: "-dueOn" })).toMatchObject([
    { to: "2026-03-06", dueOn: "2026-04-05" },
    { to: "2026-02-16", dueOn: "2026-02-21" },
  ]);
  const input = {
    organizationId,
    contractId: contract_id,
    code: ofBody,
    from: "2026-03-19",
    to: "2026-03-20",
  };
  const preview = await world.call(leaves.preview, input, { as: march.clerk });
  expect(preview.document).toMatchObject({ dueDays: 30 });
});

import readXlsxFile from "read-excel-file/node";
import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { overtimeDecisions } from "#api/overtime-decisions.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { Day } from "#domain/calendar/day.ts";
import { buildContract, buildStructure } from "#server/db/seed/builders.ts";
import { buildRecord } from "#server/db/seed/build-record.ts";
import { buildMonth, signMonth, submitMonth } from "#server/testing/month-of-structure.ts";
import { personOf } from "#server/testing/own-affairs.ts";
import { pagesOfPdf, readsPdf } from "#server/testing/pdf-text.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { typedDecision } from "./testing.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

/** From 7:30 until that many minutes after 15:30. */
const late = (minutes: number): Interval[] => [
  { kind: "work", from: 450, to: 930 + minutes, mark: "device" },
];

/** March of two contracts; the first worked 2.5 hours longer on the 2nd and 3rd, and on the 4th too few minutes for overtime. */
async function march(employmentType?: number) {
  const instead = { "2026-03-02": late(150), "2026-03-03": late(150), "2026-03-04": late(30) };
  const of = employmentType === undefined ? {} : { employmentType };
  const month = await buildMonth(world, { contracts: 2, instead, ...of });
  const { organizationId, structureId, clerk: as } = month;
  const [contractId = ""] = month.contractIds;
  const { employeeId } = await personOf(world, month, contractId);
  const decide = async (given: Partial<Parameters<typeof typedDecision>[0]> = {}) => {
    const decision = typedDecision({ organizationId, people: [{ employeeId }], ...given });
    return (await world.call(overtimeDecisions.create, decision, { as })).id;
  };
  const check = () =>
    world
      .by(as)
      .call(monthlyContracts.getFindings, { organizationId, structureId, month: "2026-03" });
  const found = async (rule: string) =>
    (await check()).findings
      .filter((one) => one.rule === rule)
      .map(({ date, inputs }) => [date, inputs]);
  const grantsOn = async (on: Day) => {
    const query = { organizationId, structureId, on };
    const { people } = await world.call(attendances.getOvertime, query, { as });
    return people.flatMap(({ contractIds: [of = ""], grants }) =>
      grants.map(({ monthMinutes, totalMinutes }) => [
        month.contractIds.indexOf(of),
        monthMinutes,
        totalMinutes,
      ]),
    );
  };
  const set = (name: string, value: unknown, validFrom: Day = "2026-01-01") =>
    addRows(world, "finding_parameter", {
      organization_id: organizationId,
      name,
      value: JSON.stringify(value),
      valid_from: validFrom,
    });
  const record = async (date: Day, intervals: Interval[]) => {
    const own = { organization_id: organizationId, id: contractId };
    const contract = await rowsWhere(world, "contract", own).readOne();
    await buildRecord(world.owner, { contract, date, intervals });
  };
  return { ...month, employeeId, decide, check, found, grantsOn, set, record };
}

const without = { overtimeMinutes: 150, approvedMinutes: 0 };
const spent = (approvedMinutes: number) => ({
  overtimeMinutes: 150,
  approvedMinutes,
  decisions: "12/2026",
  exceededMinutes: 150 - approvedMinutes,
});

test("overtime without a decision is reported", async () => {
  const { found } = await march();
  expect(await found("R13")).toEqual([
    ["2026-03-02", without],
    ["2026-03-03", without],
  ]);
});

test("covered overtime is not reported; overtime beyond a decision's hours is reported with its number", async () => {
  const { decide, found } = await march();
  await decide({ monthMinutes: 200, totalMinutes: 300 });
  expect(await found("R13")).toEqual([["2026-03-03", spent(50)]]);
});

test.each<[string, Partial<Parameters<typeof typedDecision>[0]>, unknown[]]>([
  ["with enough hours", { monthMinutes: 600, totalMinutes: 600 }, []],
  [
    "for nights only",
    { kind: "night" },
    [
      ["2026-03-02", spent(0)],
      ["2026-03-03", spent(0)],
    ],
  ],
  [
    "to complete the hours",
    { kind: "completing" },
    [
      ["2026-03-02", without],
      ["2026-03-03", without],
    ],
  ],
  [
    "of private law",
    { kind: "private" },
    [
      ["2026-03-02", without],
      ["2026-03-03", without],
    ],
  ],
  ["from the third day on", { from: "2026-03-03" }, [["2026-03-02", without]]],
])("a decision %s", async (_case, given, expected) => {
  const { decide, found } = await march();
  await decide(given);
  expect(await found("R13")).toEqual(expected);
});

test("a decision on a structure covers all its people, and none of another", async () => {
  const { structureId, decide, found, grantsOn } = await march();
  const other = await march();
  await decide({ people: [], structureIds: [structureId] });
  expect(await found("R13")).toEqual([]);
  const covered = (await grantsOn("2026-03-01")).map(([contract]) => contract);
  expect(new Set(covered)).toEqual(new Set([0, 1]));
  expect(await other.found("R13")).toHaveLength(2);
  expect(await other.grantsOn("2026-03-01")).toEqual([]);
});

test("hours spent in a month are not left in the next, and a new month has its own hours", async () => {
  const { decide, record, found, grantsOn } = await march();
  await record("2026-02-26", late(100));
  await decide({ from: "2026-02-01", monthMinutes: 180, totalMinutes: 220 });
  expect(await grantsOn("2026-02-26")).toEqual([[0, 180, 220]]);
  expect(await grantsOn("2026-03-01")).toEqual([[0, 180, 120]]);
  expect(await found("R13")).toEqual([["2026-03-03", spent(0)]]);
  expect(await grantsOn("2026-03-03")).toEqual([[0, 60, 0]]);
});

test("hours spent in an earlier month are measured by the rules of that time", async () => {
  const { decide, record, found, grantsOn, set } = await march();
  await record("2026-02-26", late(40));
  await decide({ from: "2026-02-01", monthMinutes: 180, totalMinutes: 220 });
  await set("overtimeToleranceMinutes", 60, "2026-03-01");
  expect(await grantsOn("2026-03-01")).toEqual([[0, 180, 180]]);
  expect(await found("R13")).toEqual([["2026-03-03", spent(30)]]);
});

test("a person's contracts share the same hours across structures: in the check, while typing, and for the cap", async () => {
  const { organizationId, structureId, scheduleId, clerk, employeeId, ...month } = await march();
  const body = { organization_id: organizationId };
  const there = await buildStructure(world.owner, { ...body, schedule_id: scheduleId });
  const contract = await buildContract(world.owner, {
    ...body,
    employee_id: employeeId,
    term: { structure_id: there.id, schedule_id: scheduleId },
  });
  await buildRecord(world.owner, { contract, date: "2026-03-02", intervals: late(40) });
  await month.decide({ monthMinutes: 200, totalMinutes: 200 });
  await month.set("afternoonHalfYearMinutes", 190);
  const overtimeIn = (place: string) =>
    world
      .by(clerk)
      .call(attendances.getOvertime, { organizationId, structureId: place, on: "2026-03-01" });
  expect(await month.found("R13")).toEqual([["2026-03-03", spent(10)]]);
  expect(await month.found("R14")).toEqual([
    ["2026-03-03", { counter: "afternoon", totalMinutes: 200, mostMinutes: 190 }],
  ]);
  const elsewhereFor = async (place: string) =>
    (await overtimeIn(place)).people.flatMap(({ elsewhere }) =>
      elsewhere.map(({ contractId, day, ofKind }) => [
        contractId === contract.id,
        day,
        ofKind.afternoon,
      ]),
    );
  expect(await elsewhereFor(structureId)).toEqual([[true, "2026-03-02", 40]]);
  expect(await elsewhereFor(there.id)).toEqual([
    [false, "2026-03-02", 150],
    [false, "2026-03-03", 150],
  ]);
});

test("an amended decision covers until the amending one begins, and each is named on its days", async () => {
  const { employeeId, decide, found } = await march();
  const first = await decide({ monthMinutes: 100, totalMinutes: 100 });
  await decide({
    number: "15/2026",
    from: "2026-03-03",
    amends: first,
    people: [{ employeeId, monthMinutes: 60, totalMinutes: 60 }],
  });
  expect(await found("R13")).toEqual([
    ["2026-03-02", spent(100)],
    ["2026-03-03", { ...spent(60), decisions: "15/2026" }],
  ]);
});

test("under private law a private-law decision covers hours beyond the ninth", async () => {
  const { decide, found } = await march(2);
  const beyond = { overtimeMinutes: 90, approvedMinutes: 0 };
  expect(await found("R13")).toEqual([
    ["2026-03-02", beyond],
    ["2026-03-03", beyond],
  ]);
  await decide({ kind: "private" });
  expect(await found("R13")).toEqual([]);
});

test("under private law hours planned beyond the legal ones also spend a decision", async () => {
  const { organizationId, decide, record, grantsOn } = await march(2);
  const twelve = { from: 480, to: 1200 };
  const weeks = [[[twelve], [twelve], [twelve], [twelve], [], [], []]];
  const all = { organization_id: organizationId };
  await rowsWhere(world, "schedule", all).change({ weeks: JSON.stringify(weeks) });
  for (const date of ["2026-02-16", "2026-02-17", "2026-02-18", "2026-02-19"])
    await record(date, [{ kind: "work", ...twelve, mark: "device" }]);
  await decide({ kind: "private", from: "2026-02-01", monthMinutes: 900, totalMinutes: 6000 });
  expect(await grantsOn("2026-03-01")).toEqual([[0, 900, 5280]]);
});

test("under private law the excess of a week begun before the month is spent in it", async () => {
  const { decide, record, grantsOn } = await march(2);
  for (const date of ["2026-02-23", "2026-02-24", "2026-02-25", "2026-02-26", "2026-02-27"])
    await record(date, late(0));
  await record("2026-02-28", [{ kind: "work", from: 480, to: 840, mark: "device" }]);
  await decide({ kind: "private", from: "2026-02-01" });
  expect(await grantsOn("2026-03-01")).toEqual([[0, 600, 540]]);
});

test("the cap applies to people covered by a decision, counts from January, and warns before it is reached", async () => {
  const { decide, record, found, check, set } = await march();
  expect((await check()).rules).not.toContain("R14");
  await record("2026-02-26", late(120));
  await decide({ from: "2026-02-01" });
  const { rules, contracts, partly } = await check();
  expect(rules).toContain("R14");
  expect([contracts, partly]).toEqual([2, { R14: 1 }]);
  expect(await found("R14")).toEqual([]);
  await set("afternoonHalfYearMinutes", 460);
  const total = { counter: "afternoon", totalMinutes: 420 };
  expect(await found("R14")).toEqual([
    ["2026-03-03", { ...total, mostMinutes: 460, leftMinutes: 40 }],
  ]);
});

test("the hours each person has left under the caps are shown before a decision is made", async () => {
  const { organizationId, employeeId, clerk: as, decide, record } = await march();
  const other = await march();
  const leftOn = async (on: Day) => {
    const employeeIds = [employeeId, other.employeeId];
    const query = { organizationId, employeeIds, on };
    const { people } = await world.call(overtimeDecisions.getLeft, query, { as });
    return people.map(({ employeeId: of, ...left }) => [of === employeeId, left]);
  };
  const whole = { afternoonMinutes: 7200, offHoursMinutes: 5760, yearMinutes: 9000 };
  expect(await leftOn("2026-04-01")).toEqual([[true, whole]]);
  await record("2026-02-26", late(120));
  await decide({ from: "2026-02-01", to: "2026-03-02" });
  expect(await leftOn("2026-04-01")).toEqual([[true, { ...whole, afternoonMinutes: 6930 }]]);
  expect(await leftOn("2026-07-01")).toEqual([[true, whole]]);
});

test("overtime of the previous half-year does not count toward the cap", async () => {
  const { decide, record, found, set } = await march();
  await record("2025-12-30", late(120));
  await decide({ from: "2025-12-01" });
  await set("afternoonHalfYearMinutes", 350);
  expect(await found("R14")).toEqual([]);
});

test("a signed month keeps its findings, whatever is decided later", async () => {
  const month = await march();
  await submitMonth(world, month);
  await signMonth(world, month, "Έκτακτη ανάγκη");
  const before = await month.check();
  world.setNow(new Date("2026-04-03T08:00:00Z"));
  await month.decide();
  expect(await month.check()).toEqual(before);
  expect(await month.found("R13")).toHaveLength(2);
  world.setNow(new Date("2026-04-02T08:00:00Z"));
});

test("a decision makes the check of its month outdated", async () => {
  const { organizationId, structureId, month, clerk: as, decide } = await march();
  const query = { organizationId, structureId, month };
  const board = async () =>
    (await world.call(monthlyContracts.getBoard, { organizationId, month }, { as })).structures[0];
  await world.call(monthlyContracts.check, query, { as });
  expect(await board()).toMatchObject({ warnings: 2, unchecked: 0 });
  await decide();
  expect((await board())?.unchecked).toBe(2);
  await world.call(monthlyContracts.check, query, { as });
  expect(await board()).toMatchObject({ warnings: 0, unchecked: 0 });
});

test("the hours allowed by a decision in a month are attested per person and day, in a workbook and on paper, as a draft until the months are signed", async () => {
  const { organizationId, decide, set, clerk: as, ...month } = await march();
  const id = await decide({ monthMinutes: 200, totalMinutes: 300 });
  await decide({ number: "13/2026", monthMinutes: 60, totalMinutes: 60 });
  const query = { organizationId, id, month: "2026-03" };
  const { bytes } = await world.call(overtimeDecisions.exportAttestation, query, { as });
  const [sheet] = await readXlsxFile(bytes);
  expect(sheet?.data.slice(1).map((row) => row.slice(-2))).toEqual([
    ["02/03/2026 (2:30), 03/03/2026 (0:50)", new Date("1899-12-30T03:20:00Z")],
    [null, new Date("1899-12-30T03:20:00Z")],
  ]);
  const april = { ...query, month: "2026-04" };
  const empty = await world.call(overtimeDecisions.exportAttestation, april, { as });
  expect((await readXlsxFile(empty.bytes))[0]?.data).toHaveLength(1);
  if (!readsPdf) return;
  const textOf = async () => {
    const printed = await world.call(overtimeDecisions.printAttestation, query, { as });
    return pagesOfPdf(printed.bytes).join(" ");
  };
  const draft = await textOf();
  expect(draft).toContain("02/03 (2:30), 03/03 (0:50) 3:20");
  expect(draft).toContain("ΠΡΟΣΧΕΔΙΟ");
  expect(draft).toContain("έως και 30 λεπτά δεν λογίζεται");
  await submitMonth(world, { ...month, organizationId, clerk: as });
  await signMonth(world, { ...month, organizationId, clerk: as }, "Έκτακτη ανάγκη");
  const final = await textOf();
  expect(final).not.toContain("ΠΡΟΣΧΕΔΙΟ");
  expect(final).toMatch(/Υπογεγραμμένα δελτία με κωδικό επαλήθευσης: .+: [0-9A-Z]{12,20}/);
  await set("overtimeToleranceMinutes", 0);
  expect(await textOf()).not.toContain("δεν λογίζεται");
});

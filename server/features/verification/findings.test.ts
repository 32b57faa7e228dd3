import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { imports } from "#api/imports.ts";
import { findingRules } from "#api/finding-rules.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { parameters } from "#api/parameters.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { daysFrom, weekday, type Day } from "#domain/calendar/day.ts";
import { employmentTypes } from "#domain/contracts/employment-type.ts";
import type { GlobalParam } from "#domain/parameters/global-params.ts";
import { buildRecord } from "#server/db/seed/build-record.ts";
import { buildContract } from "#server/db/seed/builders.ts";
import { buildMonth, type MonthOfStructure } from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";

const world = worldOfFile({ now: new Date("2026-04-02T08:00:00Z") });

const at = (from: number, to: number | null): Interval => ({
  kind: "work",
  from,
  to,
  mark: "device",
});

function findings({ organizationId, structureId, month, clerk }: MonthOfStructure) {
  const input = { organizationId, structureId, month };
  return world.call(monthlyContracts.getFindings, input, { as: clerk });
}

function firstContract({ organizationId, contractIds }: MonthOfStructure) {
  const first = { organization_id: organizationId, id: contractIds[0] ?? "" };
  return rowsWhere(world, "contract", first).readOne();
}

async function record(march: MonthOfStructure, days: readonly Day[], intervals: Interval[]) {
  const contract = await firstContract(march);
  for (const date of days) await buildRecord(world.owner, { contract, date, intervals });
}

test("a month recorded as planned has no findings", async () => {
  expect(await findings(await buildMonth(world))).toEqual({
    findings: [],
    errors: 0,
    warnings: 0,
    information: 0,
    rules: expect.arrayContaining(["R01", "R09"]),
    contracts: 1,
    partly: {},
    people: {},
    pendingDays: 0,
  });
});

test("a day without a record is not checked, and is counted as pending", async () => {
  const march = await buildMonth(world, { without: ["2026-03-04", "2026-03-05"] });
  const { findings: found, pendingDays } = await findings(march);
  expect([found, pendingDays]).toEqual([[], 2]);
});

test("a rule counts as checked only if it has its input and the body has not turned it off", async () => {
  const march = await buildMonth(world);
  const rulesNow = async () => (await findings(march)).rules;
  const all = await rulesNow();
  expect(all).toHaveLength(17);
  expect(all).not.toEqual(expect.arrayContaining([expect.stringMatching(/^R(04|10|14|19|20)$/)]));
  const off = { organization_id: march.organizationId, name: "R01", value: '"off"' };
  await addRows(world, "finding_parameter", { ...off, valid_from: "2026-01-01" });
  expect(await rulesNow()).toEqual(all.filter((rule) => rule !== "R01"));
});

/** Gives the first person card 17, and imports the reader's file with the times; two punches on 4 March. */
async function punchTwice(march: MonthOfStructure) {
  const { organizationId, clerk } = march;
  const { employee_id } = await firstContract(march);
  await rowsWhere(world, "employee", { organization_id: organizationId, id: employee_id }).change({
    card_number: "17",
  });
  const times = ["03 07:30:00", "03 15:30:00", "04 07:30:00", "04 07:30:40", "04 15:30:00"];
  const bytes = Buffer.from(times.map((time) => `17\t2026-03-${time}\t0\t1`).join("\n"));
  const file = { organizationId, fileName: "1_attlog.dat" };
  await world.call(imports.punches, file, { as: clerk, bytes });
}

test("a repeated press is found among the day's punches, and only people who punched are checked", async () => {
  const march = await buildMonth(world, { contracts: 2 });
  await punchTwice(march);
  const { findings: found, rules, ...counts } = await findings(march);
  expect(found).toMatchObject([
    {
      rule: "R10",
      level: "information",
      contractId: march.contractIds[0],
      date: "2026-03-04",
      inputs: { count: 1, seconds: 60 },
    },
  ]);
  expect(rules).toContain("R10");
  expect(counts).toMatchObject({ contracts: 2, partly: { R10: 1 } });
  expect(rules).not.toEqual(expect.arrayContaining([expect.stringMatching(/^R(14|19|20)$/)]));
});

test("a day's sheet has the punches of those who punched, and of nobody else", async () => {
  const march = await buildMonth(world, { contracts: 2 });
  await punchTwice(march);
  const { organizationId, structureId, clerk } = march;
  const punches = async (date: Day) => {
    const query = { organizationId, structureId, date };
    const { rows } = await world.call(attendances.getDaySheet, query, { as: clerk });
    return march.contractIds.map((id) =>
      rows.find(({ contractId }) => contractId === id)?.punches?.map(({ at }) => Date.parse(at)),
    );
  };
  const ofDay = ["05:30:00", "05:30:40", "13:30:00"].map((at) => Date.parse(`2026-03-04T${at}Z`));
  expect(await punches("2026-03-04")).toEqual([ofDay, undefined]);
  expect(await punches("2026-03-06")).toEqual([undefined, undefined]);
});

test("a body's settings come with the day and month sheets; punches do not if every punch rule is off", async () => {
  const march = await buildMonth(world);
  await punchTwice(march);
  const { organizationId: organization_id, structureId, month, clerk: as } = march;
  const settings = ["R10", "R19", "R20"].map((name) => ({ name, value: "off" }));
  await addRows(
    world,
    "finding_parameter",
    settings.map(({ name, value }) => ({
      organization_id,
      name,
      value: JSON.stringify(value),
      valid_from: "2026-03-31",
    })),
  );
  const query = { organizationId: organization_id, structureId };
  const ofDay = await world.call(attendances.getDaySheet, { ...query, date: "2026-03-04" }, { as });
  const ofMonth = await world.call(attendances.getMonthSheet, { ...query, month }, { as });
  expect(ofDay.rows.map(({ punches }) => punches)).toEqual([null]);
  for (const sheet of [ofDay, ofMonth])
    expect(sheet.settings.toSorted((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
      settings.map((one) => ({ ...one, validFrom: "2026-03-31" })),
    );
});

async function monthsUnchecked({ organizationId, month, clerk: as }: MonthOfStructure) {
  const board = await world.by(as).call(monthlyContracts.getBoard, { organizationId, month });
  return board.structures[0]?.unchecked;
}

test("a check is outdated by a global parameter that the rules read, not by reading", async () => {
  const march = await buildMonth(world);
  const { organizationId, structureId, month, clerk } = march;
  const as = await world.signInAs({ role: "Administrator" });
  const set = (key: GlobalParam, value: string | boolean) =>
    world.call(parameters.set, { key, value, validFrom: "2026-04-02" }, { as });
  const check = () =>
    world.call(monthlyContracts.check, { organizationId, structureId, month }, { as: clerk });
  await check();
  await set("maintenance.message", "Επιστρέφουμε στις 8");
  await set("maintenance.active", false);
  expect(await monthsUnchecked(march)).toBe(0);
  await set("leave.inProportion", true);
  expect(await monthsUnchecked(march)).toBe(1);
  await check();
  const rule = {
    key: "R01",
    value: "error",
    validFrom: "2026-04-02",
    reason: "From now on",
  } as const;
  await world.call(findingRules.setForAll, rule, { as });
  expect(await monthsUnchecked(march)).toBe(1);
});

test("if a repeated press is set to be a warning, new punches make a check outdated", async () => {
  const march = await buildMonth(world);
  const { organizationId, structureId, month, clerk: as } = march;
  const check = () =>
    world.call(monthlyContracts.check, { organizationId, structureId, month }, { as });
  await check();
  await punchTwice(march);
  expect(await monthsUnchecked(march)).toBe(0);
  const set = { organization_id: organizationId, name: "R10", value: '"warning"' };
  await addRows(world, "finding_parameter", { ...set, valid_from: "2026-01-01" });
  expect(await monthsUnchecked(march)).toBe(1);
});

test("the most severe findings come first, and all are counted", async () => {
  const instead = { "2026-03-02": [at(450, 1080)], "2026-03-03": [at(450, null)] };
  const march = await buildMonth(world, { instead });
  const found = await findings(march);
  expect(found).toMatchObject({ errors: 1, warnings: 1 });
  expect(found.findings.slice(0, 2)).toMatchObject([
    {
      rule: "R09",
      level: "error",
      contractId: march.contractIds[0],
      person: "Παραδείγματος Άννα",
      date: "2026-03-03",
    },
    { rule: "R13", level: "warning", date: "2026-03-02", inputs: { overtimeMinutes: 150 } },
  ]);
});

test("the ninth hour of a private-law week needs no decision, the tenth does", async () => {
  const instead = { "2026-03-02": [at(450, 990)], "2026-03-03": [at(450, 1050)] };
  const march = await buildMonth(world, { instead, employmentType: 2 });
  const { findings: found } = await findings(march);
  expect(found.filter(({ rule }) => rule === "R13")).toMatchObject([
    { date: "2026-03-03", inputs: { overtimeMinutes: 60, approvedMinutes: 0 } },
  ]);
});

test("rest is checked across the border of the month", async () => {
  const march = await buildMonth(world);
  await record(march, ["2026-02-28"], [at(840, 1320)]);
  await record(march, ["2026-03-01"], [at(360, 600)]);
  expect((await findings(march)).findings).toContainEqual(
    expect.objectContaining({
      rule: "R01",
      date: "2026-03-01",
      inputs: { restMinutes: 480, leastMinutes: 660 },
    }),
  );
});

test("the average week is taken over the seventeen weeks before", async () => {
  const march = await buildMonth(world);
  const before = daysFrom("2025-11-03", "2026-02-28").filter((day) => weekday(day) <= 6);
  await record(march, before, [at(420, 1020)]);
  expect((await findings(march)).findings).toContainEqual(
    expect.objectContaining({ rule: "R03", level: "warning" }),
  );
});

test("leave taken earlier in the year counts against its limit", async () => {
  const short: Interval = { kind: "absence", from: null, to: null, reason: "ΑΝΒ", mark: "typed" };
  const march = await buildMonth(world, {
    instead: { "2026-03-02": [short], "2026-03-03": [short] },
  });
  await record(march, daysFrom("2026-02-09", "2026-02-13"), [short]);
  expect((await findings(march)).errors).toBe(0);
  await record(march, ["2026-02-16", "2026-02-17"], [short]);
  expect((await findings(march)).findings).toContainEqual(
    expect.objectContaining({
      rule: "R16",
      date: "2026-03-03",
      inputs: { reason: "", usedDays: 0, leftDays: 0 },
    }),
  );
});

test("a person working in two structures at once is reported in both contracts", async () => {
  const march = await buildMonth(world);
  const { employee_id, organization_id } = await firstContract(march);
  const other = await buildContract(world.owner, { organization_id, employee_id });
  await buildRecord(world.owner, {
    contract: other,
    date: "2026-03-02",
    intervals: [at(900, 960)],
  });
  expect((await findings(march)).findings).toContainEqual(
    expect.objectContaining({
      rule: "R08",
      level: "error",
      date: "2026-03-02",
      inputs: { overlapMinutes: 30 },
    }),
  );
});

test("rest and the longest day are per person: another contract's hours count, a contract for work's do not", async () => {
  const march = await buildMonth(world);
  const { employee_id, organization_id } = await firstContract(march);
  const day = { date: "2026-03-03", intervals: [at(960, 1440)] };
  const inputsNow = async () =>
    (await findings(march)).findings
      .filter(({ rule }) => rule === "R01" || rule === "R11")
      .map(({ rule, date, inputs }) => [rule, date, inputs]);
  const workContract = employmentTypes.find(({ key }) => key === "work-contract")?.id ?? 0;
  const given = { organization_id, employee_id, term: { schedule_id: march.scheduleId } };
  const work = { ...given, employment_type: workContract };
  await buildRecord(world.owner, { contract: await buildContract(world.owner, work), ...day });
  expect(await inputsNow()).toEqual([]);
  const other = await buildContract(world.owner, given);
  await buildRecord(world.owner, { contract: other, ...day });
  expect(await inputsNow()).toEqual([
    ["R01", "2026-03-04", { restMinutes: 450, leastMinutes: 660 }],
  ]);
  await record(march, ["2026-03-08"], [at(900, 1380)]);
  await buildRecord(world.owner, {
    contract: other,
    date: "2026-03-08",
    intervals: [at(420, 840)],
  });
  expect(await inputsNow()).toContainEqual([
    "R11",
    "2026-03-08",
    { workedMinutes: 900, mostMinutes: 780 },
  ]);
});

test("telework days of the year are counted per person, also under an ended contract", async () => {
  const march = await buildMonth(world, { since: "2026-03-01" });
  const { employee_id, organization_id } = await firstContract(march);
  const telework: Interval[] = [{ kind: "telework", from: 450, to: 930, mark: "typed" }];
  const dates = { start_date: "2026-01-01", end_date: "2026-02-28", state: "ended" };
  const former = await buildContract(world.owner, { organization_id, employee_id, ...dates });
  const set = { organization_id, name: "teleworkDaysPerYear", valid_from: "2026-01-01" };
  await addRows(world, "finding_parameter", { ...set, value: "2" });
  for (const date of ["2026-02-03", "2026-02-04"])
    await buildRecord(world.owner, { contract: former, date, intervals: telework });
  await record(march, ["2026-03-25"], telework);
  expect((await findings(march)).findings).toContainEqual(
    expect.objectContaining({ rule: "R15", inputs: { cause: "year", days: 3, mostDays: 2 } }),
  );
});

import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import type { InputOf } from "#api/call.ts";
import { leaveBalances } from "#api/leave-balances.ts";
import { leaves } from "#api/leaves.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { daysFrom, weekday } from "#domain/calendar/day.ts";
import { buildRecord } from "#server/db/seed/build-record.ts";
import { buildContract, buildEmployee, buildSchedule } from "#server/db/seed/builders.ts";
import { termRow } from "#server/db/seed/rows.ts";
import { changeReason } from "#server/testing/change-reason.ts";
import { buildMonth, changeDates } from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { whileWaiting } from "#server/testing/while-waiting.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

const annual: Interval[] = [
  { kind: "absence", from: null, to: null, reason: "ΚΑΝ", mark: "typed" },
];

/** A permanent employee since 2024, with two days of annual leave in March 2026, one to come and one of sick leave. */
async function buildLeave() {
  const sick = annual.map((one) => ({ ...one, reason: "ΑΝΒ" }));
  const march = await buildMonth(world, {
    instead: {
      "2026-03-02": annual,
      "2026-03-03": annual,
      "2026-03-04": sick,
      "2026-03-30": annual,
    },
  });
  await changeDates(world, march, { start: "2024-02-01" });
  const { organizationId, contractIds, clerk } = march;
  return {
    ...march,
    query: { organizationId, contractId: contractIds[0] ?? "", year: 2026 },
    clerk,
  };
}

test("a contract's year has the days entitled, taken, planned and left", async () => {
  const { query, clerk } = await buildLeave();
  const { balances } = await world.call(leaveBalances.getOfContract, query, { as: clerk });
  expect(balances).toMatchObject([
    { code: "ΚΑΝ", entitledDays: 21, takenDays: 2, plannedDays: 1, leftDays: 18 },
    { code: "ΑΝΒ", entitledDays: 8, takenDays: 1, leftDays: 7 },
  ]);
});

test("under public law a decision carries days over; a correction is a row with who and why", async () => {
  const { query, clerk } = await buildLeave();
  const correct = (given: { kind: "carried" | "correction"; days: number }) =>
    world
      .by(clerk)
      .call(leaveBalances.correct, { ...query, ...given, code: "ΚΑΝ", note: "Απόφαση 15/2026" });
  await correct({ kind: "carried", days: 5 });
  await correct({ kind: "correction", days: -0.5 });
  const [first] = (await world.call(leaveBalances.getOfContract, query, { as: clerk })).balances;
  expect(first).toMatchObject({
    carriedDays: 5,
    carriedUntil: "2026-12-31",
    isCarriedByDecision: true,
    correctedDays: -0.5,
    leftDays: 22.5,
    corrections: [
      { kind: "correction", days: -0.5 },
      { kind: "carried", days: 5, note: "Απόφαση 15/2026" },
    ],
  });
});

test("under private law a three-day week gives three fifths of the leave", async () => {
  const { query, clerk, scheduleId, organizationId } = await buildLeave();
  const day = [{ from: 450, to: 930 }];
  const weeks = JSON.stringify([[day, [], day, [], day, [], []]]);
  const inBody = { organization_id: organizationId };
  await rowsWhere(world, "contract", inBody).change({ employment_type: 2 });
  await rowsWhere(world, "schedule", { ...inBody, id: scheduleId }).change({ weeks });
  const [first] = (await world.call(leaveBalances.getOfContract, query, { as: clerk })).balances;
  // The third calendar year of service: 22 × 3/5 = 13.2.
  expect(first).toMatchObject({ code: "ΚΑΝ", entitledDays: 13 });
});

test("a year's leave follows the week worked in it, and stays the same when the week changes later", async () => {
  const seenIn = await buildShortened();
  expect(await seenIn(2025)).toMatchObject({ entitledDays: 21, leftDays: 10 });
  expect(await seenIn(2026)).toMatchObject({
    entitledDays: 13,
    restOfYearBefore: 10,
    carriedDays: 10,
  });
});

/** A contract of private law since 2024, on three days a week from 2026 on, with eleven days of leave in 2025. */
async function buildShortened() {
  const { organizationId, structureId, clerk } = await buildMonth(world);
  const body = { organization_id: organizationId };
  const day = [{ from: 450, to: 930 }];
  const weeks = JSON.stringify([[day, [], day, [], day, [], []]]);
  const shorter = await buildSchedule(world.owner, { ...body, weeks });
  const contract = await buildContract(world.owner, {
    ...body,
    employment_type: 2,
    start_date: "2024-01-01",
    term: { structure_id: structureId, valid_to: "2025-12-31" },
  });
  const { id: _id, ...term } = contract.term;
  const next = { ...term, schedule_id: shorter.id, valid_from: "2026-01-01", valid_to: null };
  await addRows(world, "contract_term", termRow(next));
  for (const date of daysFrom("2025-09-01", "2025-09-15").filter((one) => weekday(one) <= 5))
    await buildRecord(world.owner, { contract, date, intervals: annual });
  return async (year: number) => {
    const input = { organizationId, contractId: contract.id, year };
    return (await world.call(leaveBalances.getOfContract, input, { as: clerk })).balances[0];
  };
}

/** Two contracts of private law that follow each other, with nine days of leave in 2025 and three and a half in 2026. */
async function buildRenewed() {
  const march = await buildMonth(world, { instead: { "2026-03-02": annual, "2026-03-09": hours } });
  await changeDates(world, march, { start: "2026-01-01" });
  const { organizationId, structureId, scheduleId, contractIds, clerk } = march;
  const [contractId = ""] = contractIds;
  const body = { organization_id: organizationId };
  const term = { structure_id: structureId, schedule_id: scheduleId };
  const standing = rowsWhere(world, "contract", { ...body, id: contractId });
  await standing.change({ employment_type: 2 });
  const present = await standing.readOne();
  const dates = { start_date: "2025-01-01", end_date: "2025-12-31", state: "ended" };
  const type = { employee_id: present.employee_id, employment_type: 2 };
  const former = await buildContract(world.owner, { ...body, ...type, ...dates, term });
  for (const date of daysFrom("2025-08-04", "2025-08-14").filter((day) => weekday(day) <= 5))
    await buildRecord(world.owner, { contract: former, date, intervals: annual });
  for (const date of ["2026-02-02", "2026-02-03"])
    await buildRecord(world.owner, { contract: present, date, intervals: annual });
  return { ...march, query: { organizationId, contractId, year: 2026 }, clerk, former };
}

const hours: Interval[] = [
  { kind: "absence", from: 450, to: 690, reason: "ΚΑΝ", mark: "typed" },
  { kind: "work", from: 690, to: 930, mark: "typed" },
];

test("under private law unused days carry over automatically, across consecutive contracts", async () => {
  const { query, clerk } = await buildRenewed();
  const of = async (year: number) =>
    (await world.call(leaveBalances.getOfContract, { ...query, year }, { as: clerk })).balances[0];
  expect(await of(2026)).toMatchObject({
    entitledDays: 21,
    restOfYearBefore: 11,
    carriedDays: 11,
    carriedUntil: "2026-03-31",
    isCarriedByDecision: false,
    takenDays: 3.5,
    leftDays: 28.5,
  });
  expect(await of(2027)).toMatchObject({ entitledDays: 22, carriedDays: 21, leftDays: 43 });
});

test("a sheet gets its people's leave at the beginning of a day, with shared accounts once", async () => {
  const { organizationId, structureId, query, clerk } = await buildRenewed();
  const input = { organizationId, structureId, on: "2026-03-03" };
  const { usual, contracts } = await world.call(leaveBalances.getOfSheet, input, { as: clerk });
  const accounts = [...usual, ...contracts.flatMap((one) => one.accounts)];
  expect(contracts.map(({ contractId }) => contractId)).toEqual([query.contractId]);
  expect(accounts).toContainEqual({
    code: "ΚΑΝ",
    carriedAs: "ΚΑΜ",
    carried: 8 * 480,
    carriedUntil: "2026-03-31",
    own: 21 * 480,
    countsDaysOff: false,
    offSince: null,
  });
  expect(accounts).toContainEqual(expect.objectContaining({ code: "ΑΝΒ", own: 8 * 480 }));
});

test("annual leave beyond the balance is an error of the month", async () => {
  const { query, organizationId, structureId, month, clerk } = await buildLeave();
  const found = async () => {
    const input = { organizationId, structureId, month };
    const { findings } = await world.call(monthlyContracts.getFindings, input, { as: clerk });
    return findings.filter(({ rule }) => rule === "R16");
  };
  expect(await found()).toEqual([]);
  const correction = {
    ...query,
    code: "ΚΑΝ",
    kind: "correction",
    note: "Ληφθείσες έως την έναρξη",
  } as const;
  await world.call(leaveBalances.correct, { ...correction, days: -19 }, { as: clerk });
  expect(await found()).toMatchObject([
    { level: "error", date: "2026-03-30", inputs: { reason: "ΚΑΝ", usedDays: 3, leftDays: 2 } },
  ]);
});

test("unpaid leave counts calendar days: in the balance, in the preview and in the month", async () => {
  const { organizationId, structureId, query, clerk } = await buildLeave();
  const leave = { organizationId, contractId: query.contractId, code: "ΑΑΠ" };
  const may = { ...leave, from: "2026-05-04", to: "2026-05-29" };
  // From Monday to Friday three weeks later: 20 duty days, 26 calendar days.
  const preview = await world.call(leaves.preview, may, { as: clerk });
  expect(preview).toMatchObject({
    workingDays: 20,
    balances: [{ year: 2026, leftDays: 30, afterDays: 4 }],
  });
  await world.call(leaves.record, may, { as: clerk });
  // The weekend and Whit Monday between the two count with the second.
  const june = { ...leave, from: "2026-06-02", to: "2026-06-05" };
  const refused = await world.try(leaves.record, june, { as: clerk });
  expect([refused.status, refused.problem?.detail]).toEqual([409, [t.beyondUnsaid(2026, 3)]]);
  await world.call(leaves.record, { ...june, beyond: true }, { as: clerk });
  const { balances } = await world.call(leaveBalances.getOfContract, query, { as: clerk });
  expect(balances.find(({ code }) => code === "ΑΑΠ")).toMatchObject({
    entitledDays: 30,
    plannedDays: 33,
    leftDays: -3,
  });
  const input = { organizationId, structureId, month: "2026-06" };
  const { findings } = await world.call(monthlyContracts.getFindings, input, { as: clerk });
  expect(findings.filter(({ rule }) => rule === "R16")).toMatchObject([
    { date: "2026-06-03", inputs: { reason: "ΑΑΠ", usedDays: 7, leftDays: 4 } },
  ]);
});

test("a body's balances are filtered and sorted by days left, renewals listed once", async () => {
  const { organizationId, structureId, scheduleId, query, clerk } = await buildRenewed();
  const body = { organization_id: organizationId };
  const term = { structure_id: structureId, schedule_id: scheduleId };
  const { id: employee_id } = await buildEmployee(world.owner, body);
  const given = { ...body, employee_id, term, start_date: "2020-01-01" };
  const contract = await buildContract(world.owner, given);
  await buildRecord(world.owner, { contract, date: "2026-02-02", intervals: annual });
  const over = { ...query, contractId: contract.id, kind: "correction", days: -25 } as const;
  const note = "Ληφθείσες έως την έναρξη";
  await world.call(leaveBalances.correct, { ...over, code: "ΚΑΝ", note }, { as: clerk });
  type Filter = Partial<InputOf<typeof leaveBalances.getAll>>;
  const listed = async (filter: Filter = {}, as = clerk) => {
    const input = { organizationId, ...filter };
    const { items, total } = await world.call(leaveBalances.getAll, input, { as });
    return [total, ...items.map((one) => `${one.contracts} ${one.code} ${one.leftDays}`)];
  };
  expect(await listed({ sort: "left" })).toEqual([2, "1 ΚΑΝ -1", "2 ΚΑΝ 28.5"]);
  expect(await listed({ sort: "-left", take: 1 })).toEqual([2, "2 ΚΑΝ 28.5"]);
  expect(await listed({ rest: "negative" })).toEqual([1, "1 ΚΑΝ -1"]);
  expect(await listed({ rest: "some" })).toEqual([1, "2 ΚΑΝ 28.5"]);
  expect(await listed({ rest: "lapsing" })).toEqual([1, "2 ΚΑΝ 28.5"]);
  expect(await listed({ structureId: organizationId })).toEqual([0]);
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  await buildSick(query.contractId, organizationId);
  expect(await listed({ code: "ΑΝΒ" })).toEqual([1, "2 ΑΝΒ 7"]);
  expect(await listed({ code: "ΑΝΒ" }, reader)).toEqual([0]);
});

async function buildSick(contractId: string, organizationId: string) {
  const own = { organization_id: organizationId, id: contractId };
  const contract = await rowsWhere(world, "contract", own).readOne();
  const intervals = annual.map((one) => ({ ...one, reason: "ΑΝΒ" }));
  await buildRecord(world.owner, { contract, date: "2026-02-10", intervals });
}

test.each([
  { what: "a reason that is not there", code: "ΧΧΧ", kind: "correction", days: 1, field: "code" },
  { what: "leave that is not carried over", code: "ΑΝΒ", kind: "carried", days: 1, field: "kind" },
  { what: "carried days that take away", code: "ΚΑΝ", kind: "carried", days: -1, field: "days" },
  { what: "a third of a day", code: "ΚΑΝ", kind: "correction", days: 0.3, field: "days" },
  { what: "nothing", code: "ΚΑΝ", kind: "correction", days: 0, field: "days" },
] as const)("$what is refused at its field", async ({ what: _what, field, ...given }) => {
  const { query, clerk } = await buildLeave();
  const input = { ...query, ...given, note: "Απόφαση" };
  const { status, problem } = await world.try(leaveBalances.correct, input, { as: clerk });
  expect([status, Object.keys(problem?.errors ?? {})]).toEqual([400, [field]]);
});

test.each([
  {
    what: "of a year before the contract",
    year: 1990,
    days: 1,
    errors: { year: ["Διορθώνονται υπόλοιπα των ετών 2024 έως 2027."] },
  },
  {
    what: "of a year too far ahead",
    year: 2100,
    days: 1,
    errors: { year: ["Διορθώνονται υπόλοιπα των ετών 2024 έως 2027."] },
  },
  {
    what: "that takes away more than the year has",
    days: -21.5,
    errors: { days: ["Από την άδεια του 2026 αφαιρούνται έως 21 ημέρες."] },
  },
  {
    what: "of days that are taken under another leave",
    code: "ΚΑΜ",
    days: 1,
    errors: { code: ["Αυτή η άδεια δεν έχει δικό της υπόλοιπο."] },
  },
])("a correction $what is refused, with its limit", async ({ what: _what, errors, ...given }) => {
  const { query, clerk } = await buildLeave();
  const correction = { code: "ΚΑΝ", kind: "correction", note: "Απόφαση", ...query } as const;
  const input = { ...correction, ...given };
  const { status, problem } = await world.try(leaveBalances.correct, input, { as: clerk });
  expect([status, problem?.errors]).toEqual([400, errors]);
});

test("corrections together, not each alone, stay within a year's leave", async () => {
  const { query, clerk } = await buildLeave();
  const errorsOf = async (days: number, kind: "carried" | "correction" = "correction") => {
    const input = { ...query, code: "ΚΑΝ", kind, days, note: "Απόφαση" };
    const { problem } = await world.try(leaveBalances.correct, input, { as: clerk });
    return problem?.errors ?? null;
  };
  expect(await errorsOf(-20)).toBeNull();
  expect(await errorsOf(-20)).toEqual({
    days: ["Από την άδεια του 2026 αφαιρούνται έως 1 ημέρα."],
  });
  expect(await errorsOf(-1)).toBeNull();
  expect(await errorsOf(-0.5)).toEqual({
    days: ["Από την άδεια του 2026 δεν απομένουν ημέρες για αφαίρεση."],
  });
  expect(await errorsOf(60, "carried")).toBeNull();
  expect(await errorsOf(41, "carried")).toEqual({
    days: ["Προστίθενται έως 100 ημέρες τον χρόνο και έχουν ήδη προστεθεί 60 ημέρες."],
  });
});

test("of two windows correcting the same leave the second is told of the first, and may then continue", async () => {
  const { query, clerk } = await buildLeave();
  const by = world.by(clerk);
  const { corrections } = await by.call(leaveBalances.getOfContract, query);
  const correction = {
    ...query,
    code: "ΚΑΝ",
    kind: "correction",
    days: 2,
    note: "Απόφαση",
  } as const;
  const input = { ...correction, seenCorrections: corrections };
  await by.call(leaveBalances.correct, input);
  const { problem } = await by.try(leaveBalances.correct, input);
  expect(problem).toMatchObject({
    status: 409,
    detail: expect.stringContaining("άλλη για το ίδιο έτος: 2 ημέρες, Απόφαση (") as string,
    current: { corrections: 1 },
  });
  const { balances } = await by.call(leaveBalances.getOfContract, query);
  expect(balances[0]?.correctedDays).toBe(2);
  await by.call(leaveBalances.correct, { ...input, seenCorrections: 1 });
});

test("corrections of two contracts of the same service wait for each other, and stay within the limit", async () => {
  const { organizationId, clerk, query, former } = await buildRenewed();
  const correction = { code: "ΚΑΝ", kind: "carried", note: "Απόφαση" } as const;
  const first = { contract_id: former.id, year: 2026, reason: "ΚΑΝ", kind: "carried" } as const;
  const by = { by_user: clerk.userId, at: new Date(), note: "Απόφαση" };
  const input = { ...query, ...correction, days: 60 };
  const second = await whileWaiting(
    world,
    organizationId,
    {
      holds: (tx) =>
        tx
          .selectFrom("employee")
          .select("id")
          .where("id", "=", former.employee_id)
          .forNoKeyUpdate()
          .execute(),
      goesOn: (tx) =>
        tx
          .insertInto("leave_correction")
          .values({ organization_id: organizationId, id: uuid(), ...first, ...by, half_days: 120 })
          .execute(),
    },
    () => world.try(leaveBalances.correct, input, { as: clerk }),
  );
  expect(second.problem?.errors).toEqual({
    days: ["Προστίθενται έως 100 ημέρες τον χρόνο και έχουν ήδη προστεθεί 60 ημέρες."],
  });
});

test("R-41 a reader who may not know of sick leave sees no balance of it", async () => {
  const { query, organizationId } = await buildLeave();
  const as = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const { balances } = await world.call(leaveBalances.getOfContract, query, { as });
  expect(balances.map(({ code }) => code)).toEqual(["ΚΑΝ"]);
});

test("days changed in the catalogue within a year apply to the whole year: in the balance, in the preview and in the month", async () => {
  const school = annual.map((one) => ({ ...one, reason: "ΣΧΕ" }));
  const body = await buildMonth(world, {
    instead: { "2026-03-10": school, "2026-03-11": school, "2026-03-12": school },
  });
  const { organizationId, structureId, contractIds, month, clerk } = body;
  const code = "ΣΧΕ";
  await changeReason(world, code, { maxPerYear: 2, validFrom: "2026-07-01" });
  const [contractId = ""] = contractIds;
  const figures = async () => {
    const leave = { organizationId, contractId, code };
    const input = { organizationId, structureId, month };
    const [year, before, preview, { findings }] = [
      await world.call(leaveBalances.getOfContract, { ...leave, year: 2026 }, { as: clerk }),
      await world.call(leaveBalances.getOfContract, { ...leave, year: 2025 }, { as: clerk }),
      await world.call(
        leaves.preview,
        { ...leave, from: "2026-09-01", to: "2026-09-01" },
        { as: clerk },
      ),
      await world.call(monthlyContracts.getFindings, input, { as: clerk }),
    ];
    return {
      year: year.balances.find((one) => one.code === code)?.entitledDays,
      before: before.balances.find((one) => one.code === code)?.entitledDays,
      preview: preview.balances,
      month: findings.flatMap(({ rule, inputs }) => (rule === "R16" ? [inputs] : [])),
    };
  };
  const expected = {
    year: 2,
    before: undefined,
    preview: [{ year: 2026, leftDays: -1, afterDays: -2 }],
    month: [{ reason: code, usedDays: 3, leftDays: 2 }],
  };
  expect(await figures()).toEqual(expected);
  world.setNow(new Date("2026-08-18T09:00:00Z"));
  expect(await figures()).toEqual(expected);
});

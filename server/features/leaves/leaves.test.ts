import { beforeAll, expect, test } from "vitest";
import { leaveBalances } from "#api/leave-balances.ts";
import { leaveFeeds } from "#api/leave-feeds.ts";
import { leaves } from "#api/leaves.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { inParts } from "#server/db/in-parts.ts";
import { inBodies, type Place } from "#server/db/seed/in-body.ts";
import { contractRow, employeeRow, termRow } from "#server/db/seed/rows.ts";
import { eventsIn } from "#server/testing/events-in.ts";
import { buildMonth, submitMonth } from "#server/testing/month-of-structure.ts";
import { addRows, rowsWhere } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { rangeTexts } from "#texts/leave-range.ts";
import { leaveDoubtTexts } from "#texts/leave-doubts.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { notBefore, notBeyond } from "#texts/moment.ts";

const world = worldOfFile({ now: new Date("2026-03-18T09:00:00Z") });

beforeAll(() => rowsWhere(world, "absence_reason", { code: "ΑΑΜ" }).change({ max_consecutive: 5 }));

const sick: Interval[] = [{ kind: "absence", from: null, to: null, reason: "ΑΝΒ", mark: "typed" }];

/** Two hours of annual leave within a day of eight. */
const twoHours: Interval[] = [
  { kind: "absence", from: 450, to: 570, reason: "ΚΑΝ", mark: "typed" },
  { kind: "work", from: 570, to: 930, mark: "typed" },
];

/** March 2026, recorded, with the intervals of `instead` on some days; the requested leave is from 6 to 17 April. */
async function ready(instead: Record<string, Interval[]> = {}) {
  const body = await buildMonth(world, { instead });
  const { organizationId, contractIds, clerk } = body;
  const leave = {
    organizationId,
    contractId: contractIds[0] ?? "",
    code: "ΚΑΝ",
    from: "2026-04-06",
    to: "2026-04-17",
  };
  const standing = async () => {
    const { items } = await world.call(
      leaves.getAway,
      { organizationId, from: "2026-03-01", to: "2026-05-31" },
      { as: clerk },
    );
    return items.map(({ code, from, to }) => `${code} ${from} ${to}`);
  };
  const left = async () => {
    const input = { organizationId, contractId: leave.contractId, year: 2026 };
    const { balances } = await world.call(leaveBalances.getOfContract, input, { as: clerk });
    return balances.find(({ code }) => code === "ΚΑΝ")?.leftDays ?? null;
  };
  return { ...body, leave, standing, left };
}

test("with over two thousand people the page says how many it leaves out, and a calendar has them all", async () => {
  const { organizationId, contractIds, clerk, structureId } = await ready({ "2026-03-12": sick });
  const [contractId = ""] = contractIds;
  await inBodies(world.owner, [organizationId], (tx) => manyLike(tx, contractId, 2000));
  const days = { organizationId, from: "2026-03-12", to: "2026-03-12" };
  const { items, leftOut } = await world.call(leaves.getAway, days, { as: clerk });
  expect([items.length, leftOut]).toEqual([2000, 1]);
  const given = { organizationId, structureId };
  const { address } = await world.call(leaveFeeds.make, given, { as: clerk });
  const token = new URL(address).searchParams.get("token") ?? "";
  const { bytes } = await world.call(leaveFeeds.get, { token });
  expect(eventsIn(bytes.toString("utf8"))).toHaveLength(2001);
}, 120_000);

/** Adds so many people, each with a contract and the same day of leave. */
async function manyLike(tx: Place, contractId: string, people: number): Promise<void> {
  const {
    is_whole_absence: _whole,
    is_beyond_plan: _beyond,
    ...record
  } = await tx
    .selectFrom("attendance_record")
    .selectAll()
    .where("contract_id", "=", contractId)
    .where("reason", "is not", null)
    .executeTakeFirstOrThrow();
  const { schedule_id } = await tx
    .selectFrom("contract_term")
    .select("schedule_id")
    .where("id", "=", record.term_id)
    .executeTakeFirstOrThrow();
  const { organization_id, structure_id, date } = record;
  const rows = Array.from({ length: people }, (_person, index) => {
    const number = 500_000 + index;
    const employee = employeeRow(number, { organization_id, card_number: null });
    const contract = contractRow(number, {
      organization_id,
      employee_id: employee.id,
      start_date: date,
      end_date: date,
    });
    const place = { contract_id: contract.id, structure_id, schedule_id };
    const term = termRow({ organization_id, ...place, valid_from: date, valid_to: date });
    return { employee, contract, term };
  });
  for (const some of inParts(rows)) {
    await tx
      .insertInto("employee")
      .values(some.map(({ employee }) => employee))
      .execute();
    await tx
      .insertInto("contract")
      .values(some.map(({ contract }) => contract))
      .execute();
    await tx
      .insertInto("contract_term")
      .values(some.map(({ term }) => term))
      .execute();
    const records = some.map(({ contract, term }) => ({
      ...record,
      contract_id: contract.id,
      term_id: term.id,
      intervals: JSON.stringify(record.intervals),
      result: JSON.stringify(record.result),
    }));
    await tx.insertInto("attendance_record").values(records).execute();
  }
}

test("two weeks over Easter are eight working days, and the balance agrees before and after", async () => {
  const { leave, clerk, left, standing } = await ready();
  const preview = await world.call(leaves.preview, leave, { as: clerk });
  expect(preview.workingDays).toBe(8);
  expect(preview.days.filter(({ what }) => what === "holiday").map(({ date }) => date)).toEqual([
    "2026-04-10",
    "2026-04-11",
    "2026-04-13",
  ]);
  const before = await left();
  expect(preview.balances).toEqual([
    { year: 2026, leftDays: before, afterDays: (before ?? 0) - 8 },
  ]);
  expect(await world.call(leaves.record, leave, { as: clerk })).toEqual({ days: 8 });
  expect(await left()).toBe((before ?? 0) - 8);
  expect(await standing()).toEqual(["ΚΑΝ 2026-04-06 2026-04-17"]);
});

test("a leave spans the end of the month, and two with a working day between them stay two", async () => {
  const { leave, clerk, standing } = await ready();
  await world.call(
    leaves.record,
    { ...leave, from: "2026-04-29", to: "2026-05-06" },
    { as: clerk },
  );
  await world.call(
    leaves.record,
    { ...leave, from: "2026-05-11", to: "2026-05-12" },
    { as: clerk },
  );
  expect(await standing()).toEqual(["ΚΑΝ 2026-04-29 2026-05-06", "ΚΑΝ 2026-05-11 2026-05-12"]);
});

test("existing records are named before saving, and replaced only on confirmation", async () => {
  const { leave, clerk, standing } = await ready({ "2026-03-30": sick });
  const over = { ...leave, from: "2026-03-30", to: "2026-04-01" };
  const { days } = await world.call(leaves.preview, over, { as: clerk });
  expect(days).toEqual([
    { date: "2026-03-30", what: "replaces", says: "Βραχυχρόνια αναρρωτική άδεια" },
    { date: "2026-03-31", what: "replaces", says: "Υπάρχει παρουσία" },
    { date: "2026-04-01", what: "new", says: "" },
  ]);
  const refused = await world.try(leaves.record, over, { as: clerk });
  expect(refused).toMatchObject({ status: 409 });
  expect(await standing()).toEqual(["ΑΝΒ 2026-03-30 2026-03-30"]);
  await world.call(leaves.record, { ...over, replaces: true }, { as: clerk });
  expect(await standing()).toEqual(["ΚΑΝ 2026-03-30 2026-04-01"]);
});

test("leave beyond the balance is refused with the excess, and recorded only on confirmation", async () => {
  const { leave, clerk, left, standing } = await ready();
  const before = (await left()) ?? 0;
  const long = { ...leave, from: "2026-04-06", to: "2026-06-05" };
  const { workingDays } = await world.call(leaves.preview, long, { as: clerk });
  const refused = await world.try(leaves.record, long, { as: clerk });
  expect([refused.status, refused.problem?.detail]).toEqual([
    409,
    [t.beyondUnsaid(2026, workingDays - before)],
  ]);
  expect(await standing()).toEqual([]);
  await world.call(leaves.record, { ...long, beyond: true }, { as: clerk });
  expect(await left()).toBe(before - workingDays);
  const was = { wasCode: long.code, wasFrom: long.from, wasTo: long.to };
  await world.call(leaves.record, { ...long, to: "2026-06-04", ...was }, { as: clerk });
  expect(await left()).toBe(before - workingDays + 1);
});

test("a leave longer than its event allows, or of the other law, needs confirmation and is reported in its month", async () => {
  const { leave, clerk, standing, organizationId, structureId } = await ready();
  const doubtsOf = async (wish: typeof leave) =>
    (await world.call(leaves.preview, wish, { as: clerk })).doubts;
  // Three working days of bereavement; the weekend and the holidays of Easter do not count.
  const mourning = { ...leave, code: "ΘΑΝ", from: "2026-04-09", to: "2026-04-15" };
  expect(await doubtsOf(mourning)).toEqual([]);
  const longer = { ...mourning, to: "2026-04-16" };
  const event = { cause: "event", has: 4, asked: 3 } as const;
  expect(await doubtsOf(longer)).toEqual([event]);
  const refused = await world.try(leaves.record, longer, { as: clerk });
  expect([refused.status, refused.problem?.detail]).toEqual([409, [leaveDoubtTexts.unsaid(event)]]);
  // Permission to exceed the balance does not cover its reason's terms.
  const beyond = await world.try(leaves.record, { ...longer, beyond: true }, { as: clerk });
  expect(beyond.status).toBe(409);
  expect(await standing()).toEqual([]);
  await world.call(leaves.record, { ...longer, despite: true }, { as: clerk });
  const illness = { ...leave, code: "ΑΣΘ", from: "2026-04-21", to: "2026-04-21" };
  expect(await doubtsOf(illness)).toEqual([{ cause: "law", has: 0, asked: 0 }]);
  expect((await world.try(leaves.record, illness, { as: clerk })).status).toBe(409);
  await world.call(leaves.record, { ...illness, despite: true }, { as: clerk });
  const input = { organizationId, structureId, month: "2026-04" };
  const { findings } = await world.call(monthlyContracts.getFindings, input, { as: clerk });
  expect(findings.filter(({ rule }) => rule === "R22")).toMatchObject([
    { level: "warning", date: "2026-04-16", inputs: { cause: "event", days: 4, mostDays: 3 } },
    { level: "warning", date: "2026-04-21", inputs: { cause: "law", reason: "" } },
  ]);
});

test("a leave that began long before is reported only in the month in which it exceeds its limit", async () => {
  const { leave, clerk, organizationId, structureId } = await ready();
  const long = { ...leave, code: "ΑΑΜ", from: "2026-04-01", to: "2026-10-09" };
  await world.call(leaves.record, { ...long, despite: true }, { as: clerk });
  const toldIn = async (month: string) => {
    const input = { organizationId, structureId, month };
    const { findings } = await world.call(monthlyContracts.getFindings, input, { as: clerk });
    return findings.flatMap(({ rule, date, inputs }) => (rule === "R22" ? [{ date, inputs }] : []));
  };
  expect(await toldIn("2026-08")).toEqual([]);
  // Five months from 1 April are its 153 days up to the end of August.
  const inputs = { cause: "consecutive", reason: "ΑΑΜ", days: 183, mostDays: 153 };
  expect(await toldIn("2026-09")).toEqual([{ date: "2026-09-01", inputs }]);
  expect(await toldIn("2026-10")).toEqual([]);
});

test("of two leaves recorded at once the second sees the balance left by the first", async () => {
  const { leave, clerk, left } = await ready();
  const before = (await left()) ?? 0;
  const ranges = [
    { from: "2026-04-20", to: "2026-05-08" },
    { from: "2026-05-11", to: "2026-05-29" },
  ];
  const calls = ranges.map((range) =>
    world.try(leaves.record, { ...leave, ...range }, { as: clerk }),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
  const [days = 0] = answers.flatMap(({ body }) => body?.days ?? []);
  expect(await left()).toBe(before - days);
});

test("days carried over until 31 March count for a leave in March, and not in June", async () => {
  const { leave, clerk, organizationId } = await ready();
  await rowsWhere(world, "contract", { organization_id: organizationId }).change({
    employment_type: 2,
  });
  const { contractId, code } = leave;
  const carried = { contractId, code, year: 2026, kind: "carried", days: 5 } as const;
  const note = "Μεταφορά από το 2025";
  await world.call(leaveBalances.correct, { organizationId, ...carried, note }, { as: clerk });
  const balancesOf = async (days: { from: string; to: string }) =>
    (await world.call(leaves.preview, { ...leave, ...days }, { as: clerk })).balances;
  const june = { from: "2026-06-02", to: "2026-07-08" };
  const [inJune] = await balancesOf(june);
  const leftDays = inJune?.leftDays ?? 0;
  expect(inJune).toEqual({ year: 2026, leftDays, afterDays: -5 });
  expect((await world.try(leaves.record, { ...leave, ...june }, { as: clerk })).status).toBe(409);
  world.setNow(new Date("2026-04-20T09:00:00Z"));
  const march = { from: "2026-03-30", to: "2026-03-31" };
  expect(await balancesOf(march)).toEqual([
    { year: 2026, leftDays: leftDays + 5, afterDays: leftDays + 3 },
  ]);
});

test("a leave is changed and cancelled as a whole", async () => {
  const { leave, clerk, left, standing } = await ready();
  const before = (await left()) ?? 0;
  await world.call(leaves.record, leave, { as: clerk });
  const was = { wasCode: leave.code, wasFrom: leave.from, wasTo: leave.to };
  const shorter = { ...leave, from: "2026-04-07", to: "2026-04-09", ...was };
  const { balances, freed } = await world.call(leaves.preview, shorter, { as: clerk });
  expect(freed).toEqual(["2026-04-06", "2026-04-14", "2026-04-15", "2026-04-16", "2026-04-17"]);
  expect(balances).toEqual([{ year: 2026, leftDays: before - 8, afterDays: before - 3 }]);
  await world.call(leaves.record, shorter, { as: clerk });
  expect(await standing()).toEqual(["ΚΑΝ 2026-04-07 2026-04-09"]);
  const { from, to } = shorter;
  await world.call(leaves.cancel, { ...leave, from, to }, { as: clerk });
  expect([await standing(), await left()]).toEqual([[], before]);
});

test("a whole day replacing hours of the same leave takes only the difference", async () => {
  const { leave, clerk, left } = await ready({ "2026-03-27": twoHours });
  const before = (await left()) ?? 0;
  const day = { ...leave, from: "2026-03-27", to: "2026-03-27" };
  const { balances } = await world.call(leaves.preview, day, { as: clerk });
  expect(balances).toEqual([{ year: 2026, leftDays: before, afterDays: before - 0.75 }]);
  await world.call(leaves.record, { ...day, replaces: true }, { as: clerk });
  expect(await left()).toBe(before - 0.75);
});

test("a day off in December included by a January leave counts in the old year", async () => {
  const { leave, clerk, organizationId } = await ready();
  await addRows(world, "closure", {
    organization_id: organizationId,
    id: crypto.randomUUID(),
    title: "Απογραφή",
    from_day: "2026-12-31",
    to_day: "2026-12-31",
  });
  const unpaid = { ...leave, code: "ΑΑΠ" };
  const one = (day: string) => ({ ...unpaid, from: day, to: day });
  await world.call(leaves.record, one("2026-12-30"), { as: clerk });
  const { balances } = await world.call(leaves.preview, one("2027-01-04"), { as: clerk });
  // The closed day belongs to the old year; New Year's Day and the weekend belong to the new one.
  expect(balances).toEqual([
    { year: 2026, leftDays: 29, afterDays: 28 },
    { year: 2027, leftDays: 30, afterDays: 26 },
  ]);
});

test("a closed month takes no leave: the preview says so, and nothing is saved", async () => {
  const body = await ready();
  const { leave, clerk, left, standing } = body;
  world.setNow(new Date("2026-04-01T09:00:00Z"));
  await submitMonth(world, body);
  const over = { ...leave, from: "2026-03-31", to: "2026-04-02", replaces: true };
  const { days, balances } = await world.call(leaves.preview, over, { as: clerk });
  expect(days.map(({ what }) => what)).toEqual(["refused", "new", "new"]);
  const before = (await left()) ?? 0;
  expect(balances).toEqual([{ year: 2026, leftDays: before, afterDays: before - 3 }]);
  expect(await world.try(leaves.record, over, { as: clerk })).toMatchObject({ status: 409 });
  expect(await standing()).toEqual([]);
});

test("telework is not leave: it is recorded on the day it is done", async () => {
  const { leave, clerk, standing } = await ready();
  const refused = await world.try(leaves.record, { ...leave, code: "ΤΗΛ" }, { as: clerk });
  expect([refused.status, refused.problem?.errors]).toEqual([400, { code: [t.telework] }]);
  expect(await standing()).toEqual([]);
});

test("days after the contract's end are refused, and are not working days of the leave", async () => {
  const { leave, clerk, organizationId } = await ready();
  const { workingDays } = await world.call(leaves.preview, leave, { as: clerk });
  const own = { organization_id: organizationId, id: leave.contractId };
  await rowsWhere(world, "contract", own).change({ end_date: "2026-04-15" });
  const ending = await world.call(leaves.preview, leave, { as: clerk });
  expect(ending.workingDays).toBe(workingDays - 2);
  expect(ending.days.filter(({ what }) => what === "refused")).toMatchObject([
    { date: "2026-04-16" },
    { date: "2026-04-17" },
  ]);
});

test("a locked day takes no leave; hours are not leave of whole days", async () => {
  const { leave, clerk, organizationId, structureId } = await ready();
  await addRows(world, "attendance_sheet", {
    organization_id: organizationId,
    structure_id: structureId,
    date: "2026-04-08",
    state: "locked",
  });
  const { days } = await world.call(leaves.preview, leave, { as: clerk });
  expect(days.filter(({ what }) => what === "refused")).toMatchObject([{ date: "2026-04-08" }]);
  expect(await world.try(leaves.record, leave, { as: clerk })).toMatchObject({ status: 409 });
  const unknown = { ...leave, code: "ΧΧΧ" };
  expect(await world.try(leaves.record, unknown, { as: clerk })).toMatchObject({ status: 400 });
});

test.each([
  ["before it begins", "2026-04-01", t.toBeforeFrom],
  ["more than a year after it begins", "2027-04-07", rangeTexts.tooLong],
  ["decades later, by a typing error", "2076-04-17", rangeTexts.tooLong],
])("days that end %s are refused at their end, whatever the call", async (_, to, why) => {
  const { leave, clerk } = await ready();
  const of = { ...leave, to };
  const tried = [
    await world.try(leaves.preview, of, { as: clerk }),
    await world.try(leaves.record, of, { as: clerk }),
    await world.try(leaves.cancel, of, { as: clerk }),
    await world.try(leaves.getAway, of, { as: clerk }),
  ];
  for (const { status, problem } of tried)
    expect([status, problem?.errors]).toEqual([400, { to: [why] }]);
});

test("a leave can be planned to the end of next year; one beyond it can still be cancelled", async () => {
  const { leave, clerk } = await ready();
  const over = { ...leave, from: "2027-12-20", to: "2028-01-05" };
  const far = { ...leave, from: "2062-04-06", to: "2062-04-10" };
  for (const beyond of [over, far]) {
    const tried = [
      await world.try(leaves.preview, beyond, { as: clerk }),
      await world.try(leaves.record, beyond, { as: clerk }),
    ];
    for (const { status, problem } of tried)
      expect([status, problem?.errors]).toEqual([400, { to: [notBeyond("2027-12-31")] }]);
    expect((await world.try(leaves.cancel, beyond, { as: clerk })).problem?.detail).toBe(
      t.noSuchLeave,
    );
  }
  const until = { ...leave, from: "2027-12-20", to: "2027-12-31" };
  expect((await world.try(leaves.preview, until, { as: clerk })).status).toBe(200);
});

test("a leave of a mistyped century is refused with the first day that is accepted", async () => {
  const { leave, clerk } = await ready();
  const past = { ...leave, from: "1926-04-06", to: "1926-04-10" };
  for (const tried of [
    await world.try(leaves.preview, past, { as: clerk }),
    await world.try(leaves.record, past, { as: clerk }),
  ])
    expect(tried.problem?.errors).toEqual({ from: [notBefore("2016-01-01")] });
});

test("a reader sees who is away, and records nothing", async () => {
  const { leave, clerk, organizationId } = await ready();
  await world.call(leaves.record, { ...leave, code: "ΑΝΑ" }, { as: clerk });
  const reader = await world.signInAs({ role: "Employee", organizationId, right: "read" });
  const days = { organizationId, from: "2026-04-08", to: "2026-04-09" };
  const { items } = await world.call(leaves.getAway, days, { as: reader });
  expect(items).toMatchObject([{ title: "Απουσία", from: "2026-04-06", to: "2026-04-17" }]);
  expect(await world.try(leaves.record, leave, { as: reader })).toMatchObject({ status: 403 });
  expect(await world.try(leaves.preview, leave, { as: reader })).toMatchObject({ status: 403 });
});

import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { findingRules, type Rehearsal } from "#api/finding-rules.ts";
import { history } from "#api/history.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { InputOf } from "#api/call.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { buildMonth, type MonthOfStructure, workdays } from "#server/testing/month-of-structure.ts";
import { sentWhile } from "#server/testing/sent-statements.ts";
import { worldOfFile } from "#server/testing/world.ts";

/** Thursday 2 April 2026, when March has been recorded. */
const afterMarch = new Date("2026-04-02T08:00:00Z");
const inMarch = new Date("2026-03-20T08:00:00Z");

const world = worldOfFile({ now: afterMarch });

const at = (from: number, to: number): Interval => ({ kind: "work", from, to, mark: "device" });

/** A month whose first two days end twenty and forty minutes after the plan, on a Monday and a Tuesday. */
function lateMarch(given: Parameters<typeof buildMonth>[1] = {}) {
  world.setNow(afterMarch);
  const [first = "", second = ""] = workdays;
  return buildMonth(world, {
    instead: { [first]: [at(450, 950)], [second]: [at(450, 970)] },
    ...given,
  });
}

type Setting = Partial<Omit<InputOf<typeof findingRules.set>, "organizationId">>;

const tolerance = { key: "overtimeToleranceMinutes", value: 0 } as const;

function set({ organizationId, representative: as }: MonthOfStructure, given: Setting = {}) {
  const usual = { ...tolerance, validFrom: "2026-04-02", reason: "As the board decided" };
  return world.try(findingRules.set, { organizationId, ...usual, ...given }, { as });
}

async function settingOf(
  { organizationId, clerk: as }: MonthOfStructure,
  key: string,
  on?: string,
) {
  const query = { organizationId, ...(on ? { on } : {}) };
  const items = await world.call(findingRules.getAll, query, { as });
  return items.find((item) => item.key === key);
}

async function overtimeFound(march: MonthOfStructure) {
  const { organizationId, structureId, month, clerk: as } = march;
  const query = { organizationId, structureId, month };
  const { findings } = await world.call(monthlyContracts.getFindings, query, { as });
  return findings.filter(({ rule }) => rule === "R13");
}

test("a rule's level and figures are the defaults until set, then say from when, by whom and, in the history, why", async () => {
  const march = await lateMarch();
  const usual = { value: 30, usual: 30, rule: "R13", setting: null, later: [] };
  expect(await settingOf(march, tolerance.key)).toEqual({ key: tolerance.key, ...usual });
  expect(await settingOf(march, "R13")).toMatchObject({ value: "warning", setting: null });
  expect((await set(march)).status).toBe(200);
  expect((await set(march, { key: "R13", value: "error", validFrom: "2026-05-01" })).status).toBe(
    200,
  );
  expect(await settingOf(march, tolerance.key)).toMatchObject({
    value: 0,
    usual: 30,
    setting: { value: 0, validFrom: "2026-04-02", setBy: expect.stringMatching(/\S/) as string },
  });
  expect(await settingOf(march, "R13")).toMatchObject({
    value: "warning",
    setting: null,
    later: [{ value: "error", validFrom: "2026-05-01" }],
  });
  expect(await settingOf(march, "R13", "2026-05-01")).toMatchObject({ value: "error", later: [] });
  const { organizationId, clerk: as } = march;
  const about = { subjectKind: "parameter", subjectId: tolerance.key } as const;
  const entries = await world.call(history.getAll, { organizationId, ...about }, { as });
  expect(entries.items).toMatchObject([
    {
      act: "finding-rule.set",
      reason: "As the board decided",
      changes: expect.arrayContaining([{ field: "value", before: 30, after: 0 }]) as unknown,
    },
  ]);
});

test("a setting replaces another of the same day, and one that has not begun can be withdrawn", async () => {
  const march = await lateMarch();
  const { organizationId, representative: as } = march;
  const later = { key: "R13", value: "error", validFrom: "2026-05-01" } as const;
  await set(march, later);
  await set(march, { ...later, value: "off" });
  expect(await settingOf(march, "R13")).toMatchObject({ later: [{ value: "off" }] });
  const withdrawal = { organizationId, key: later.key, validFrom: later.validFrom };
  expect((await world.try(findingRules.withdraw, withdrawal, { as })).status).toBe(200);
  expect(await settingOf(march, "R13")).toMatchObject({ setting: null, later: [] });
  expect((await world.try(findingRules.withdraw, withdrawal, { as })).status).toBe(404);
  await set(march);
  const begun = { organizationId, key: tolerance.key, validFrom: "2026-04-02" };
  const tried = await world.try(findingRules.withdraw, begun, { as });
  expect([tried.status, tried.problem?.detail]).toEqual([
    409,
    "Η ρύθμιση ισχύει ήδη. Ορίστε νέα από σήμερα ή από μεταγενέστερη ημέρα",
  ]);
  expect(await settingOf(march, tolerance.key)).toMatchObject({ value: 0 });
});

test.each<[string, Setting, Record<string, string[]>]>([
  [
    "a duration below its limits",
    { key: "dailyRestMinutes", value: 60 },
    { value: ["Δώστε διάρκεια από 8:00 έως 16:00"] },
  ],
  [
    "a number above its limits",
    { key: "averageWeeks", value: 18 },
    { value: ["Δώστε ακέραιο αριθμό από 4 έως 17"] },
  ],
  [
    "a negative number",
    { key: "documentDueDays", value: -1 },
    { value: ["Δώστε ακέραιο αριθμό από 0 έως 365"] },
  ],
  ["a level for a figure", { value: "off" }, { value: ["Δώστε διάρκεια από 0:00 έως 4:00"] }],
  ["a number for a level", { key: "R13", value: 1 }, { value: ["Επιλέξτε ένα από τα επίπεδα"] }],
  [
    "a past day",
    { validFrom: "2026-04-01" },
    { validFrom: ["Η ρύθμιση ισχύει από σήμερα ή από μεταγενέστερη ημέρα"] },
  ],
  [
    "a day too far ahead",
    { validFrom: "2028-01-01" },
    { validFrom: ["Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"] },
  ],
])("%s is refused at its field", async (_case, given, errors) => {
  const tried = await set(await lateMarch(), given);
  expect([tried.status, tried.problem?.errors]).toEqual([400, errors]);
});

test("a user who may not set a body's rules cannot set or rehearse them, and no reader sees another body's", async () => {
  const [mine, theirs] = [await lateMarch(), await lateMarch()];
  const { organizationId, clerk } = mine;
  const setting = { organizationId, ...tolerance };
  const dated = { ...setting, validFrom: "2026-04-02", reason: "As the board decided" };
  expect((await world.try(findingRules.set, dated, { as: clerk })).status).toBe(403);
  expect((await world.try(findingRules.rehearse, setting, { as: clerk })).status).toBe(403);
  const other = { as: theirs.representative };
  expect((await world.try(findingRules.set, dated, other)).status).toBe(404);
  await set(mine);
  expect(await settingOf(theirs, tolerance.key)).toMatchObject({ value: 30, setting: null });
});

test("a month is checked by the rules of its last day: an April setting changes nothing in March, a March one does", async () => {
  const march = await lateMarch();
  expect(await overtimeFound(march)).toHaveLength(1);
  await set(march);
  expect(await overtimeFound(march)).toHaveLength(1);
  world.setNow(inMarch);
  await set(march, { validFrom: "2026-03-20" });
  world.setNow(afterMarch);
  expect(await overtimeFound(march)).toHaveLength(2);
});

test("a sheet just requested follows a new setting at once", async () => {
  const march = await lateMarch();
  const { organizationId, structureId, month, clerk: as } = march;
  const settings = async () =>
    (await world.call(attendances.getMonthSheet, { organizationId, structureId, month }, { as }))
      .settings;
  expect(await settings()).toEqual([]);
  await set(march);
  expect(await settings()).toEqual([{ name: tolerance.key, value: 0, validFrom: "2026-04-02" }]);
});

test("a month's check is outdated by a rule set from one of its days, not from a later one", async () => {
  const march = await lateMarch();
  const { organizationId, structureId, month, clerk: as } = march;
  const unchecked = async () => {
    const board = await world.call(monthlyContracts.getBoard, { organizationId, month }, { as });
    return board.structures[0]?.unchecked;
  };
  await world.call(monthlyContracts.check, { organizationId, structureId, month }, { as });
  await set(march);
  expect(await unchecked()).toBe(0);
  world.setNow(inMarch);
  await set(march, { validFrom: "2026-03-20" });
  world.setNow(afterMarch);
  expect(await unchecked()).toBe(1);
});

const counts = (warnings: number) => ({ errors: 0, warnings, information: 0 });

/** What a setting would find, over all structures of the last months. */
async function rehearsed(
  march: MonthOfStructure,
  setting: Pick<InputOf<typeof findingRules.rehearse>, "key" | "value">,
) {
  const { organizationId, representative: as } = march;
  const answers: Rehearsal[] = [];
  for (let skip = 0; ;) {
    const answer = await world
      .by(as)
      .call(findingRules.rehearse, { organizationId, ...setting, skip });
    answers.push(answer);
    if (answer.looked >= answer.total) return answers;
    skip = answer.looked;
  }
}

test("a rehearsal counts by month what the rule finds now and would find, and that is found once it is set", async () => {
  const march = await lateMarch();
  const [answer] = await rehearsed(march, tolerance);
  expect(answer?.months).toEqual([
    { month: "2026-01", now: counts(0), after: counts(0) },
    { month: "2026-02", now: counts(0), after: counts(0) },
    { month: "2026-03", now: counts(1), after: counts(2) },
  ]);
  expect(answer?.examples).toMatchObject([
    {
      rule: "R13",
      isNew: true,
      date: "2026-03-02",
      person: "Παραδείγματος Άννα",
      structureId: march.structureId,
    },
  ]);
  expect(await settingOf(march, tolerance.key)).toMatchObject({ setting: null });
  world.setNow(inMarch);
  await set(march, { ...tolerance, validFrom: "2026-03-20" });
  world.setNow(afterMarch);
  const found = await overtimeFound(march);
  expect(found).toHaveLength(answer?.months[2]?.after.warnings ?? 0);
  const [again] = await rehearsed(march, tolerance);
  expect(again?.months[2]).toMatchObject({ now: counts(2), after: counts(2) });
});

test("a rehearsal stops at the limit of one answer and says where to continue", async () => {
  const march = await lateMarch({ contracts: 101 });
  const answers = await rehearsed(march, tolerance);
  expect(answers.map(({ looked, total }) => [looked, total])).toEqual([
    [100, 303],
    [201, 303],
    [302, 303],
    [303, 303],
  ]);
  const found = answers.flatMap(({ months }) => months.map(({ after }) => after.warnings));
  expect(found.reduce((sum, one) => sum + one, 0)).toBe(2);
});

test("a rehearsal reads the days once for both counts", async () => {
  const march = await lateMarch();
  const { sent } = await sentWhile(() => rehearsed(march, { key: "R02", value: "information" }));
  // Leave accounts read the records of a year, which the three months share.
  const ofDays = sent.filter(
    ({ text }) => /attendance_record/.test(text) && !/ contract c\b/.test(text),
  );
  const read = ofDays.map(({ text, values }) => JSON.stringify([text, values]));
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((one, at) => read.indexOf(one) !== at)).toEqual([]);
});

test("a rehearsed level moves findings from one level to another, or to none when the rule is off", async () => {
  const march = await lateMarch();
  const ofMarch = async (value: "error" | "off") =>
    (await rehearsed(march, { key: "R13", value }))[0];
  expect((await ofMarch("error"))?.months[2]).toMatchObject({
    now: { warnings: 1 },
    after: { errors: 1, warnings: 0 },
  });
  const off = await ofMarch("off");
  expect(off?.months[2]).toMatchObject({ now: { warnings: 1 }, after: { errors: 0, warnings: 0 } });
  expect(off?.examples).toMatchObject([{ rule: "R13", isNew: false }]);
});

test("an Administrator sets a rule for all bodies; a body with its own setting keeps it", async () => {
  const [march, other] = [await lateMarch(), await lateMarch()];
  const as = await world.signInAs({ role: "Administrator" });
  const validFrom = "2026-04-02";
  const given = { ...tolerance, value: 10, validFrom, reason: "As the ministry wrote" };
  expect(await set(other, { value: 45 })).toMatchObject({ status: 200 });
  await world.call(findingRules.setForAll, given, { as });
  expect(await settingOf(march, tolerance.key)).toMatchObject({
    value: 10,
    setting: { value: 10, validFrom, forAll: true, reason: "As the ministry wrote" },
  });
  expect(await settingOf(other, tolerance.key)).toMatchObject({
    value: 45,
    setting: { value: 45, forAll: false },
    later: [],
  });
  const { representative } = march;
  expect(await world.try(findingRules.setForAll, given, { as: representative })).toMatchObject({
    status: 403,
  });
  const beyond = { ...given, value: 1_000 };
  expect(await world.try(findingRules.setForAll, beyond, { as })).toMatchObject({ status: 400 });
});

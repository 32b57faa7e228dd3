import { expect, test } from "vitest";
import { attendances } from "#api/attendances.ts";
import { history } from "#api/history.ts";
import { imports } from "#api/imports.ts";
import { punchRules } from "#api/punch-rules.ts";
import type { PunchRounding } from "#domain/attendance/punch-rule.ts";
import { buildContract, buildEmployee, buildUser } from "#server/db/seed/builders.ts";
import { addRows } from "#server/testing/rows.ts";
import { worldOfFile } from "#server/testing/world.ts";
import { bodyWithClerk } from "#server/testing/body-with-clerk.ts";

/** Monday 16 March 2026, 11:00 in Athens. */
const now = new Date("2026-03-16T09:00:00Z");

const world = worldOfFile({ now });

type Rule = { rounding: PunchRounding; graceMinutes: number; validFrom: string; version: number };

/** A body with one person under the office week 07:30-15:30, holder of card 17, and its representative. */
async function clockedBody(employmentType?: number) {
  world.setNow(now);
  const { organizationId, clerk } = await bodyWithClerk(world);
  const own = { organization_id: organizationId };
  const employee = await buildEmployee(world.owner, { ...own, card_number: "17" });
  const type = employmentType === undefined ? {} : { employment_type: employmentType };
  const contract = await buildContract(world.owner, { ...own, employee_id: employee.id, ...type });
  const links = [{ organizationId, right: "full" as const }];
  const head = await world.as(await buildUser(world.owner, { role: "LegalRepresentative", links }));
  const structureId = contract.term.structure_id;
  const usual = {
    rounding: "quarter",
    graceMinutes: 0,
    validFrom: "2026-03-16",
    version: 0,
  } as const;
  const set = (given: Partial<Rule> = {}) =>
    world.try(punchRules.set, { organizationId, ...usual, ...given }, { as: head });
  const punch = (...lines: string[]) =>
    world.call(
      imports.punches,
      { organizationId, fileName: "attlog.dat" },
      { as: clerk, bytes: Buffer.from(lines.map((line) => `17\t${line}\t1`).join("\n")) },
    );
  const proposed = (from: string, to = from) =>
    world.by(clerk).call(imports.proposeFromPunches, { organizationId, structureId, from, to });
  return {
    organizationId,
    structureId,
    contractId: contract.id,
    clerk,
    head,
    set,
    punch,
    proposed,
  };
}

const timesOf = (intervals: readonly { from: number | null; to: number | null }[]) =>
  intervals.map(({ from, to }) => [from, to]);

test("proposals and records from punches are rounded by the day's rule, and the original punches stay beside them", async () => {
  const body = await clockedBody();
  const { organizationId, structureId, contractId, clerk } = body;
  await body.set({ rounding: "quarter", graceMinutes: 5, validFrom: "2026-03-17" });
  world.setNow(new Date("2026-03-19T09:00:00Z"));
  await body.punch(
    "2026-03-16 07:38:00\t0",
    "2026-03-16 15:37:00\t1",
    "2026-03-17 07:38:00\t0",
    "2026-03-17 15:27:00\t1",
  );
  const { proposals } = await body.proposed("2026-03-16", "2026-03-17");
  expect(
    proposals.map(({ date, punched, intervals }) => [date, timesOf(punched), timesOf(intervals)]),
  ).toEqual([
    ["2026-03-16", [[458, 937]], [[458, 937]]],
    ["2026-03-17", [[458, 927]], [[465, 930]]],
  ]);
  const range = { organizationId, structureId, from: "2026-03-17", to: "2026-03-17" };
  await world.call(imports.applyPunches, { ...range, days: proposals.slice(1) }, { as: clerk });
  const day = { organizationId, contractId, date: "2026-03-17" };
  const { items } = await world.call(attendances.getRecordHistory, day, { as: clerk });
  expect(timesOf(items[0]?.after ?? [])).toEqual([[465, 930]]);
  expect(await world.call(punchRules.getDay, day, { as: clerk })).toEqual({
    punches: [
      { at: "2026-03-17T05:38:00.000Z", direction: "in" },
      { at: "2026-03-17T13:27:00.000Z", direction: "out" },
    ],
    punched: [{ kind: "work", from: 458, to: 927, mark: "device" }],
    rounded: [{ kind: "work", from: 465, to: 930, mark: "device" }],
    rule: { rounding: "quarter", graceMinutes: 5, validFrom: "2026-03-17" },
  });
  const eve = { ...day, date: "2026-03-16" };
  expect(await world.call(punchRules.getDay, eve, { as: clerk })).toMatchObject({ rule: null });
  expect(await body.proposed("2026-03-17")).toMatchObject({ proposals: [], same: 1 });
});

test("the interval for a repeated press is the figure of R10", async () => {
  const body = await clockedBody();
  const { organizationId, contractId, clerk } = body;
  await body.punch("2026-03-16 07:30:00\t0", "2026-03-16 07:34:00\t1");
  const punched = async () => {
    const day = { organizationId, contractId, date: "2026-03-16" };
    const ofDay = await world.call(punchRules.getDay, day, { as: clerk });
    const { proposals } = await body.proposed("2026-03-16");
    return [ofDay.punched, proposals[0]?.intervals ?? []].map(timesOf);
  };
  expect(await punched()).toEqual([[[450, 454]], [[450, 454]]]);
  await addRows(world, "finding_parameter", {
    organization_id: organizationId,
    name: "duplicateSeconds",
    value: JSON.stringify(300),
    valid_from: "2026-03-01",
  });
  expect(await punched()).toEqual([[[450, null]], [[450, null]]]);
});

test("rules are dated, stored with who set them, and entered in the ledger; the last one of a day applies", async () => {
  const body = await clockedBody();
  const { organizationId, clerk, head } = body;
  expect((await body.set({ rounding: "plan", graceMinutes: 10 })).body).toEqual({ version: 1 });
  const second = await body.set({ rounding: "none", graceMinutes: 7, version: 1 });
  expect(second.body).toEqual({ version: 2 });
  const { items, version } = await world.call(punchRules.getAll, { organizationId }, { as: clerk });
  expect(version).toBe(2);
  expect(
    items.map(({ rounding, graceMinutes, validFrom }) => [rounding, graceMinutes, validFrom]),
  ).toEqual([
    ["none", 0, "2026-03-16"],
    ["plan", 10, "2026-03-16"],
  ]);
  expect(items[0]).toMatchObject({ setAt: now.toISOString() });
  const query = { organizationId, subjectKind: "punch-rule" as const, subjectId: "2" };
  const changes = await world.call(history.getAll, query, { as: head });
  expect(changes.items.map(({ act }) => act)).toEqual(["punch-rule.set"]);
  await body.punch("2026-03-16 07:38:00\t0");
  const { proposals } = await body.proposed("2026-03-16");
  expect(timesOf(proposals[0]?.intervals ?? [])).toEqual([[458, null]]);
});

test("a rule is refused for a past or too distant day, a grace over half an hour, to a clerk, and over one not read", async () => {
  const body = await clockedBody();
  const { organizationId, clerk } = body;
  expect((await body.set({ validFrom: "2026-03-15" })).problem?.errors).toEqual({
    validFrom: ["Ο κανόνας ισχύει από σήμερα ή από μεταγενέστερη ημέρα"],
  });
  expect((await body.set({ validFrom: "2099-01-01" })).problem?.errors).toEqual({
    validFrom: ["Γίνονται δεκτές ημερομηνίες έως και 31/12/2027"],
  });
  expect((await body.set({ graceMinutes: 31 })).status).toBe(400);
  const rule = { rounding: "plan" as const, graceMinutes: 5, validFrom: "2026-03-16", version: 0 };
  const byClerk = await world.try(punchRules.set, { organizationId, ...rule }, { as: clerk });
  expect(byClerk.status).toBe(403);
  expect((await body.set()).status).toBe(200);
  expect((await body.set()).status).toBe(409);
});

test("arrivals sent to ΕΡΓΑΝΗ are never rounded: a work card has the exact minute", async () => {
  const privateLaw = 3;
  const body = await clockedBody(privateLaw);
  const { organizationId, head } = body;
  await addRows(world, "ergani_switch", {
    organization_id: organizationId,
    seq: 1,
    is_on: true,
    from_day: "2026-03-16",
    at: now,
    by_user: head.userId,
  });
  await body.set({ rounding: "plan", graceMinutes: 30 });
  world.setNow(new Date("2026-03-16T15:00:00Z"));
  await body.punch("2026-03-16 07:38:00\t0", "2026-03-16 15:27:00\t1");
  const { proposals } = await body.proposed("2026-03-16");
  expect(timesOf(proposals[0]?.intervals ?? [])).toEqual([[458, 927]]);
});

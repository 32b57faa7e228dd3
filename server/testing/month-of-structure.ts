import type { Interval } from "#domain/attendance/types.ts";
import { weekday, daysOfMonth, type Day } from "#domain/calendar/day.ts";
import { attendances } from "#api/attendances.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { verifications } from "#api/verifications.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import { reasonsOf, scheduleOf, termOf } from "#server/db/seed/as-domain.ts";
import { buildOrganization, buildStaff, buildUser } from "#server/db/seed/builders.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import { recordRow, resultOn } from "#server/db/seed/record-row.ts";
import type { World } from "./world.ts";
import { addRows } from "./rows.ts";

const holiday: Day = "2026-03-25";
const calendar: Calendar = (day) =>
  day === holiday
    ? { kind: "holiday", title: "25 March", stopMinute: null }
    : { kind: "working", title: null, stopMinute: null };
const asPlanned: Interval[] = [{ kind: "work", from: 450, to: 930, mark: "device" }];

/** The month is recorded on its last evening. */
const recordedAt = new Date("2026-03-31T18:00:00Z");

/** The working days of an office in March 2026: 21. */
export const workdays = daysOfMonth("2026-03").filter(
  (day) => weekday(day) <= 5 && day !== holiday,
);

/** The password of every user created here. */
export const password = "a password of tests";

/** March 2026 of one structure, with the users who handle it. */
export type MonthOfStructure = Awaited<ReturnType<typeof buildMonth>>;

/**
 * A body with one structure and `contracts` contracts, whose March 2026 is recorded as planned by the card reader, except
 * that for the first contract `without` omits days and `instead` replaces their records. The contracts run from `since`,
 * or from years before.
 */
export async function buildMonth(
  world: World,
  given: {
    contracts?: number;
    without?: readonly Day[];
    instead?: Record<Day, Interval[]>;
    since?: Day;
    /** Id in the dictionary of employment types; permanent by default. */
    employmentType?: number;
  } = {},
) {
  const { owner } = world;
  const organizationId = (await buildOrganization(owner)).id;
  const since = given.since === undefined ? {} : { start_date: given.since };
  const type = given.employmentType === undefined ? {} : { employment_type: given.employmentType };
  const people = Array.from({ length: given.contracts ?? 1 }, () => ({ ...since, ...type }));
  const staff = await buildStaff(owner, organizationId, people);
  const schedules = new Map([[staff.scheduleId, scheduleOf(staff.schedule)]]);
  const reasons = reasonsOf(await owner.selectFrom("absence_reason").selectAll().execute());
  for (const [index, contract] of staff.contracts.entries()) {
    const { without = [], instead = {} } = index === 0 ? given : {};
    const days = { contract, terms: [termOf(contract.term)], schedules, calendar, reasons };
    const rows = workdays
      .filter((date) => date >= contract.start_date && !without.includes(date))
      .map((date) => {
        const intervals = instead[date] ?? asPlanned;
        const result = resultOn(days, date, intervals);
        return { ...recordRow(days, date, intervals, result), updated_at: recordedAt };
      });
    if (rows.length > 0) await addRows(world, "attendance_record", rows);
  }
  const person = async (role: "Employee" | "LegalRepresentative") =>
    world.as(
      await buildUser(owner, { role, password, links: [{ organizationId, right: "full" }] }),
    );
  return {
    organizationId,
    structureId: staff.structureId,
    scheduleId: staff.scheduleId,
    contractIds: staff.contracts.map(({ id }) => id),
    month: "2026-03",
    clerk: await person("Employee"),
    representative: await person("LegalRepresentative"),
  };
}

/** The present rows of the month, in the order in which the contracts were made. */
export async function rowsOf(world: World, given: MonthOfStructure) {
  const { organizationId, month, clerk } = given;
  const input = { organizationId, month };
  const { items } = await world.call(monthlyContracts.getAll, input, { as: clerk });
  return given.contractIds.flatMap((id) => items.filter(({ contractId }) => contractId === id));
}

/** The rows as input of a bulk act, with their present versions. */
export async function bulkInputOf(world: World, given: MonthOfStructure) {
  return (await rowsOf(world, given)).map(({ contractId, version }) => ({ contractId, version }));
}

/** Computes the month. */
export function computeMonth(world: World, given: MonthOfStructure) {
  const { organizationId, structureId, month, clerk } = given;
  const input = { organizationId, structureId, month };
  return world.call(monthlyContracts.compute, input, { as: clerk });
}

/** Computes the month and submits every row of it; returns the outcome of each. */
export async function submitMonth(world: World, given: MonthOfStructure) {
  await computeMonth(world, given);
  const { organizationId, month, clerk } = given;
  const input = { organizationId, month, rows: await bulkInputOf(world, given) };
  return (await world.call(monthlyContracts.submit, input, { as: clerk })).rows;
}

/** Signs the submitted month of the structure as its representative. */
export async function signMonth(world: World, given: MonthOfStructure, note = "") {
  const { organizationId, structureId, month, representative: as } = given;
  const input = { organizationId, structureId, month };
  const { structures } = await world.call(verifications.getSignable, input, { as });
  const { digest, openDisputes } = structures[0] ?? {};
  const confirmation = { digest: digest ?? "", openDisputes: openDisputes ?? 0 };
  return world.call(verifications.sign, { ...input, ...confirmation, password, note }, { as });
}

/** Approves every month as the agency; returns the outcome of each. */
export async function approveMonth(world: World, given: MonthOfStructure) {
  const { organizationId, month } = given;
  const as = await world.signInAs({ role: "Executive" });
  const input = { organizationId, month, rows: await bulkInputOf(world, given) };
  return (await world.call(monthlyContracts.approve, input, { as })).rows;
}

/** A submitted, signed and approved month, ready to be paid. */
export async function buildApprovedMonth(
  world: World,
  given: Parameters<typeof buildMonth>[1] = {},
): Promise<MonthOfStructure> {
  const built = await buildMonth(world, given);
  await submitMonth(world, built);
  await signMonth(world, built);
  await approveMonth(world, built);
  return built;
}

/** Returns the months for correction as the agency; all of them, unless some are given. */
export async function returnMonth(
  world: World,
  given: MonthOfStructure,
  request: { reason: string; contractIds?: readonly string[] },
) {
  const { organizationId, month } = given;
  const { reason, contractIds = given.contractIds } = request;
  const rows = (await bulkInputOf(world, given)).filter(({ contractId }) =>
    contractIds.includes(contractId),
  );
  const as = await world.signInAs({ role: "Executive" });
  const input = { organizationId, month, rows, reason };
  return (await world.call(monthlyContracts.return, input, { as })).rows;
}

/** Records the first workday of the first contract again, typed by a clerk; returns the outcome. */
export async function recordAgain(
  world: World,
  given: MonthOfStructure,
  version = 1,
  intervals: Interval[] = [{ kind: "work", from: 455, to: 930, mark: "typed" }],
) {
  const { organizationId, structureId, clerk } = given;
  const [contractId = ""] = given.contractIds;
  const records = [{ contractId, date: workdays[0] ?? "", version, intervals }];
  const input = { organizationId, structureId, records };
  return (await world.call(attendances.saveRecords, input, { as: clerk })).records[0];
}

/** The stored acts on the months, oldest first. */
export function actsOf(world: World, { organizationId }: MonthOfStructure) {
  return inBodies(world.owner, [organizationId], (tx) =>
    tx
      .selectFrom("monthly_contract_act")
      .select(["seq", "state", "reason", "by_user"])
      .orderBy("seq")
      .execute(),
  );
}

/** Corrects the dates of the first contract, and the first day of its term. */
export function changeDates(
  world: World,
  given: MonthOfStructure,
  { start, end }: { start?: Day; end?: Day },
) {
  const [id = ""] = given.contractIds;
  return inBodies(world.owner, [given.organizationId], async (tx) => {
    const dates = { ...(start ? { start_date: start } : {}), ...(end ? { end_date: end } : {}) };
    await tx.updateTable("contract").set(dates).where("id", "=", id).execute();
    if (start)
      await tx
        .updateTable("contract_term")
        .set({ valid_from: start })
        .where("contract_id", "=", id)
        .execute();
  });
}

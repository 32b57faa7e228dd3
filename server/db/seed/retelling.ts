import { expect } from "vitest";
import { attendances } from "#api/attendances.ts";
import { closures } from "#api/closures.ts";
import { contracts } from "#api/contracts.ts";
import { employees } from "#api/employees.ts";
import { type ScheduleFields, schedules } from "#api/schedules.ts";
import { structures } from "#api/structures.ts";
import { type Month, lastDay, monthOf } from "#domain/calendar/day.ts";
import type { Interval } from "#domain/attendance/types.ts";
import type { World } from "../../testing/world.ts";
import { type StoredRow, buildOrganization } from "./builders.ts";
import { inBodies } from "./in-body.ts";

/** Rows of a body that users enter into the product themselves. */
type TypedRows = Awaited<ReturnType<typeof typedRows>>;

/** The rows of a body in a world that users type. */
export function typedRows(world: World, organizationId: string) {
  return inBodies(world.owner, [organizationId], async (db) => ({
    schedules: await db.selectFrom("schedule").selectAll().execute(),
    structures: await db.selectFrom("structure").selectAll().orderBy("code").execute(),
    holidays: await db.selectFrom("organization_holiday").selectAll().execute(),
    closures: await db.selectFrom("closure").selectAll().execute(),
    employees: await db.selectFrom("employee").selectAll().execute(),
    contracts: await db.selectFrom("contract").selectAll().orderBy("start_date").execute(),
    terms: await db.selectFrom("contract_term").selectAll().orderBy("valid_from").execute(),
    records: await db.selectFrom("attendance_record").selectAll().execute(),
  }));
}

/** Re-enters a body into a world through the calls of a clerk and a legal representative, up to `now`. */
export async function tellerOf(
  retold: World,
  now: Date,
  { id: _id, search_key: _key, ...given }: StoredRow<"organization">,
) {
  const { id: organizationId } = await buildOrganization(retold.owner, given);
  const inBody = { organizationId };
  const clerk = { as: await retold.signInAs({ role: "Employee", organizationId }) };
  const head = { as: await retold.signInAs({ role: "LegalRepresentative", organizationId }) };
  const ids = new Map<string, string>();
  const versions = new Map<string, number>();
  const idOf = (id: string) => ids.get(id) ?? expect.fail(`Not told yet: ${id}`);
  const idOfAny = (id: string | null) => id && idOf(id);

  async function tellRegisters(rows: TypedRows): Promise<void> {
    for (const one of rows.holidays) await arrangeHoliday(one);
    for (const one of rows.schedules) ids.set(one.id, await tellSchedule(one));
    for (const one of rows.structures) ids.set(one.id, await tellStructure(one));
    for (const one of rows.closures) await tellClosure(one);
    for (const one of rows.employees) ids.set(one.id, await tellEmployee(one));
    for (const one of rows.contracts) await tellContract(one, firstTermOf(rows, one.id));
    for (const one of rows.terms)
      if (one !== firstTermOf(rows, one.contract_id)) await tellTerm(one);
  }

  /** Inserted directly, because only the agency sets local holidays. */
  const arrangeHoliday = (row: StoredRow<"organization_holiday">) =>
    inBodies(retold.owner, [organizationId], (db) =>
      db
        .insertInto("organization_holiday")
        .values({ ...row, organization_id: organizationId })
        .execute(),
    );

  async function tellSchedule(row: StoredRow<"schedule">): Promise<string> {
    const { title, anchor, weeks, balance } = row;
    const hours = { weeks, balance } as unknown as Pick<ScheduleFields, "weeks" | "balance">;
    const { id } = await retold.call(
      schedules.create,
      {
        ...inBody,
        ...hours,
        title,
        anchor,
        worksHolidays: row.works_holidays,
        breakMinutes: row.break_minutes,
        breakIsPaid: row.break_paid,
      },
      clerk,
    );
    return id;
  }

  async function tellStructure(row: StoredRow<"structure">): Promise<string> {
    const { code, title, category, address, phone, place } = row;
    const { id } = await retold.call(
      structures.create,
      {
        ...inBody,
        code,
        title,
        category,
        address,
        phone,
        place,
        parentId: idOfAny(row.parent_id),
        scheduleId: idOfAny(row.schedule_id),
        personInCharge: row.person_in_charge,
        personInChargeEmail: row.person_in_charge_email,
        openedOn: row.opened_on,
      },
      clerk,
    );
    return id;
  }

  const tellClosure = ({ structure_id, title, reason, from_day, to_day }: StoredRow<"closure">) =>
    retold.call(
      closures.create,
      {
        ...inBody,
        title,
        reason,
        from: from_day,
        to: to_day,
        structureId: idOfAny(structure_id),
      },
      clerk,
    );

  async function tellEmployee(row: StoredRow<"employee">): Promise<string> {
    const { afm, amka, email, phone, iban, specialty } = row;
    const { id } = await retold.call(
      employees.create,
      {
        ...inBody,
        afm,
        amka,
        email,
        phone,
        iban,
        specialty,
        lastName: row.last_name,
        firstName: row.first_name,
        fatherName: row.father_name,
        birthDate: row.birth_date,
        cardNumber: row.card_number,
      },
      clerk,
    );
    return id;
  }

  /** The fields of a term that a clerk types. */
  const typedTerm = (row: StoredRow<"contract_term">) => ({
    structureId: idOf(row.structure_id),
    scheduleId: idOf(row.schedule_id),
    weeklyMinutes: row.weekly_minutes,
    payBasis: row.pay_basis as "monthly",
    rate: row.rate,
  });

  async function tellContract(row: StoredRow<"contract">, term: StoredRow<"contract_term">) {
    const made = await retold.call(
      contracts.create,
      {
        ...inBody,
        ...typedTerm(term),
        number: row.number,
        employeeId: idOf(row.employee_id),
        employmentType: row.employment_type,
        specialty: row.specialty,
        startDate: row.start_date,
        endDate: row.end_date,
      },
      clerk,
    );
    ids.set(row.id, made.id);
    if (row.state === "draft") return;
    const submitted = await retold.call(contracts.submit, { ...inBody, contracts: [made] }, clerk);
    if (row.state === "submitted") return;
    const approved = await retold.call(contracts.approve, { ...inBody, ...submitted }, head);
    expect(approved.contracts).toMatchObject([{ outcome: "done" }]);
    for (const { version } of approved.contracts) versions.set(row.id, version);
  }

  async function tellTerm(row: StoredRow<"contract_term">): Promise<void> {
    const { version } = await retold.call(
      contracts.addTerm,
      {
        ...inBody,
        ...typedTerm(row),
        id: idOf(row.contract_id),
        version: versions.get(row.contract_id) ?? 0,
        validFrom: row.valid_from,
      },
      clerk,
    );
    versions.set(row.contract_id, version);
  }

  /** Saves the sheets of a month, on its last day but not after the demonstration's `now`. */
  async function tellMonth(rows: TypedRows, month: Month): Promise<void> {
    const end = new Date(`${lastDay(month)}T20:00:00Z`);
    retold.setNow(end < now ? end : now);
    const ofMonth = rows.records.filter(({ date }) => monthOf(date) === month);
    expect(ofMonth.length).toBeGreaterThan(0);
    for (const [structureId, sheets] of Map.groupBy(ofMonth, (row) => row.structure_id)) {
      const { records } = await retold.call(
        attendances.saveRecords,
        { ...inBody, structureId: idOf(structureId), records: sheets.map(typedRecord) },
        clerk,
      );
      expect(records.filter(({ outcome }) => outcome !== "saved")).toEqual([]);
    }
  }

  const typedRecord = (row: StoredRow<"attendance_record">) => ({
    contractId: idOf(row.contract_id),
    date: row.date,
    version: 0,
    intervals: row.intervals as unknown as Interval[],
    note: row.note,
  });

  return { organizationId, tellRegisters, tellMonth };
}

function firstTermOf({ terms }: TypedRows, contractId: string): StoredRow<"contract_term"> {
  const first = terms.find(({ contract_id }) => contract_id === contractId);
  return first ?? expect.fail("A contract without a term");
}

import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { schedules, ScheduleFields } from "#api/schedules.ts";
import { refusalToSchedule } from "#domain/attendance/schedule.ts";
import { refusalToCombine } from "#domain/contracts/concurrent-terms.ts";
import { personName } from "#domain/identity/person-name.ts";
import type { Writer } from "#server/db/handles.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { insertRow, updateRows } from "#server/db/rows.ts";
import { heldTerms } from "#server/features/contracts/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { Fault, orNotFound, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { requireOwnTitle } from "#server/kernel/require-own-title.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { scheduleRefusals, structureTexts } from "#texts/structures.ts";
import { schedulesPage, lockSchedule, scheduleFromRow } from "./schedules.queries.ts";

export const scheduleHandlers: Handlers<typeof schedules> = {
  getAll: (ctx, input) => readBody(ctx, (db) => schedulesPage(db, input, ctx.today)),
  /** Adds a schedule to the body. Throws `invalid` if another has its title. */
  create: (ctx, { organizationId, ...fields }) =>
    write(ctx, "schedule.create", async (tx) => {
      const id = uuid();
      await requireOwnScheduleTitle(tx, organizationId, { id, title: fields.title, was: null });
      await insertRow(tx, "schedule", {
        organization_id: organizationId,
        id,
        ...scheduleRow(fields),
      });
      return { entries: [entryOf("schedule", id, { after: fields })], result: { id, version: 1 } };
    }),
  /**
   * Changes a schedule. Once a day was recorded under it, only its title and a paid break may change, since the hours
   * owed stay the same. Throws `invalid` if another has its title, and `refused` also if its hours would overlap those
   * of another contract of one of its people.
   */
  update: (ctx, { organizationId, id, version, ...fields }) =>
    write(ctx, "schedule.update", async (tx) => {
      const found = orNotFound(await lockSchedule(tx, organizationId, id));
      const { id: _, ...before } = scheduleFromRow(found);
      if (found.version !== version)
        throw new Fault("changed", { current: { ...before, id, version: found.version } });
      const { title } = fields;
      await requireOwnScheduleTitle(tx, organizationId, { id, title, was: before.title });
      const isOwedAnew = !isDeepStrictEqual(owed(before), owed(fields));
      if (found.is_used && isOwedAnew) throw refused(scheduleRefusals["schedule-used"]);
      const key = { organization_id: organizationId, id };
      await updateRows(tx, "schedule", key, { ...scheduleRow(fields), version: version + 1 });
      if (isOwedAnew) await requireHoursApart(tx, organizationId, id);
      return {
        entries: [entryOf("schedule", id, { before, after: fields })],
        result: { id, version: version + 1 },
      };
    }),
};

/** The hours that a schedule makes its people owe. */
function owed({ breakMinutes, breakIsPaid, ...hours }: ScheduleFields) {
  return { ...hours, title: "", unpaidBreakMinutes: breakIsPaid ? 0 : breakMinutes };
}

/** Throws `refused` if the schedule's present hours overlap those of another contract of one of its people. */
async function requireHoursApart(
  tx: Writer,
  organizationId: string,
  scheduleId: string,
): Promise<void> {
  const people = await tx
    .selectFrom("contract_term as t")
    .innerJoin("contract as c", ofOrganization("c.id", "t.contract_id"))
    .innerJoin("employee as e", ofOrganization("e.id", "c.employee_id"))
    .select(["e.id", "e.last_name as lastName", "e.first_name as firstName"])
    .distinct()
    .where((of) => of.and({ "t.organization_id": organizationId, "t.schedule_id": scheduleId }))
    .where("c.state", "in", ["submitted", "active", "suspended"])
    .execute();
  const ids = people.map(({ id }) => id);
  const termsByEmployee = await heldTerms(tx, organizationId, ids);
  const met = people.find(
    ({ id }) => refusalToCombine(termsByEmployee.get(id) ?? []) === "overlapping-hours",
  );
  if (met) throw refused(structureTexts.hoursMeet(personName(met)));
}

/** The columns of a schedule. Throws `invalid` with the sentence of the rule it breaks. */
function scheduleRow(fields: ScheduleFields) {
  const refusal = refusalToSchedule({ id: "", ...fields });
  if (refusal) throw new Fault("invalid", { detail: scheduleRefusals[refusal] });
  return {
    title: fields.title,
    anchor: fields.anchor,
    weeks: JSON.stringify(fields.weeks),
    works_holidays: fields.worksHolidays,
    break_minutes: fields.breakMinutes,
    break_paid: fields.breakIsPaid,
    balance: JSON.stringify(fields.balance),
  };
}

/** Throws `invalid` if another schedule of the body has the title; `was` is the present title of an existing one. */
function requireOwnScheduleTitle(
  tx: Writer,
  organizationId: string,
  { id, title, was }: { id: string; title: string; was: string | null },
): Promise<void> {
  return requireOwnTitle(tx, {
    among: `schedule ${organizationId}`,
    field: "title",
    title,
    was,
    others: () =>
      tx
        .selectFrom("schedule")
        .select("title")
        .where("organization_id", "=", organizationId)
        .where("id", "!=", id)
        .execute(),
    taken: structureTexts.duplicateSchedule,
  });
}

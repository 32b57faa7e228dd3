import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { organizations, StructureCompleteness } from "#api/organizations.ts";
import { type Day, firstDay, monthOf } from "#domain/calendar/day.ts";
import { earliestFirstDayKept, latestFirstDayKept } from "#domain/organizations/first-day-kept.ts";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow, lockRow, updateRows } from "#server/db/rows.ts";
import { namingViolations } from "#server/db/violations.ts";
import { recordedSoFar } from "#server/features/attendance/public.ts";
import { requireAdministered } from "#server/features/users/public.ts";
import { type ExportColumn, shortList } from "#server/integrations/files/exported-list.ts";
import type { Handlers, Handler } from "#server/kernel/bind.ts";
import { Fault, fieldFault, orNotFound } from "#server/kernel/fault.ts";
import { readBodies, scopeOf, readBody } from "#server/kernel/read-body.ts";
import { entryOf, writeSystem } from "#server/kernel/write.ts";
import { organizationPageTexts as t, organizationTexts } from "#texts/organizations.ts";
import { endBody, reinstateBody } from "./end-body.ts";
import { organizationViolations, requireOwnDescription, typedColumns } from "./organization-row.ts";
import {
  assignmentOf,
  audiences,
  countsOf,
  organizationListing,
  organizationOf,
  organizationsOfActor,
} from "./organizations.queries.ts";

/** How much of the running month is recorded, up to today, in each structure that was open in it. */
const completenessOfOrganization: Handler<typeof organizations.getCompleteness> = async (
  ctx,
  { id },
) => {
  if (!(await organizationOf(ctx, id))) throw new Fault("not-found");
  const { today } = ctx;
  const month = monthOf(today);
  const body = { ...ctx, organizationId: id, right: null };
  const recorded = await recordedSoFar(body);
  const { rows } = await readBody(body, (db) =>
    sql<{ structureId: string; title: string; contracts: number }>`
      select s.id as "structureId", s.title, (
        select count(distinct t.contract_id)::int from running_term t
        where t.organization_id = ${id} and t.structure_id = s.id
          and t.first_day <= ${today}::date and t.last_day >= ${firstDay(month)}::date) as contracts
      from structure s
      where s.organization_id = ${id} and coalesce(s.closed_on, 'infinity') >= ${firstDay(month)}::date
      order by s.search_key
      limit 1000`.execute(db),
  );
  return { month, structures: rows.map((row) => ({ ...row, ...recorded(row.structureId) })) };
};

const columns: readonly ExportColumn<StructureCompleteness>[] = [
  { header: t.structure, width: 40, kind: "text", value: (item) => item.title },
  { header: t.contracts, width: 14, kind: "number", value: (item) => item.contracts },
  { header: t.expectedDays, width: 16, kind: "number", value: (item) => item.expectedDays },
  { header: t.recordedDays, width: 16, kind: "number", value: (item) => item.recordedDays },
  { header: t.pendingDays, width: 16, kind: "number", value: (item) => item.pendingDays },
  { header: t.missingDays, width: 16, kind: "number", value: (item) => item.missingDays },
  { header: t.owedSheets, width: 16, kind: "number", value: (item) => item.owedSheets },
  { header: t.submittedSheets, width: 16, kind: "number", value: (item) => item.submittedSheets },
];

export const organizationHandlers: Handlers<typeof organizations> = {
  async getById(ctx, { id }) {
    const organization = orNotFound(await organizationOf(ctx, id));
    const counts = await readBodies(ctx, [id], (db) => countsOf(db, id, ctx.today));
    return { ...organization, ...counts };
  },
  ...organizationListing.calls,
  end: endBody,
  reinstate: reinstateBody,
  getCompleteness: completenessOfOrganization,
  /** How much of the running month is recorded in each structure, as a file. Throws `not-found`. */
  exportCompleteness: async (ctx, { format, id }) => {
    const { month, structures } = await completenessOfOrganization(ctx, { id });
    return shortList({ title: t.completenessFile(month), format, columns }, structures);
  },
  getAllForCurrentUser: organizationsOfActor,
  getOrganizationsForNewAnnouncement: (ctx) => audiences(ctx.db),
  async getForUserAssignment(ctx, { userId }) {
    await requireAdministered(ctx, userId);
    return assignmentOf(ctx.db, userId);
  },
  /**
   * Adds an organization to the register. Throws `invalid` for a title in use, and for a first day of keeping too far
   * back or ahead.
   */
  create: (ctx, fields) =>
    namingViolations(organizationViolations, () =>
      writeSystem(ctx, "organization.create", async (tx) => {
        refuseDistantStart({ was: null, to: fields.keptFrom }, ctx.today);
        const id = uuid();
        await insertRow(tx, "organization", { id, ...inColumns(fields) });
        await requireOwnDescription(tx, { id, description: fields.description, was: null });
        return {
          entry: entryOf("organization", id, { after: fields }),
          access: "everyone",
          result: { id, version: 1 },
        };
      }),
    ),
  /**
   * Changes the typed fields of an organization. Throws `changed` with the present fields if it was changed meanwhile, and
   * `invalid` for a title in use and for a first day of keeping after existing records, too far back or too far ahead.
   */
  update: (ctx, { id, version, ...fields }) =>
    namingViolations(organizationViolations, () =>
      writeSystem(ctx, "organization.update", async (tx) => {
        const found = await lockRow(tx, "organization", { id }, typedColumns);
        if (found.version !== version) throw new Fault("changed", { current: { id, ...found } });
        const start = { was: found.keptFrom, to: fields.keptFrom };
        const { description } = fields;
        await requireOwnDescription(tx, { id, description, was: found.description });
        await refuseToHideRecords(tx, id, start);
        refuseDistantStart(start, ctx.today);
        const key = { id };
        await updateRows(tx, "organization", key, { ...inColumns(fields), version: version + 1 });
        const { version: _version, ...before } = found;
        return {
          entry: entryOf("organization", id, { before, after: fields }),
          access: "everyone",
          result: { id, version: version + 1 },
        };
      }),
    ),
};

/**
 * Throws if the first day of keeping moves past a day that has records: those records would no longer count, and
 * everything owed before it would appear as done.
 */
async function refuseToHideRecords(
  tx: Writer,
  organizationId: string,
  { was, to }: { was: string | null; to: string | null },
): Promise<void> {
  if (to === null || (was !== null && to <= was)) return;
  await sql.raw(scopeOf([organizationId])).execute(tx);
  const first = await tx
    .selectFrom("attendance_record")
    .select("date")
    .where("organization_id", "=", organizationId)
    .where("date", "<", to)
    .$if(was !== null, (records) => records.where("date", ">=", was))
    .orderBy("date")
    .limit(1)
    .executeTakeFirst();
  if (first) throw fieldFault("keptFrom", organizationTexts.keptBefore(first.date));
}

/** Throws if the first day of keeping is set further back or ahead than allowed; an unchanged one is accepted. */
function refuseDistantStart({ was, to }: { was: Day | null; to: Day | null }, today: Day): void {
  if (to === null || to === was) return;
  const [earliest, latest] = [earliestFirstDayKept(today), latestFirstDayKept(today)];
  if (to < earliest) throw fieldFault("keptFrom", organizationTexts.keptTooEarly(earliest));
  if (to > latest) throw fieldFault("keptFrom", organizationTexts.keptTooLate(latest));
}

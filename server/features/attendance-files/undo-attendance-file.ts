import { sql } from "kysely";
import { z } from "zod";
import type { attendanceFiles } from "#api/attendance-files.ts";
import { IntervalField } from "#api/attendance-sheets.ts";
import type { RecordIn } from "#api/attendances.ts";
import { DayField, Id } from "#api/fields.ts";
import { firstDay, lastDay, type Month } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import type { Writer } from "#server/db/handles.ts";
import { updateRows } from "#server/db/rows.ts";
import {
  knownToRecord,
  saveRecordsWithin,
  requireReason,
} from "#server/features/attendance/public.ts";
import { peopleOf } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { attendanceFileTexts as t } from "#texts/attendance-files.ts";

/**
 * Restores the records from before a file, in one transaction, where nothing has changed since and the rules allow it; lists those that
 * stay. Throws `not-found` for a foreign file, `refused` if it was undone before or nothing of it can be.
 */
export const undoAttendanceFile: Handler<typeof attendanceFiles.undo> = async (
  ctx,
  { organizationId, id, reason },
) => {
  requireReason(ctx, reason);
  const known = await knownToRecord(ctx);
  return write(ctx, "attendance.undoImport", async (tx) => {
    const file = await lockFile(tx, organizationId, id);
    const { structureId } = file;
    const records = await recordsBefore(tx, organizationId, file);
    if (records.length === 0) throw refused(t.keptAll);
    const restoring = { organizationId, structureId, records, reason, reopens: null };
    const { saved, entries } = await saveRecordsWithin(tx, ctx, known, restoring);
    const remainingDays = saved.filter(({ outcome }) => outcome !== "saved");
    if (remainingDays.length === saved.length) throw refused(t.keptAll);
    const key = { organization_id: organizationId, id };
    await updateRows(tx, "attendance_file", key, {
      undone_at: ctx.now,
      undone_by: ctx.actor.userId,
    });
    const people = await peopleOf(
      tx,
      organizationId,
      remainingDays.map(({ contractId }) => contractId),
    );
    const nameOf = new Map(people.map((one) => [one.contractId, personName(one)]));
    const restored = saved.length - remainingDays.length;
    const undone = entryOf("attendance-file", id, {
      structureId,
      reason,
      after: { restored, kept: remainingDays.length },
    });
    return {
      entries: [...entries, undone],
      result: {
        restored,
        kept: remainingDays.map(({ contractId, date, messages }) => ({
          name: nameOf.get(contractId) ?? "",
          date,
          message: messages.join(" "),
        })),
      },
    };
  });
};

type LockedFile = { structureId: string; month: Month; requestId: string };

async function lockFile(tx: Writer, organizationId: string, id: string): Promise<LockedFile> {
  const file = await tx
    .selectFrom("attendance_file")
    .select(["structure_id as structureId", "month", "request_id as requestId", "undone_at"])
    .where((of) => of.and({ organization_id: organizationId, id }))
    .forUpdate()
    .executeTakeFirstOrThrow(notFound);
  if (file.undone_at !== null) throw refused(t.undone);
  return file;
}

const Left = z.object({
  subject: z.tuple([Id, DayField]),
  version: z.number().int(),
  before: z.object({ intervals: z.array(IntervalField), note: z.string() }).nullable(),
});

/** Each record as the ledger holds it from before the file, to be restored over the version that the file left. */
async function recordsBefore(
  tx: Writer,
  organizationId: string,
  { structureId, month, requestId }: LockedFile,
): Promise<RecordIn[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select string_to_array(l.subject_id, '/') as subject, (l.after ->> 'version')::int as version, l.before
    from ledger_entry l
    where l.organization_id = ${organizationId} and l.structure_id = ${structureId}
      and l.date between ${firstDay(month)}::date and ${lastDay(month)}::date and l.request_id = ${requestId}
      and l.act = 'attendance.import' and l.subject_kind = 'attendance-record' and l.after is not null
    order by l.id`.execute(tx);
  return rows.map((row) => {
    const { subject, version, before } = Left.parse(row);
    const [contractId, date] = subject;
    return {
      contractId,
      date,
      version,
      intervals: before?.intervals ?? [],
      note: before?.note ?? "",
    };
  });
}

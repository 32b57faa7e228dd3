import { sql } from "kysely";
import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { attendanceFiles, AttendanceFile } from "#api/attendance-files.ts";
import type { InputOf } from "#api/call.ts";
import { inColumns, type AsStored, toResponse } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertRow } from "#server/db/rows.ts";
import {
  calculatorOf,
  reasonMask,
  knownToRecord,
  saveRecordsWithin,
  requireReason,
} from "#server/features/attendance/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { attendanceFileTexts as t } from "#texts/attendance-files.ts";
import { judgeFile } from "./judge-file.ts";
import { learnWords } from "./learn-words.ts";
import { headingsHash, chosenColumnsOf } from "./matching.ts";
import { readAttendanceFile, matchingOf } from "./read-attendance-file.ts";
import { undoAttendanceFile } from "./undo-attendance-file.ts";
import { forgetWord, knownWords } from "./words-of-body.ts";

export const attendanceFileHandlers: Handlers<typeof attendanceFiles> = {
  read: readAttendanceFile,
  /** What a file would do, cell by cell; nothing is changed. */
  preview: async (ctx, input) => {
    const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
    const { report } = await readBody(ctx, (db) => judgeFile(db, ctx, { calculator, mask }, input));
    return report;
  },
  /**
   * Records a file in one transaction: all of it, or with `skipErrors` all that was understood. The matching of its
   * columns is remembered. Throws `refused` while a cell is not understood or nothing would change, `changed` if
   * someone else saved first.
   */
  apply: async (ctx, input) => {
    const { organizationId, structureId, month, fileName, reason } = input;
    requireReason(ctx, reason);
    const known = await knownToRecord(ctx);
    const id = uuid();
    return write({ ...ctx, source: "import" }, "attendance.import", async (tx) => {
      const { report, records } = await judgeFile(tx, ctx, known, input);
      if (report.counts.error > 0 && !input.skipErrors)
        throw refused(t.hasErrors(report.counts.error));
      if (records.length === 0) throw refused(t.nothing);
      const recording = { organizationId, structureId, records, reason, reopens: null };
      const { saved, entries } = await saveRecordsWithin(tx, ctx, known, recording);
      if (saved.some(({ outcome }) => outcome !== "saved"))
        throw new Fault("changed", { detail: t.meanwhile });
      await remember(tx, ctx, input);
      const learnt = await learnWords(tx, ctx, known, input);
      const words = learnt.map(({ word, code }) => t.stands(word, code)).join(", ");
      await insertRow(tx, "attendance_file", {
        ...inColumns({ organizationId, id, structureId, month, fileName }),
        request_id: ctx.origin.requestId,
        records: records.length,
        made_at: ctx.now,
        made_by: ctx.actor.userId,
      });
      const file = entryOf("attendance-file", id, {
        structureId,
        reason,
        after: { fileName, month, ...report.counts, ...(words === "" ? {} : { words }) },
      });
      return { entries: [...entries, file], result: { id, report } };
    });
  },
  /** The last files of a structure's month, newest first, with who undid each. */
  getAll: async (ctx, query) => {
    const { organizationId, structureId, month } = query;
    const { rows } = await readBody(ctx, async (db) => {
      await requireStructure(db, query);
      return sql<AsStored<AttendanceFile, "madeAt" | "undoneAt">>`
      select f.id, f.file_name as "fileName", f.records, f.made_at as "madeAt", m.nick_name as "madeBy",
        f.undone_at as "undoneAt", u.nick_name as "undoneBy"
      from attendance_file f
      join app_user m on m.id = f.made_by
      left join app_user u on u.id = f.undone_by
      where f.organization_id = ${organizationId} and f.structure_id = ${structureId} and f.month = ${month}
      order by f.made_at desc, f.id desc limit 20`.execute(db);
    });
    return { items: rows.map(toResponse) };
  },
  getWords: knownWords,
  forgetWord,
  undo: undoAttendanceFile,
};

/** Stores a dated row if the chosen columns differ from those last stored. */
async function remember(
  tx: Writer,
  { organizationId, actor, now }: BodyContext,
  { headings, columns, month }: InputOf<typeof attendanceFiles.apply>,
): Promise<void> {
  const chosenColumns = chosenColumnsOf(headings, month, columns);
  const headings_hash = headingsHash(headings, month);
  const savedMatching = await matchingOf(tx, organizationId, headings_hash);
  if (savedMatching && isDeepStrictEqual(savedMatching.columns, chosenColumns)) return;
  await insertRow(tx, "attendance_file_matching", {
    organization_id: organizationId,
    id: uuid(),
    headings_hash,
    columns: JSON.stringify(chosenColumns),
    made_at: now,
    made_by: actor.userId,
  });
}

import { sql } from "kysely";
import type { attendanceFiles, AttendanceFile } from "#api/attendance-files.ts";
import { asTold } from "#server/db/columns.ts";
import { calculatorOf, reasonMask } from "#server/features/attendance/public.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { applyAttendanceFile } from "./apply-attendance-file.ts";
import { judgeFile } from "./judge-file.ts";
import { readAttendanceFile } from "./read-attendance-file.ts";
import { undoAttendanceFile } from "./undo-attendance-file.ts";
import { forgetWord, knownWords } from "./words-of-body.ts";

type Row = Omit<AttendanceFile, "madeAt" | "undoneAt"> & { madeAt: Date; undoneAt: Date | null };

export const attendanceFileHandlers: Handlers<typeof attendanceFiles> = {
  read: readAttendanceFile,
  /** What a file would do, cell by cell; nothing is changed. */
  preview: async (ctx, asked) => {
    const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
    const { report } = await readBody(ctx, (db) => judgeFile(db, ctx, { calculator, mask }, asked));
    return report;
  },
  apply: applyAttendanceFile,
  /** The last files of a structure's month, newest first, with who undid which. */
  getAll: async (ctx, asked) => {
    const { organizationId, structureId, month } = asked;
    const { rows } = await readBody(ctx, async (db) => {
      await requireStructure(db, asked);
      return sql<Row>`
      select f.id, f.file_name as "fileName", f.records, f.made_at as "madeAt", m.nick_name as "madeBy",
        f.undone_at as "undoneAt", u.nick_name as "undoneBy"
      from attendance_file f
      join app_user m on m.id = f.made_by
      left join app_user u on u.id = f.undone_by
      where f.organization_id = ${organizationId} and f.structure_id = ${structureId} and f.month = ${month}
      order by f.made_at desc, f.id desc limit 20`.execute(db);
    });
    return { items: rows.map(asTold) };
  },
  getWords: knownWords,
  forgetWord,
  undo: undoAttendanceFile,
};

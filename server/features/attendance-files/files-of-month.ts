import { sql } from "kysely";
import type { AttendanceFile, attendanceFiles } from "#api/attendance-files.ts";
import { asTold } from "#server/db/columns.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";

type Row = Omit<AttendanceFile, "madeAt" | "undoneAt"> & { madeAt: Date; undoneAt: Date | null };

/** The last files of a structure's month, newest first, with who undid which. */
export const filesOfMonth: Handler<typeof attendanceFiles.getAll> = async (ctx, asked) => {
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
};

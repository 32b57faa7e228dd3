import type { attendanceFiles } from "#api/attendance-files.ts";
import { calculatorOf, reasonMask } from "#server/features/attendance/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { judgeFile } from "./judge-file.ts";

/** What a file would do, cell by cell; nothing is changed. */
export const previewAttendanceFile: Handler<typeof attendanceFiles.preview> = async (
  ctx,
  asked,
) => {
  const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
  const { report } = await readBody(ctx, (db) => judgeFile(db, ctx, { calculator, mask }, asked));
  return report;
};

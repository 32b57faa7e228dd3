import type { attendanceFiles } from "#api/attendance-files.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import { calculatorOf, reasonMask } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { judgeFile } from "./judge-file.ts";

/** What a file would do, cell by cell; nothing is changed. */
export async function previewAttendanceFile(
  ctx: BodyContext,
  asked: InputOf<typeof attendanceFiles.preview>,
): Promise<OutputOf<typeof attendanceFiles.preview>> {
  const [calculator, mask] = await Promise.all([calculatorOf(ctx), reasonMask(ctx)]);
  const { report } = await readBody(ctx, (db) => judgeFile(db, ctx, { calculator, mask }, asked));
  return report;
}

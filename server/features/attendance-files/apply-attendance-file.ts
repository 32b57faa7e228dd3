import { isDeepStrictEqual } from "node:util";
import { v7 as uuid } from "uuid";
import type { attendanceFiles } from "#api/attendance-files.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { Writer } from "#server/db/handles.ts";
import { knownToRecord, recordedIn, requireReason } from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { attendanceFileTexts as t } from "#texts/attendance-files.ts";
import { judgeFile } from "./judge-file.ts";
import { learnWords } from "./learn-words.ts";
import { headingsHash, saidOf } from "./matching.ts";
import { matchingOf } from "./read-attendance-file.ts";

type Asked = InputOf<typeof attendanceFiles.apply>;

/**
 * Records a file in one transaction: all that it says, or with `skipErrors` all that was understood. What its columns are
 * is remembered. Throws `refused` while a cell is not understood or nothing would change, `changed` when another hand was
 * first.
 */
export async function applyAttendanceFile(
  ctx: BodyContext,
  asked: Asked,
): Promise<OutputOf<typeof attendanceFiles.apply>> {
  const { organizationId, structureId, month, fileName, reason } = asked;
  requireReason(ctx, reason);
  const known = await knownToRecord(ctx);
  const id = uuid();
  return write({ ...ctx, source: "import" }, "attendance.import", async (tx) => {
    const { report, records } = await judgeFile(tx, ctx, known, asked);
    if (report.counts.error > 0 && !asked.skipErrors)
      throw refused(t.hasErrors(report.counts.error));
    if (records.length === 0) throw refused(t.nothing);
    const recording = { organizationId, structureId, records, reason, reopens: null };
    const { saved, entries } = await recordedIn(tx, ctx, known, recording);
    if (saved.some(({ outcome }) => outcome !== "saved"))
      throw new Fault("changed", { detail: t.meanwhile });
    await remember(tx, ctx, asked);
    const learnt = await learnWords(tx, ctx, known, asked);
    const words = learnt.map(({ word, code }) => t.stands(word, code)).join(", ");
    await tx
      .insertInto("attendance_file")
      .values({
        organization_id: organizationId,
        id,
        structure_id: structureId,
        month,
        file_name: fileName,
        request_id: ctx.origin.requestId,
        records: records.length,
        made_at: ctx.now,
        made_by: ctx.actor.userId,
      })
      .execute();
    const file = entryOf("attendance-file", id, {
      structureId,
      reason,
      after: { fileName, month, ...report.counts, ...(words === "" ? {} : { words }) },
    });
    return { entries: [...entries, file], result: { id, report } };
  });
}

/** A dated row, where what was said differs from what was said last. */
async function remember(
  tx: Writer,
  { organizationId, actor, now }: BodyContext,
  { headings, columns, month }: Asked,
): Promise<void> {
  const said = saidOf(headings, month, columns);
  const headings_hash = headingsHash(headings, month);
  const kept = await matchingOf(tx, organizationId, headings_hash);
  if (kept && isDeepStrictEqual(kept.columns, said)) return;
  await tx
    .insertInto("attendance_file_matching")
    .values({
      organization_id: organizationId,
      id: uuid(),
      headings_hash,
      columns: JSON.stringify(said),
      made_at: now,
      made_by: actor.userId,
    })
    .execute();
}

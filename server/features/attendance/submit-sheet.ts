import { refusalToSubmit } from "#domain/attendance/refusal.ts";
import type { attendances } from "#api/attendances.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import { refusalTexts } from "#texts/refusals.ts";
import type { Writer } from "#server/db/handles.ts";
import { lockRow } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { write } from "#server/kernel/write.ts";
import { moveSheets } from "./move-sheets.ts";
import { resultsOfDay } from "./results-of-day.ts";
import { calculatorOf } from "./calculator.ts";

/**
 * Submits the sheet of a structure and day. Refused while someone with a duty has no record, if no one is expected, for
 * a day to come, or when it is submitted or locked already; 409 with the current sheet when its version has changed.
 * `first` runs in the transaction before anything else.
 */
export async function submitSheet(
  ctx: BodyContext,
  input: InputOf<typeof attendances.submitSheet>,
  first: (tx: Writer) => Promise<void> = async () => undefined,
): Promise<OutputOf<typeof attendances.submitSheet>> {
  const { structureId, date } = input;
  const calculator = await calculatorOf(ctx);
  return write(ctx, "attendance.submit", async (tx) => {
    await first(tx);
    await lockRow(tx, "structure", { organization_id: ctx.organizationId, id: structureId });
    const sheet = await tx
      .selectFrom("attendance_sheet")
      .select(["state", "version"])
      .where("organization_id", "=", ctx.organizationId)
      .where((of) => of.and({ structure_id: structureId, date }))
      .executeTakeFirst();
    const state = sheet?.state ?? "open";
    const version = sheet?.version ?? 0;
    if (version !== input.version) throw new Fault("changed", { current: { state, version } });
    const results = await resultsOfDay(tx, ctx, calculator, structureId, date);
    const refusal = refusalToSubmit({ day: date, today: ctx.today, state, results });
    if (refusal !== null)
      throw new Fault(refusal === "sheet-locked" ? "locked" : "refused", {
        detail: refusalTexts[refusal],
      });
    return {
      entries: await moveSheets(tx, ctx, [{ structureId, date }], "submitted"),
      result: { state: "submitted" as const, version: version + 1 },
    };
  });
}

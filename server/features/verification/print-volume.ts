import type { Month } from "#domain/calendar/day.ts";
import { rowBy } from "#server/db/rows.ts";
import { drawVolume } from "#server/integrations/print/draw-apart.ts";
import type { PrintedMonth, PrintedVolume } from "#server/integrations/print/printed-month.ts";
import type { Clock } from "#server/kernel/clock.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { write } from "#server/kernel/write.ts";
import { printedSheet } from "./printed-sheet.ts";
import { heldFrom } from "./volume.queries.ts";

type PrintRequest = {
  month: Month;
  structureIds: readonly string[];
  clock: Clock;
  signal: AbortSignal;
};

/** What is recorded about a print while it is drawn, and at its end. */
type PrintProgress = {
  state?: "done" | "failed" | "stopped";
  drawn?: number;
  pages?: number;
  file?: Buffer;
};

const renewalMilliseconds = 20_000;

/**
 * Draws the sheets of the structures into one file, one structure at a time, and stores it with its progress. Never
 * throws: errors are recorded in the print. A print that is cancelled, or requested again, stops being drawn.
 */
export async function printVolume(ctx: BodyContext, request: PrintRequest): Promise<void> {
  const gone = new AbortController();
  const signal = AbortSignal.any([request.signal, gone.signal]);
  const note = async (known: PrintProgress) => {
    if (!(await noteProgress(ctx, request, known))) gone.abort();
  };
  const warn = (error: unknown) => ctx.log.warn({ err: error }, "A print was not noted");
  const renewal = setInterval(() => void note({}).catch(warn), renewalMilliseconds).unref();
  const { month, structureIds } = request;
  try {
    const volume = await volumeOf(ctx, month, structureIds.length);
    const onDrawn = (drawn: number) => note({ drawn });
    const { bytes, pages } = await drawVolume(volume, () => sheetsOf(ctx, month, structureIds), {
      signal,
      onDrawn,
    });
    await note({ state: "done", pages, file: bytes });
  } catch (error) {
    if (!signal.aborted) ctx.log.error({ err: error }, "A month was not printed");
    await note({ state: signal.aborted ? "stopped" : "failed" }).catch(warn);
  } finally {
    clearInterval(renewal);
  }
}

async function* sheetsOf(
  ctx: BodyContext,
  month: Month,
  structureIds: readonly string[],
): AsyncGenerator<PrintedMonth> {
  const { organizationId } = ctx;
  for (const structureId of structureIds)
    yield await printedSheet(ctx, { organizationId, structureId, month });
}

async function volumeOf(
  ctx: BodyContext,
  month: Month,
  structures: number,
): Promise<PrintedVolume> {
  const body = await readBody(ctx, (db) =>
    rowBy(db, "organization", { id: ctx.organizationId }, ["description as title", "afm"]),
  );
  return { organization: body, month, structures, printedAt: ctx.now };
}

/** Stores the progress in the print; false if that was cancelled or replaced by another. */
function noteProgress(
  ctx: BodyContext,
  { month, clock }: PrintRequest,
  known: PrintProgress,
): Promise<boolean> {
  return write(ctx, "month.print", async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("month_print")
      .set({ ...known, held_until: heldFrom(clock()) })
      .where("organization_id", "=", ctx.organizationId)
      .where("asked_by", "=", ctx.actor.userId)
      .where("month", "=", month)
      .where("asked_at", "=", ctx.now)
      .executeTakeFirst();
    return { entries: [], result: numUpdatedRows > 0n };
  });
}

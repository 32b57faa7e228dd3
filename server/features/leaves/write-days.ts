import type { Interval } from "#domain/attendance/types.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import {
  type ContractDay,
  type knownToRecord,
  recordedIn,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { type Entry, write } from "#server/kernel/write.ts";

type Asked<T> = {
  /** What the call answers, and again where it is repeated. */
  answer: T;
  contractId: string;
  reason: string;
  changes: readonly { stands: ContractDay; intervals: Interval[] }[];
};

/**
 * Writes days of one contract, of whichever structures and months, in one transaction: all of them or none. Throws
 * `changed` where another hand was first, `refused` with what the rules say.
 */
export async function writeDays<T>(
  ctx: BodyContext,
  act: LedgerAct,
  known: Awaited<ReturnType<typeof knownToRecord>>,
  { answer, contractId, reason, changes }: Asked<T>,
): Promise<T> {
  const byStructure = Map.groupBy(changes, ({ stands }) => stands.term?.structureId ?? "");
  return write(ctx, act, async (tx) => {
    const entries: Entry[] = [];
    for (const [structureId, days] of [...byStructure].toSorted(byKey)) {
      const records = days.map(({ stands: { date, record }, intervals }) => ({
        contractId,
        date,
        version: record?.version ?? 0,
        intervals,
      }));
      const asked = { organizationId: ctx.organizationId, structureId, records, reason };
      const done = await recordedIn(tx, ctx, known, { ...asked, reopens: null });
      const failed = done.saved.filter(({ outcome }) => outcome !== "saved");
      if (failed.length > 0)
        throw new Fault(
          failed.some(({ outcome }) => outcome === "changed") ? "changed" : "refused",
          {
            detail: failed.map(({ date, messages }) => t.inTheWay(date, messages.join(" "))),
          },
        );
      entries.push(...done.entries);
    }
    return { entries, result: answer };
  });
}

/** Structures are held in one order, so that two who write several wait for each other. */
function byKey([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

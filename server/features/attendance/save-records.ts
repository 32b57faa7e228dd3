import { addResult } from "#domain/attendance/month.ts";
import { type RecordRefusal, refusalToRecord } from "#domain/attendance/refusal.ts";
import type { RecordIn, SavedRecord, attendances } from "#api/attendances.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import { refusalTexts } from "#texts/refusals.ts";
import type { Writer } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { type Entry, type Source, write } from "#server/kernel/write.ts";
import { type ShownReasons, shownReasons } from "./shown-reasons.ts";
import { type Standing, standingOf } from "./standing.ts";
import { type MonthChange, type RecordChange, storeRecords } from "./store-records.ts";
import { type Works, worksOf } from "./works.ts";

type Input = InputOf<typeof attendances.saveRecords>;

/**
 * Saves records of one structure, each with its own outcome: `saved`; `changed` when another hand was first, with what
 * stands now; `refused` with Greek sentences. What can be saved is saved in one transaction, with its month's totals.
 * An Administrator must say why, and writes in locked days too. Throws `locked` when all of it is locked, `not-found` when the structure or a contract is not of this body.
 */
export async function saveRecords(
  ctx: BodyContext,
  input: Input,
  source: Source = "web",
  first: (tx: Writer) => Promise<void> = async () => undefined,
): Promise<OutputOf<typeof attendances.saveRecords>> {
  if (ctx.actor.role === "Administrator" && input.reason.length < 3)
    throw new Fault("invalid", {
      errors: { reason: [refusalTexts["reason-needed"]] },
      detail: refusalTexts["reason-needed"],
    });
  const [works, shown] = await Promise.all([worksOf(ctx), shownReasons(ctx)]);
  return write(
    ctx,
    "attendance.save",
    async (tx) => {
      await first(tx);
      const standings = await standingOf(tx, ctx, input.structureId, input.records);
      const decided = input.records.map((record, index) =>
        decide(ctx, works, input.structureId, record, standings[index]),
      );
      const changes = decided.flatMap((one) => (one.change ? [one.change] : []));
      if (decided.every((one) => one.refusal === "day-locked")) throw lockedFault(decided, shown);
      if (changes.length > 0)
        await storeRecords(tx, ctx, changes, await monthChanges(tx, ctx, works, changes));
      return {
        entries: changes.map((change) => entryOf(change, input.reason)),
        result: { records: decided.map((one) => shownRecord(one.saved, shown)) },
      };
    },
    source,
  );
}

type Decided = {
  saved: SavedRecord;
  change: RecordChange | null;
  refusal: RecordRefusal | null;
};

/** Nothing of what was sent could be saved for the lock: 423, with what became of each. */
function lockedFault(decided: readonly Decided[], shown: ShownReasons): Fault {
  const current = { records: decided.map((one) => shownRecord(one.saved, shown)) };
  return new Fault("locked", { detail: refusalTexts["day-locked"], current });
}

/** What stands now, as whoever saves may see it. */
function shownRecord(saved: SavedRecord, shown: ShownReasons): SavedRecord {
  if (!saved.current) return saved;
  const intervals = shown.intervals(saved.date, saved.current.intervals);
  return { ...saved, current: { ...saved.current, intervals } };
}

/** An Administrator writes in locked days too, since the reason is always given (product.md 4). */
function writesThroughLocks(ctx: BodyContext): boolean {
  return ctx.actor.role === "Administrator";
}

function decide(
  ctx: BodyContext,
  works: Works,
  structureId: string,
  record: RecordIn,
  standing: Standing | undefined,
): Decided {
  if (!standing) throw new Fault("not-found");
  const { contractId, date } = record;
  const outcome = (saved: Omit<SavedRecord, "contractId" | "date">): SavedRecord => ({
    contractId,
    date,
    ...saved,
  });
  if (standing.version !== record.version) {
    return {
      change: null,
      refusal: null,
      saved: outcome({
        outcome: "changed",
        version: standing.version,
        messages: [refusalTexts["changed-by-another"]],
        current: standing.current,
      }),
    };
  }
  const { plan, nature } = works.planOn(standing, date, structureId);
  const refusal = refusalToRecord({
    day: date,
    today: ctx.today,
    locked: standing.isLocked && !writesThroughLocks(ctx),
    insideContract: standing.term !== null && standing.term.structureId === structureId,
    monthSigned: standing.monthState !== null && closedStates.has(standing.monthState),
    plan,
    reasons: works.reasonsOn(date),
    intervals: record.intervals,
  });
  if (refusal !== null || standing.term === null) {
    return {
      change: null,
      refusal: refusal ?? "outside-contract",
      saved: outcome({
        outcome: "refused",
        version: standing.version,
        messages: [refusalTexts[refusal ?? "outside-contract"]],
      }),
    };
  }
  const resultOf = (intervals: RecordIn["intervals"]) =>
    works.resultOn({ standing, date, structureId, plan, nature, intervals });
  const change: RecordChange = {
    standing,
    structureId,
    record: { ...record, note: record.note ?? standing.current.note },
    term: standing.term,
    before: standing.result ?? resultOf([]),
    after: resultOf(record.intervals),
    version: standing.version + 1,
  };
  return {
    change,
    refusal: null,
    saved: outcome({ outcome: "saved", version: change.version, messages: [] }),
  };
}

/** A submitted month is returned before it is edited; a signed one takes an unlock. */
const closedStates = new Set(["submitted", "signed", "approved", "paid"]);

/** New totals of each contract and month touched: those kept, less what each day was, plus what it became. */
async function monthChanges(
  tx: Writer,
  ctx: BodyContext,
  works: Works,
  changes: RecordChange[],
): Promise<MonthChange[]> {
  const months = new Map<string, MonthChange>();
  for (const change of changes) {
    const month = change.record.date.slice(0, 7);
    const key = `${change.record.contractId} ${month}`;
    const known = months.get(key);
    const totals =
      known?.totals ??
      change.standing.totals ??
      (await works.totalsOfMonth(tx, ctx, change.standing, month));
    const next = addResult(addResult(totals, change.before, -1), change.after, 1);
    months.set(key, {
      contractId: change.record.contractId,
      month,
      structureId: change.structureId,
      totals: next,
    });
  }
  return [...months.values()];
}

function entryOf(change: RecordChange, reason: string): Entry {
  const { record, standing } = change;
  return {
    subjectKind: "attendance-record",
    subjectId: `${record.contractId}/${record.date}`,
    structureId: change.structureId,
    date: record.date,
    reason,
    before:
      standing.version === 0 ? null : toldOf(standing.current, change.before, standing.version),
    after: toldOf(record, change.after, change.version),
  };
}

/** What the ledger keeps of a record: enough to tell whether the stored one is still it. */
function toldOf(
  { intervals, note }: Pick<RecordChange["record"], "intervals" | "note">,
  { label, workedMinutes }: RecordChange["after"],
  version: number,
) {
  return { intervals, note, label, workedMinutes, version };
}

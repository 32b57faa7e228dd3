import { isDeepStrictEqual } from "node:util";
import { recordState } from "#domain/attendance/record-state.ts";
import { type RecordRefusal, refusalToRecord } from "#domain/attendance/refusal.ts";
import type { RecordIn, SavedRecord, attendances } from "#api/attendances.ts";
import type { InputOf, OutputOf } from "#api/call.ts";
import { refusalTexts } from "#texts/refusals.ts";
import type { Writer } from "#server/db/handles.ts";
import { queueWorkCards, type SavedDay, submitsCards } from "#server/features/ergani/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, fieldFault } from "#server/kernel/fault.ts";
import { entryOf, type Entry, write } from "#server/kernel/write.ts";
import { type EffectOn, effectsOnRecords } from "./effects-on-months.ts";
import { inOwnHand } from "./in-own-hand.ts";
import { monthChanges } from "./month-changes.ts";
import { type ReasonMask, reasonMask } from "./reason-mask.ts";
import { type CurrentVersion, currentVersions } from "./current-version.ts";
import { type RecordChange, storeRecords } from "./store-days.ts";
import { reopenMonths } from "./reopen-months.ts";
import { type Calculator, calculatorOf } from "./calculator.ts";
import { knownCalendar } from "./calendar.ts";
import { lockedCalculator, type KnownCalculator } from "./locked-calculator.ts";
import { withTelework } from "./with-telework.ts";

type Input = InputOf<typeof attendances.saveRecords>;

/** Records to save; `reopens` is null if the user was not shown which months reopen: then none does, and its records are refused. */
type RecordsToSave = Omit<Input, "reopens"> & { reopens: Input["reopens"] | null };

/**
 * Saves records of one structure, each with its own outcome: `saved`; `changed` if someone else saved first, with the
 * current record; `refused` with Greek sentences. Everything that can be saved is saved in one transaction, with its
 * month's totals; a closed month with a record changed under an unlock returns to draft in the same transaction.
 * An Administrator must give a reason, and writes in locked days too. Throws `locked` when all of it is locked,
 * `not-found` when the structure or a contract is not of this body or a month of `reopens` has no record in the input,
 * `invalid` for a day that comes twice, `changed` when a month would reopen that is not among `reopens`.
 */
export async function saveRecords(
  ctx: BodyContext,
  input: RecordsToSave,
  first: (tx: Writer) => Promise<void> = async () => undefined,
): Promise<OutputOf<typeof attendances.saveRecords>> {
  requireReason(ctx, input.reason);
  const recorded = new Set(input.records.map(({ contractId }) => contractId));
  if (input.reopens?.some(({ contractId }) => !recorded.has(contractId)))
    throw new Fault("not-found");
  const known = await readSaveContext(ctx);
  return write(ctx, "attendance.save", async (tx) => {
    await first(tx);
    const records = ctx.source === "web" ? await inOwnHand(tx, ctx, input.records) : input.records;
    const { saved, entries } = await saveRecordsWithin(tx, ctx, known, { ...input, records });
    return { entries, result: { records: saved } };
  });
}

/** What saving reads before its transaction. */
type SaveContext = KnownCalculator & { mask: ReasonMask; isSubmitting: boolean };

export async function readSaveContext(ctx: BodyContext): Promise<SaveContext> {
  // The version first: if the calendar is reloaded between the two, it is only checked once more.
  const [{ version: calendarVersion }, calculator, mask, isSubmitting] = await Promise.all([
    knownCalendar(ctx),
    calculatorOf(ctx),
    reasonMask(ctx),
    submitsCards(ctx),
  ]);
  return { calculator, calendarVersion, mask, isSubmitting };
}

/**
 * Saves records of one structure within a transaction: returns each one's outcome and the ledger entries. Telework sent
 * as an absence reason is stored as its own kind: its days have limits of their own (R15).
 */
export async function saveRecordsWithin(
  tx: Writer,
  ctx: BodyContext,
  known: SaveContext,
  request: RecordsToSave,
): Promise<{ saved: SavedRecord[]; entries: Entry[] }> {
  const input = { ...request, records: request.records.map(withTelework) };
  requireEachOnce(input.records);
  const { mask, isSubmitting } = known;
  const versions = await currentVersions(tx, ctx, input.structureId, input.records);
  const calculator = await lockedCalculator(tx, ctx, known, versions);
  const effectOn = await effectsOnRecords(tx, ctx, input, versions);
  const decided = input.records.map((record, index) =>
    decide(ctx, { calculator, effectOn }, input, record, versions[index]),
  );
  const changes = decided.flatMap((one) => (one.change ? [one.change] : []));
  if (decided.every((one) => one.refusal === "day-locked")) throw lockedFault(ctx, decided, mask);
  const reopening = decided.flatMap(({ saved, reopens }) => (reopens ? [saved] : []));
  const reopened = await reopenMonths(tx, ctx, reopening, input.reopens ?? []);
  if (changes.length > 0) {
    if (isSubmitting) await queueWorkCards(tx, ctx, changes.map(savedDay));
    await storeRecords(tx, ctx, changes, await monthChanges(tx, ctx, calculator, changes));
  }
  return {
    saved: decided.map((one) => maskedRecord(ctx, one.saved, mask)),
    entries: [...reopened, ...changes.map((change) => entryOfChange(change, input.reason))],
  };
}

/** An Administrator must give a reason. */
export function requireReason({ actor }: BodyContext, reason: string): void {
  if (actor.role === "Administrator" && reason.length < 3)
    throw new Fault("invalid", {
      errors: { reason: [refusalTexts["reason-needed"]] },
      detail: refusalTexts["reason-needed"],
    });
}

/** If a day came twice, it would be unclear which one is meant. */
function requireEachOnce(records: RecordsToSave["records"]): void {
  const days = new Set(records.map(({ contractId, date }) => `${contractId} ${date}`));
  if (days.size < records.length) throw fieldFault("records", refusalTexts["day-twice"]);
}

type DecidedRecord = {
  saved: SavedRecord;
  change: RecordChange | null;
  /** The change returns the month of the record to draft. */
  reopens: boolean;
  refusal: RecordRefusal | null;
};

function savedDay({ record, stored }: RecordChange): SavedDay {
  const { contractId, date, intervals } = record;
  return { contractId, date, before: stored.current.intervals, after: intervals };
}

/** Everything sent was refused because of the lock: 423, with each record's outcome. */
function lockedFault(ctx: BodyContext, decided: readonly DecidedRecord[], mask: ReasonMask): Fault {
  const current = { records: decided.map((one) => maskedRecord(ctx, one.saved, mask)) };
  return new Fault("locked", { detail: refusalTexts["day-locked"], current });
}

/** What is stored now, as the actor may see it: the holder of a link sees nothing of it, since its note is not for links. */
function maskedRecord(
  { source }: BodyContext,
  { current, ...saved }: SavedRecord,
  mask: ReasonMask,
): SavedRecord {
  if (!current || source === "link") return saved;
  const intervals = mask.intervals(saved.date, current.intervals);
  return { ...saved, current: { ...current, intervals } };
}

function decide(
  ctx: BodyContext,
  { calculator, effectOn }: { calculator: Calculator; effectOn: EffectOn },
  { structureId, reopens }: RecordsToSave,
  record: RecordIn,
  stored: CurrentVersion | undefined,
): DecidedRecord {
  if (!stored) throw new Fault("not-found");
  const { contractId, date } = record;
  const outcome = (saved: Omit<SavedRecord, "contractId" | "date">): SavedRecord => ({
    contractId,
    date,
    ...saved,
  });
  if (stored.version !== record.version) {
    return {
      ...untouched,
      saved: outcome({
        outcome: "changed",
        version: stored.version,
        messages: [
          refusalTexts[stored.current.isOwn ? "changed-by-yourself" : "changed-by-another"],
        ],
        current: stored.current,
      }),
    };
  }
  const { current } = stored;
  const effect = effectOn(contractId, date);
  if (effect === "reopens" && isAsItStands(record, current))
    return {
      ...untouched,
      saved: outcome({ outcome: "saved", version: stored.version, messages: [] }),
    };
  const { plan, nature } = calculator.planOn(stored, date, structureId);
  const refusal = refusalToRecord({
    day: date,
    today: ctx.today,
    // An Administrator writes in locked days too, since a reason is always given.
    locked: stored.isLocked && ctx.actor.role !== "Administrator",
    insideContract: stored.term !== null && stored.term.structureId === structureId,
    monthSigned: effect === "closed" || (effect === "reopens" && reopens === null),
    plan,
    reasons: calculator.reasonsOn(date),
    intervals: record.intervals,
  });
  if (refusal !== null || stored.term === null) {
    return {
      ...untouched,
      refusal: refusal ?? "outside-contract",
      saved: outcome({
        outcome: "refused",
        version: stored.version,
        messages: [refusalTexts[refusal ?? "outside-contract"]],
      }),
    };
  }
  const resultOf = (intervals: RecordIn["intervals"]) =>
    calculator.resultOn({ term: stored.term, date, structureId, plan, nature, intervals });
  const change: RecordChange = {
    stored,
    structureId,
    record: { ...record, note: record.note ?? current.note },
    term: stored.term,
    before: stored.result ?? resultOf([]),
    after: resultOf(record.intervals),
    version: stored.version + 1,
  };
  return {
    change,
    reopens: effect === "reopens",
    refusal: null,
    saved: outcome({ outcome: "saved", version: change.version, messages: [] }),
  };
}

const untouched = { change: null, reopens: false, refusal: null } as const;

function isAsItStands({ intervals, note }: RecordIn, current: CurrentVersion["current"]): boolean {
  return (
    isDeepStrictEqual(intervals, current.intervals) && (note === undefined || note === current.note)
  );
}

function entryOfChange(change: RecordChange, reason: string): Entry {
  const { record, stored } = change;
  return entryOf("attendance-record", `${record.contractId}/${record.date}`, {
    structureId: change.structureId,
    date: record.date,
    reason,
    before:
      stored.version === 0 ? null : recordState(stored.current, change.before, stored.version),
    after: recordState(record, change.after, change.version),
  });
}

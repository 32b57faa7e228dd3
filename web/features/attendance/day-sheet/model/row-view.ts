import { noBalance } from "#domain/attendance/balance.ts";
import { resultOfDay, settleDay } from "#domain/attendance/day.ts";
import { findingsOfDay } from "#domain/attendance/findings/all.ts";
import type { FindingDay, Frame } from "#domain/attendance/findings/frame.ts";
import { spendingDays, withAllowances } from "#domain/attendance/findings/overtime.ts";
import type { DayResult, Finding, Interval, Mark, Minute } from "#domain/attendance/types.ts";
import type { SpendingDay } from "#domain/overtime/spend.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { Draft, StoredDay } from "../../model/drafts.ts";
import type { DayModel, Person } from "./day.ts";

/** Everything computed for a row from what is typed, or from what is stored if the typed text is refused. */
export type RowView = {
  result: DayResult;
  arrival: Minute | null;
  departure: Minute | null;
  /** The sources of the times, each once. */
  marks: readonly Mark[];
  findings: readonly Finding[];
  /** Someone should look at it: no record, a missing punch, a refusal or a warning. */
  isDoubtful: boolean;
  /** A duty of today or earlier without a record. */
  isPending: boolean;
};

const working = { kind: "working", title: null, stopMinute: null } as const;

/** The stored content and the draft of one contract's day. */
export type DayOfPerson = { person: Person; draft: Draft | undefined; stored: StoredDay };

/** `others` are the days of the same person's other contracts, which use up the same overtime decisions. */
export function rowView(
  model: DayModel,
  person: Person,
  draft: Draft | undefined,
  stored: StoredDay,
  others: readonly DayOfPerson[] = [],
): RowView {
  const { date, today, structure } = model;
  const day = findingDay(model, { person, draft, stored });
  const { intervals, plan, result } = day;
  const present = settleDay(intervals, plan).filter(({ kind }) => kind !== "absence");
  const frame = frameOf(model, person);
  const before = dayBefore(model, person);
  const punched = person.punches.length > 0 ? { punches: person.punches } : {};
  const overtime = model.overtimeOf(person.id);
  const spent = overtime && {
    grants: overtime.grants,
    others: [...others.flatMap((one) => spendingOf(model, one)), ...overtime.elsewhere],
  };
  const [found] = withAllowances([{ ...day, ...punched }], frame, structure.id, spent);
  const findings = found ? findingsOfDay(found, before, frame, model.leaveOf(person.id)) : [];
  const isPending = result.label === "pending" && date <= today;
  const isWrong = draft?.content.kind === "refused" || draft?.answer !== undefined;
  const isSuspect = findings.some(({ level }) => level !== "information");
  return {
    result,
    arrival: present[0]?.from ?? null,
    departure: present.at(-1)?.to ?? null,
    marks: [...new Set(intervals.map(({ mark }) => mark))],
    findings,
    isPending,
    isDoubtful: isPending || isWrong || isSuspect || result.label === "missing",
  };
}

function spendingOf(model: DayModel, one: DayOfPerson): SpendingDay[] {
  const day = findingDay(model, one);
  return spendingDays([day], frameOf(model, one.person), () => model.structure.id);
}

function findingDay(model: DayModel, { person, draft, stored }: DayOfPerson): FindingDay {
  const content = draft?.content.kind === "intervals" ? draft.content : stored.content;
  const intervals = content.kind === "intervals" ? content.intervals : [];
  const { date, nature, nextNature, vocabulary } = model;
  const { plan, schedule } = person;
  const day = { day: date, plan, nature, nextNature, intervals };
  const balance = schedule?.balance ?? noBalance;
  const result = resultOfDay({ ...day, reasons: vocabulary.reasons, balance });
  return { ...day, ...(schedule ? { schedule } : {}), result };
}

function frameOf({ parameters, vocabulary }: DayModel, { id, regime, leaveLaw }: Person): Frame {
  const { reasons } = vocabulary;
  return { contractId: id, regime, leaveLaw, parameters, reasons, reasonsOn: () => reasons };
}

/** The day before, if that is the last day with work, for the daily rest. */
function dayBefore({ date, vocabulary }: DayModel, person: Person): FindingDay | null {
  const { previous } = person;
  if (previous?.date !== addDays(date, -1)) return null;
  const { plan } = previous;
  const intervals: readonly Interval[] = previous.intervals;
  const day = { day: previous.date, plan, nature: working, intervals };
  const result = resultOfDay({
    ...day,
    nextNature: working,
    reasons: vocabulary.reasons,
    balance: noBalance,
  });
  return { ...day, result };
}

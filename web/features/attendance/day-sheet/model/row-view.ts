import { resultOfDay, settleDay } from "#domain/attendance/day.ts";
import { findingsOfDay } from "#domain/attendance/findings/all.ts";
import type { FindingDay } from "#domain/attendance/findings/frame.ts";
import { defaultParameters } from "#domain/attendance/findings/parameters.ts";
import type {
  BalanceRule,
  DayResult,
  Finding,
  Interval,
  Mark,
  Minute,
} from "#domain/attendance/types.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { Draft, StoredDay } from "../../model/drafts.ts";
import type { DayModel, Person } from "./day.ts";

/** All that is computed of a row from what is typed, or from what is stored where the typed text is refused. */
export type RowView = {
  result: DayResult;
  arrival: Minute | null;
  departure: Minute | null;
  /** How the times came to be known, each once. */
  marks: readonly Mark[];
  findings: readonly Finding[];
  /** A person should look at it: nothing recorded, a missing punch, a refusal or a warning. */
  isDoubtful: boolean;
  /** A duty of today or earlier without a record. */
  isPending: boolean;
};

const noBalance: BalanceRule = {
  compensationCapMinutes: 0,
  creditEarlyArrival: false,
  graceMinutes: 0,
};
const working = { kind: "working", title: null, stopMinute: null } as const;

export function rowView(
  model: DayModel,
  person: Person,
  draft: Draft | undefined,
  stored: StoredDay,
): RowView {
  const content = draft?.content.kind === "intervals" ? draft.content : stored.content;
  const intervals = content.kind === "intervals" ? content.intervals : [];
  const { date, nature, nextNature, today, vocabulary } = model;
  const { plan } = person;
  const day = { day: date, plan, nature, nextNature, intervals };
  const { reasons } = vocabulary;
  const result = resultOfDay({ ...day, reasons, balance: person.schedule?.balance ?? noBalance });
  const present = settleDay(intervals, plan).filter(({ kind }) => kind !== "absence");
  const frame = {
    contractId: person.id,
    regime: person.regime,
    parameters: defaultParameters,
    reasons,
  };
  const before = dayBefore(model, person);
  const schedule = person.schedule ? { schedule: person.schedule } : {};
  const punched = person.punches.length > 0 ? { punches: person.punches } : {};
  const found = { ...day, ...schedule, ...punched, result };
  const findings = findingsOfDay(found, before, frame, model.leaveOf(person.id));
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

/** The day before, where the last day with work is that one, for the daily rest. */
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

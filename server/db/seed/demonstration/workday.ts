import type { DayPlan, Interval, Mark } from "#domain/attendance/types.ts";
import { reasonFor } from "./leave.ts";
import type { Random } from "./random.ts";
import type { Engagement } from "./staff.ts";

/** A person's habits of arrival. */
export type Habit = {
  /** Minutes after the planned arrival; usually negative. */
  arrival: number;
  lateShare: number;
};

export function habitOf(random: Random): Habit {
  return { arrival: random.whole(-12, -2), lateShare: random.happens(0.08) ? 0.2 : 0.03 };
}

/** What was recorded for a day; `first` is the incomplete record of the card reader that a person completed. */
export type DayRecord = { intervals: Interval[]; note: string; first: Interval[] | null };

/** The version of the record: the reader's is the first, a person's correction the second. */
export function versionOf(record: DayRecord): number {
  return record.first ? 2 : 1;
}

/** Half-holidays leave some schedules one hour, too short for anything to happen. */
const shortDayMinutes = 300;

const asPlanned: Interval = { kind: "work", from: null, to: null, mark: "typed" };

const plainly = (intervals: Interval[]): DayRecord => ({ intervals, note: "", first: null });

/** Unusual days, tried in order. */
type Kind = {
  share: number;
  when?: (one: Engagement) => boolean;
  tell: (from: number, to: number, one: Engagement) => Interval[];
};

const kinds: readonly Kind[] = [
  {
    share: 0.06,
    when: (one) => one.plan.telework,
    tell: (from, to) => [{ kind: "telework", from, to, mark: "typed" }],
  },
  { share: 0.006, tell: () => [{ kind: "training", from: null, to: null, mark: "typed" }] },
  {
    share: 0.012,
    when: (one) => one.plan.category !== "Φύλαξη",
    tell: (from, to, one) => [
      { kind: "work", from: from - 3, to: from + 180, mark: markOf(one) },
      { kind: "duty", from: from + 180, to, mark: "typed" },
    ],
  },
  {
    share: 0.012,
    tell: (from, to, one) => [
      { kind: "work", from: from - 4, to: to - 120, mark: markOf(one) },
      { kind: "absence", from: to - 120, to, reason: hourlyReason(one), mark: "typed" },
    ],
  },
];

/** A day with a duty on which the person came. `unsettled` is the share of days whose second punch is still missing. */
export function workday(
  random: Random,
  one: Engagement,
  habit: Habit,
  plan: DayPlan,
  unsettled: number,
): DayRecord {
  if (plan.minutes < shortDayMinutes) return plainly([asPlanned]);
  const from = plan.ranges[0]?.from ?? 0;
  const to = plan.ranges.at(-1)?.to ?? 0;
  const kind = kinds.find(({ share, when }) => random.happens(share) && (when?.(one) ?? true));
  if (kind) return plainly(kind.tell(from, to, one));
  if (one.plan.recorded === "typed") return plainly(typedDay(random, from, to));
  return punchedDay(random, one, habit, from, to, unsettled);
}

/** Work on a day without duty: crews that collect the waste of a holiday. */
export function extraDay(): DayRecord {
  const intervals: Interval[] = [{ kind: "work", from: 360, to: 660, mark: "typed" }];
  return { intervals, note: "Έκτακτη αποκομιδή", first: null };
}

function typedDay(random: Random, from: number, to: number): Interval[] {
  if (random.happens(0.9)) return [asPlanned];
  return [
    { kind: "work", from: from + random.whole(0, 20), to: to + random.whole(0, 15), mark: "typed" },
  ];
}

function punchedDay(
  random: Random,
  one: Engagement,
  habit: Habit,
  from: number,
  to: number,
  unsettled: number,
): DayRecord {
  const isLate = random.happens(habit.lateShare);
  const arrival = from + (isLate ? random.whole(5, 45) : habit.arrival + random.whole(-4, 3));
  const departure = to + departureOf(random, one, isLate);
  const punched: Interval = { kind: "work", from: arrival, to: departure, mark: "device" };
  const half: Interval[] = [
    random.happens(0.3) ? { ...punched, from: null } : { ...punched, to: null },
  ];
  if (random.happens(unsettled)) return plainly(half);
  if (!random.happens(0.008)) return plainly([punched]);
  const note = random.pick(["Ξέχασε την κάρτα", "Βλάβη συσκευής, βεβαίωση προϊσταμένου"]);
  return { intervals: [{ ...punched, mark: "typed" }], note, first: half };
}

/** Minutes after the planned departure. */
function departureOf(random: Random, one: Engagement, isLate: boolean): number {
  if (random.happens(0.015)) return -random.whole(10, 90);
  if (["Δ03", "Δ05"].includes(one.plan.code) && random.happens(0.04)) return random.whole(45, 120);
  return random.whole(0, isLate ? 20 : 7);
}

function hourlyReason(one: Engagement): string {
  return reasonFor(one, one.body.plan.regime === "public" ? "ΣΧΕ" : "ΑΒΙ");
}

function markOf(one: Engagement): Mark {
  return one.plan.recorded;
}

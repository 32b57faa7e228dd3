import type { Interval } from "#domain/attendance/types.ts";
import { addDays, firstDay, weekday, type Day } from "#domain/calendar/day.ts";
import { leaveLawOf } from "#domain/contracts/employment-type.ts";
import { mostPerEvent } from "../absence-reasons.ts";
import type { Moment } from "./moment.ts";
import type { Random } from "./random.ts";
import type { Engagement } from "./staff.ts";

/** Absence reasons by day, for the days on which a person is away all day. */
export type Away = ReadonlyMap<Day, string>;

/** A possible spell of absence: how often in the three months, how long, and whether it may extend past today. */
type Spell = {
  reason: string;
  share: number;
  days: readonly [from: number, to: number];
  ahead?: boolean;
  who?: (one: Engagement) => boolean;
};

const underPublicLaw = (one: Engagement) =>
  one.body.plan.regime === "public" && [1, 3, 5].includes(one.contract.employment_type);

const spells: readonly Spell[] = [
  { reason: "ΚΑΝ", share: 0.6, days: [1, 5], ahead: true },
  { reason: "ΚΑΝ", share: 0.35, days: [2, 8], ahead: true },
  { reason: "ΑΝΒ", share: 0.28, days: [1, 3], who: underPublicLaw },
  { reason: "ΑΣΘ", share: 0.3, days: [1, 4], who: (one) => !underPublicLaw(one) },
  { reason: "ΡΕΠ", share: 0.3, days: [1, 1], who: (one) => ["Δ07", "Κ03"].includes(one.plan.code) },
  { reason: "ΑΤΕ", share: 0.06, days: [1, 2], who: (one) => !one.isMan },
  { reason: "ΠΑΤ", share: 0.03, days: [10, 14], ahead: true, who: (one) => one.isMan },
  { reason: "ΜΗΤ", share: 0.02, days: [90, 90], ahead: true, who: (one) => !one.isMan },
  { reason: "ΓΑΜ", share: 0.02, days: [5, 5] },
  { reason: "ΘΑΝ", share: 0.02, days: [3, 3] },
  { reason: "ΑΙΜ", share: 0.04, days: [2, 2] },
  { reason: "ΑΑΠ", share: 0.02, days: [3, 6], who: underPublicLaw },
  { reason: "ΑΔΙ", share: 0.01, days: [1, 1] },
];

/** The days on which a person is away, among the ordered days with a duty; from today on only leave granted in advance. */
export function awayOf(
  random: Random,
  moment: Moment,
  one: Engagement,
  dutyDays: readonly Day[],
): Away {
  const away = new Map<Day, string>();
  for (const { reason, share, days, ahead = false, who } of spells) {
    if ((who && !who(one)) || !random.happens(share)) continue;
    const start = random.whole(0, Math.max(0, dutyDays.length - 2));
    const code = reasonFor(one, reason);
    const spell = dutyDays.slice(start, start + random.whole(...days));
    for (const day of spell.slice(0, mostPerEvent[code])) {
      if (ahead || day < moment.today) away.set(day, code);
    }
  }
  const strike = strikeDay(moment);
  if (underPublicLaw(one) && dutyDays.includes(strike) && random.happens(0.12))
    away.set(strike, "ΑΠΕ");
  return away;
}

/** The private-law reasons that correspond to public-law ones, and the other way round. */
const ofPrivateLaw: Readonly<Record<string, string>> = {
  ΑΤΕ: "ΑΤΙ",
  ΓΑΜ: "ΓΑΙ",
  ΘΑΝ: "ΘΑΙ",
  ΑΙΜ: "ΑΙΙ",
  ΣΧΕ: "ΣΧΙ",
};
const ofPublicLaw: Readonly<Record<string, string>> = { ΑΣΘ: "ΑΝΒ", ΑΒΙ: "ΣΧΕ" };

/** The reason that corresponds to `reason` under the law of the person's contract. */
export function reasonFor({ contract }: Pick<Engagement, "contract">, reason: string): string {
  const law = leaveLawOf(contract.employment_type);
  const own = law === "private" ? ofPrivateLaw : law === "public" ? ofPublicLaw : {};
  return own[reason] ?? reason;
}

/** A full day of absence. */
export function wholeDay(reason: string): Interval[] {
  return [{ kind: "absence", from: null, to: null, reason, mark: "typed" }];
}

/** The first Wednesday of the middle month. */
function strikeDay(moment: Moment): Day {
  const first = firstDay(moment.middle);
  return addDays(first, (3 - weekday(first) + 7) % 7);
}

import type { ActOfDays, PersonOfAct } from "#api/collective-acts.ts";
import { isPresence } from "#domain/attendance/intervals.ts";
import { daysFrom, type Day } from "#domain/calendar/day.ts";
import { isCollective, mostPersonDays, outcomeOfDay } from "#domain/collective-acts/act.ts";
import type { DayOutcome } from "#domain/collective-acts/outcomes.ts";
import type { Reader } from "#server/db/handles.ts";
import {
  barredDays,
  type Calculator,
  type ContractDay,
  daysOfContracts,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { markTexts } from "#texts/attendance.ts";
import {
  collectiveActRefusals as refusals,
  dayReasonTexts as reasonTexts,
} from "#texts/collective-acts.ts";
import type { Covered } from "./covered-contracts.ts";
import { punchedDays } from "./punched-days.ts";
import type { CurrentDay } from "./save-in-structures.ts";

/** The outcome for everyone whom an act covers, and the days that it writes. */
type JudgedAct = { people: PersonOfAct[]; taken: CurrentDay[] };

/**
 * Judges each day of everyone whom an act covers. Throws a fault at the field for a reason that is not allowed for
 * collective acts on every one of the days, and for more person-days than one act may examine.
 */
export async function judgeAct(
  db: Reader,
  ctx: BodyContext,
  calculator: Calculator,
  act: ActOfDays,
  covered: Covered,
): Promise<JudgedAct> {
  const { organizationId } = ctx;
  const { code, from, to } = act;
  requireCollective(calculator, act);
  const contractIds = covered.people.flatMap(({ contractId }) => contractId ?? []);
  requireFew(contractIds.length * daysFrom(from, to).length);
  const found = await daysOfContracts(db, calculator, { organizationId, contractIds, from, to });
  const standing = new Map(found.map(({ contractId, days }) => [contractId, days]));
  const barred = await barredDays(db, ctx, found);
  const employeeIds = covered.people.map(({ employeeId }) => employeeId);
  const isPunched = await punchedDays(db, { organizationId, employeeIds, from, to });
  const own = await ownAffairs(db, ctx);
  const taken: CurrentDay[] = [];
  const people = covered.people.map(({ contractId, isNamed, ...person }): PersonOfAct => {
    if (contractId === null) return { ...person, contractId, ...withoutContract(act) };
    const days = (standing.get(contractId) ?? []).filter(
      ({ term }) => isNamed || (term !== null && covered.isCovered(term.structureId)),
    );
    const place = days.find(({ term }) => term !== null)?.term?.structureId ?? "";
    return {
      ...person,
      contractId,
      structureTitle: covered.titles.get(place) ?? "",
      days: days.map((stands) => {
        const { date } = stands;
        const day = {
          ...stands,
          isInside: stands.term !== null,
          isPunched: isPunched(person.employeeId, date),
          isOwn: own.contractIds.has(contractId),
          barred: barred(contractId, date),
        };
        const what = outcomeOfDay(day, code);
        if (what === "taken") taken.push({ contractId, stands });
        return { date, what, says: saysOf(what, stands, calculator) };
      }),
    };
  });
  return { people, taken };
}

function requireCollective({ reasonsOn }: Calculator, { code, from, to }: ActOfDays): void {
  const isCollectiveOn = (day: Day) => {
    const reason = reasonsOn(day).get(code);
    return reason !== undefined && isCollective(reason);
  };
  if (!daysFrom(from, to).every(isCollectiveOn)) throw fieldFault("code", refusals.notCollective);
}

function requireFew(days: number): void {
  if (days > mostPersonDays) throw fieldFault("to", refusals.tooMany(days, mostPersonDays));
}

/** For a person who was named and has no contract on the days: listed as outside, so that no one is skipped silently. */
function withoutContract({ from, to }: ActOfDays): Pick<PersonOfAct, "structureTitle" | "days"> {
  const days = daysFrom(from, to).map((date) => ({
    date,
    what: "outside" as const,
    says: reasonTexts.outside,
  }));
  return { structureTitle: "", days };
}

function saysOf(
  what: DayOutcome,
  { date, intervals, nature }: ContractDay,
  { reasonsOn }: Calculator,
): string {
  switch (what) {
    case "taken":
      return "";
    case "worked":
      return reasonTexts.worked(
        markTexts[intervals.find(({ kind }) => isPresence(kind))?.mark ?? "typed"],
      );
    case "away": {
      const code = intervals.find(({ reason }) => reason !== undefined)?.reason ?? "";
      return reasonsOn(date).get(code)?.title ?? code;
    }
    case "off":
      return nature.title ?? reasonTexts.off;
    default:
      return reasonTexts[what];
  }
}

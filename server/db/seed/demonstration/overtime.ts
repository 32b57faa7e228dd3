import { addDays, monthOf } from "#domain/calendar/day.ts";
import { tableRows, type TableRows } from "../put-rows.ts";
import type { Body } from "./body.ts";
import type { EngagementDays } from "./days.ts";
import { at, endOfMonths, type Moment, monthStart } from "./moment.ts";
import { randomOf } from "./random.ts";

/** The structure whose overtime is approved; no decision covers what others work beyond their plan. */
const code = "Δ03";

/**
 * The decision that allows afternoon overtime in a structure from the running month on: twenty hours a month each, but one
 * hour for the two who stayed longest, so that someone exceeds it.
 */
export function overtimeOf(
  moment: Moment,
  body: Body,
  people: readonly EngagementDays[],
  clerk: string,
): TableRows[] {
  const structure = body.structures.get(code)?.row;
  if (!structure) return [];
  const organization_id = body.organization.id;
  const from = monthStart(moment, 0);
  const made_at = at(addDays(from, -4), 640);
  const id = randomOf(20_260_105).id(made_at);
  const of = { organization_id, decision_id: id };
  return [
    tableRows("overtime_decision", [
      {
        organization_id,
        id,
        kind: "afternoon",
        organ: "Δήμαρχος",
        number: `214/${from.slice(0, 4)}`,
        decided_on: addDays(from, -6),
        ada: "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7",
        gazette: "",
        from_day: from,
        to_day: endOfMonths(from, 6),
        work: "Αποκατάσταση έκτακτων βλαβών και επισκευές τις απογευματινές ώρες",
        kae: "30-6012",
        month_minutes: 1200,
        total_minutes: 7200,
        made_by: clerk,
        made_at,
      },
    ]),
    tableRows("overtime_decision_structure", [{ ...of, structure_id: structure.id }]),
    tableRows(
      "overtime_decision_person",
      longest(moment, people).map((employee_id) => ({
        ...of,
        employee_id,
        month_minutes: 60,
        total_minutes: 360,
      })),
    ),
  ];
}

/** The two people of the structure with the longest overtime on a day of the running month. */
function longest(moment: Moment, people: readonly EngagementDays[]): string[] {
  return people
    .filter(({ engagement }) => engagement.plan.code === code)
    .map(({ engagement, told }) => ({
      id: engagement.employee.id,
      minutes: Math.max(
        0,
        ...told
          .filter(({ day }) => monthOf(day) === moment.running)
          .map(({ result }) => result.overtimeMinutes),
      ),
    }))
    .toSorted((one, other) => other.minutes - one.minutes)
    .slice(0, 2)
    .map(({ id }) => id);
}

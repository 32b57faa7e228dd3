import { totalsOf } from "#domain/attendance/month.ts";
import type { AbsenceReason, DayPlan, Interval } from "#domain/attendance/types.ts";
import { daysFrom, firstDay, lastDay, monthOf, type Day } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import { calendarOfRows, scheduleOf, termOf } from "./as-domain.ts";
import { someName } from "./demonstration/names.ts";
import type { Random } from "./demonstration/random.ts";
import { holidayRules } from "./holiday-rules.ts";
import { tableRows, type TableRows } from "./put-rows.ts";
import { planOn, recordRow, resultOn, type ContractDays } from "./record-row.ts";
import {
  contractRow,
  employeeRow,
  officeWeek,
  scheduleRow,
  structureRow,
  termRow,
  type Row,
} from "./rows.ts";

/** The size of a body of the measuring set. */
export type BodySize = { contracts: number; from: Day; to: Day };

/** Contracts per structure; the last one gets the remainder. */
const structureSize = 40;

/** Contracts whose rows are generated together, so that memory does not grow with the body. */
const portion = 200;

/**
 * The rows of an organization of the measuring set: its registers first, then portions of its people with their days
 * from `from` to `to` and the totals of the months. Office hours, with leave, sickness and missing punches.
 */
export function* measuringBody(
  random: Random,
  organization_id: string,
  size: BodySize,
  reasons: ReadonlyMap<string, AbsenceReason>,
): Generator<TableRows> {
  const schedules = [420, 450, 480].map((from) => {
    const weeks = JSON.stringify(officeWeek(from, from + 480));
    return scheduleRow({ organization_id, title: `Ωράριο ${from / 60}`, weeks });
  });
  const structures = Array.from({ length: Math.ceil(size.contracts / structureSize) }, (_, index) =>
    structureRow(index + 1, { organization_id, schedule_id: schedules[0]?.id ?? null }),
  );
  yield tableRows("schedule", schedules);
  yield tableRows("structure", structures);
  yield tableRows("attendance_sheet", sheetsOf(structures, size));

  const calendar = calendarOfRows({
    regime: "public",
    rules: holidayRules,
    moves: [],
    locals: [],
    closures: [],
  });
  for (let start = 0; start < size.contracts; start += portion) {
    const end = Math.min(start + portion, size.contracts);
    const people = Array.from({ length: end - start }, (_, index) => {
      const place = start + index;
      const structure = structures[Math.floor(place / structureSize)];
      const schedule = schedules[place % schedules.length];
      if (!structure || !schedule) throw new RangeError("A body needs contracts");
      return personOf(random, place + 1, structure, schedule);
    });
    yield tableRows(
      "employee",
      people.map(({ employee }) => employee),
    );
    yield tableRows(
      "contract",
      people.map(({ contract }) => contract),
    );
    yield tableRows(
      "contract_term",
      people.map(({ term }) => term),
    );
    const personRows = people.map((person) => daysOf(random, person, size, calendar, reasons));
    yield tableRows(
      "attendance_record",
      personRows.flatMap(({ records }) => records),
    );
    yield tableRows(
      "monthly_contract",
      personRows.flatMap(({ months }) => months),
    );
  }
}

type Person = {
  employee: Row<"employee">;
  contract: Row<"contract">;
  term: Row<"contract_term">;
  schedule: Row<"schedule">;
};

function personOf(
  random: Random,
  number: number,
  structure: Row<"structure">,
  schedule: Row<"schedule">,
): Person {
  const { organization_id } = structure;
  const {
    lastName: last_name,
    firstName: first_name,
    fatherName: father_name,
  } = someName(random, random.happens(0.5));
  const employee = employeeRow(number, { organization_id, last_name, first_name, father_name });
  const contract = contractRow(number, { organization_id, employee_id: employee.id });
  const ids = { contract_id: contract.id, structure_id: structure.id, schedule_id: schedule.id };
  return { employee, contract, term: termRow({ organization_id, ...ids }), schedule };
}

function daysOf(
  random: Random,
  { contract, term, schedule }: Person,
  { from, to }: BodySize,
  calendar: Calendar,
  reasons: ReadonlyMap<string, AbsenceReason>,
): { records: Row<"attendance_record">[]; months: Row<"monthly_contract">[] } {
  const schedules = new Map([[schedule.id, scheduleOf(schedule)]]);
  const days: ContractDays = { contract, terms: [termOf(term)], schedules, calendar, reasons };
  const records: Row<"attendance_record">[] = [];
  const wholeMonths = daysFrom(firstDay(monthOf(from)), lastDay(monthOf(to)));
  const dayResults = wholeMonths.map((day) => {
    const plan = planOn(days, day);
    const isTold = from <= day && day <= to && plan.minutes > 0;
    const intervals = isTold ? intervalsOf(random, plan) : [];
    const result = resultOn(days, day, intervals);
    if (intervals.length > 0) records.push(recordRow(days, day, intervals, result));
    return { month: monthOf(day), result };
  });
  const months = [...Map.groupBy(dayResults, ({ month }) => month)].map(([month, ofMonth]) => ({
    organization_id: contract.organization_id,
    contract_id: contract.id,
    month,
    structure_id: term.structure_id,
    state: "draft",
    totals: JSON.stringify(totalsOf(ofMonth.map(({ result }) => result))),
  }));
  return { records, months };
}

function intervalsOf(random: Random, plan: DayPlan): Interval[] {
  const chance = random.next();
  if (chance < 0.06)
    return [{ kind: "absence", from: null, to: null, reason: "ΚΑΝ", mark: "typed" }];
  if (chance < 0.08)
    return [{ kind: "absence", from: null, to: null, reason: "ΑΝΒ", mark: "typed" }];
  const from = (plan.ranges[0]?.from ?? 0) + random.whole(-10, 10);
  const to = (plan.ranges.at(-1)?.to ?? 0) + random.whole(-5, 15);
  return [{ kind: "work", from, to: chance < 0.09 ? null : to, mark: "device" }];
}

function sheetsOf(
  structures: readonly Row<"structure">[],
  { from, to }: BodySize,
): Row<"attendance_sheet">[] {
  const days = daysFrom(from, to);
  return structures.flatMap(({ organization_id, id: structure_id }) =>
    days.map((date) => ({ organization_id, structure_id, date, state: "submitted" })),
  );
}

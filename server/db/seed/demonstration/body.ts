import { firstDay, type Day, addDays, weekday } from "#domain/calendar/day.ts";
import type { Calendar } from "#domain/calendar/holidays.ts";
import type { Schedule } from "#domain/attendance/types.ts";
import { calendarOfRows, scheduleOf } from "../as-domain.ts";
import { holidayRules } from "../holiday-rules.ts";
import { usualBalance, type Row } from "../rows.ts";
import { trainingAfm, trainingIban } from "../training-numbers.ts";
import type { BodyPlan, StructurePlan } from "./bodies.ts";
import { at, type Moment } from "./moment.ts";
import type { Random } from "./random.ts";
import { arrivalKeys, schedulePlans, type ScheduleKey } from "./schedules.ts";

/** A body with its structures, before it has people. */
export type Body = {
  plan: BodyPlan;
  organization: Row<"organization">;
  schedules: ReadonlyMap<ScheduleKey, Row<"schedule">>;
  schedulesById: ReadonlyMap<string, Schedule>;
  structures: ReadonlyMap<string, { plan: StructurePlan; row: Row<"structure"> }>;
  holidays: Row<"organization_holiday">[];
  closures: Row<"closure">[];
  calendar: Calendar;
};

/** The body of a plan; `number` counts the bodies from 0. */
export function bodyOf(random: Random, moment: Moment, plan: BodyPlan, number: number): Body {
  const organization = organizationOf(random, plan, number);
  const schedules = schedulesOf(random, plan, organization.id);
  const structures = structuresOf(random, plan, organization.id, schedules);
  const holidays = plan.regime === "public" ? [patronSaint(organization.id, moment)] : [];
  const closures = closuresOf(random, structures, moment);
  const calendar = calendarOfRows({
    regime: plan.regime,
    rules: holidayRules,
    moves: [],
    locals: holidays,
    closures,
  });
  const schedulesById = new Map([...schedules.values()].map((row) => [row.id, scheduleOf(row)]));
  return { plan, organization, schedules, schedulesById, structures, holidays, closures, calendar };
}

function organizationOf(random: Random, plan: BodyPlan, number: number): Row<"organization"> {
  const created_at = at("2024-01-08", 600 + number);
  return {
    id: random.id(created_at),
    description: plan.description,
    short_title: plan.shortTitle,
    afm: trainingAfm(200_000 + number),
    legal_form: plan.legalForm,
    regime: plan.regime,
    municipality: "Παραδείγματος",
    address: plan.structures[0]?.address ?? "",
    postcode: "10557",
    debtor_iban: trainingIban(900_000 + number),
    debtor_bic: "ETHNGRAA",
    email: `info@foreas-${number + 1}.example`,
    phone: `210000000${number + 1}`,
    created_at,
  };
}

function schedulesOf(
  random: Random,
  plan: BodyPlan,
  organization_id: string,
): Map<ScheduleKey, Row<"schedule">> {
  const choices: readonly ScheduleKey[] =
    plan.regime === "public" ? [...arrivalKeys, "child-care", "part-time"] : [];
  const keys = new Set([
    ...choices,
    ...plan.structures.flatMap((structure) => structure.schedules),
  ]);
  return new Map(
    [...keys].map((key) => {
      const { title, weeks, anchor, worksHolidays, breakMinutes, breakIsPaid } = schedulePlans[key];
      return [
        key,
        {
          organization_id,
          id: random.id(at("2024-01-09", 600)),
          title,
          anchor,
          weeks: JSON.stringify(weeks),
          works_holidays: worksHolidays,
          break_minutes: breakMinutes,
          break_paid: breakIsPaid,
          balance: JSON.stringify(usualBalance),
        },
      ];
    }),
  );
}

function structuresOf(
  random: Random,
  plan: BodyPlan,
  organization_id: string,
  schedules: ReadonlyMap<ScheduleKey, Row<"schedule">>,
): Body["structures"] {
  const structures = new Map<string, { plan: StructurePlan; row: Row<"structure"> }>();
  for (const one of plan.structures) {
    const row = {
      organization_id,
      id: random.id(at("2024-01-09", 660)),
      parent_id: one.parent === null ? null : (structures.get(one.parent)?.row.id ?? null),
      code: one.code,
      title: one.title,
      category: one.category,
      address: one.address,
      person_in_charge: "",
      person_in_charge_email: "",
      phone: `21000001${String(structures.size + 1).padStart(2, "0")}`,
      schedule_id: schedules.get(one.schedules[0])?.id ?? null,
      opened_on: "2011-01-01",
    };
    structures.set(one.code, { plan: one, row });
  }
  return structures;
}

/** The feast of the town, in the middle month so that it is visible: the Tuesday after the 14th. */
function patronSaint(organization_id: string, moment: Moment): Row<"organization_holiday"> {
  const day = next(addDays(firstDay(moment.middle), 14), 2);
  return {
    organization_id,
    month: Number(day.slice(5, 7)),
    day_of_month: Number(day.slice(8)),
    title: "Εορτή του Πολιούχου Αγίου Παραδείγματος",
  };
}

const closedStructures = new Map([
  ["Δ08", "Απογραφή βιβλίων"],
  ["Κ02", "Απολύμανση χώρων"],
  ["Π03", "Εργασίες συντήρησης"],
]);

/** Each body closes one structure on a Thursday and Friday of the middle month. */
function closuresOf(
  random: Random,
  structures: Body["structures"],
  moment: Moment,
): Row<"closure">[] {
  const from_day = next(addDays(firstDay(moment.middle), 7), 4);
  return [...structures.values()].flatMap(({ plan, row }) => {
    const title = closedStructures.get(plan.code);
    if (title === undefined) return [];
    const { organization_id, id: structure_id } = row;
    const id = random.id(at(moment.firstDay, 600));
    return [{ organization_id, id, structure_id, title, from_day, to_day: addDays(from_day, 1) }];
  });
}

function next(from: Day, wanted: number): Day {
  return addDays(from, (wanted - weekday(from) + 7) % 7);
}

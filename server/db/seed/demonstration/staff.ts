import { elot743 } from "#domain/identity/elot743.ts";
import { weeklyMinutesOf } from "#domain/attendance/schedule.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Row } from "../rows.ts";
import { trainingAfm, trainingAmka, trainingIban } from "../training-numbers.ts";
import type { Body } from "./body.ts";
import type { StructurePlan } from "./bodies.ts";
import { at, endOfMonths, type Moment, monthStart } from "./moment.ts";
import { newName } from "./names.ts";
import { employments, posts, type Employment, type Post } from "./posts.ts";
import type { Random } from "./random.ts";
import type { ScheduleKey } from "./schedules.ts";

/** One contract of a person, with its terms and the acts that led to its state. */
export type Engagement = {
  body: Body;
  plan: StructurePlan;
  employee: Row<"employee">;
  isMan: boolean;
  contract: Row<"contract">;
  terms: Row<"contract_term">[];
  acts: { state: string; at: Date; reason: string }[];
};

/** Names and numbers used so far, which must not repeat in the whole demonstration. */
type UsedNames = { names: Set<string>; people: number };

/** The people of a body, each with one contract, structure by structure. */
export function staffOf(
  random: Random,
  moment: Moment,
  body: Body,
  given: UsedNames,
): Engagement[] {
  return [...body.structures.values()].flatMap(({ plan }) =>
    Array.from({ length: plan.people }, (_, index) =>
      engagementOf(random, moment, body, plan, index, given),
    ),
  );
}

function engagementOf(
  random: Random,
  moment: Moment,
  body: Body,
  plan: StructurePlan,
  index: number,
  given: UsedNames,
): Engagement {
  given.people += 1;
  const post = postAt(plan, index);
  const isMan = random.happens(plan.men);
  const employee = employeeOf(random, body, post, isMan, given);
  const employment = employments[random.pick(post.employments)];
  const [start, end] = spanOf(random, moment, employment);
  const contract = {
    organization_id: body.organization.id,
    id: random.id(at(start, 540)),
    employee_id: employee.id,
    number: `Α.Π. ${4000 + given.people}`,
    employment_type: employment.type,
    specialty: post.specialty,
    start_date: start,
    end_date: end,
    state: "active",
  };
  const scheduleKey = plan.schedules[index % plan.schedules.length] ?? plan.schedules[0];
  const pay = { pay_basis: employment.payBasis, rate: rateOf(random, post, employment) };
  const term = termOf(random, body, plan, contract, scheduleKey, pay);
  const acts = approvedOn(start);
  return { body, plan, employee, isMan, contract, terms: [term], acts };
}

/** The acts that brought a contract into force on its first day. */
export function approvedOn(day: Day): Engagement["acts"] {
  return ["draft", "submitted", "active"].map((state, index) => ({
    state,
    at: at(day, 480 + index * 30),
    reason: "",
  }));
}

/** A term from the start of a contract to its end. */
export function termOf(
  random: Random,
  body: Body,
  plan: StructurePlan,
  contract: Row<"contract">,
  scheduleKey: ScheduleKey,
  pay: Pick<Row<"contract_term">, "pay_basis" | "rate">,
): Row<"contract_term"> {
  const structure = body.structures.get(plan.code);
  const schedule = body.schedulesById.get(body.schedules.get(scheduleKey)?.id ?? "");
  if (!structure || !schedule) throw new RangeError(`${plan.code} has no schedule ${scheduleKey}`);
  return {
    organization_id: body.organization.id,
    id: random.id(at(contract.start_date, 545)),
    contract_id: contract.id,
    structure_id: structure.row.id,
    schedule_id: schedule.id,
    weekly_minutes: weeklyMinutesOf(schedule),
    ...pay,
    valid_from: contract.start_date,
    valid_to: null,
  };
}

function postAt(plan: StructurePlan, index: number): Post {
  const all = plan.posts.flatMap((key) =>
    Array.from({ length: posts[key].share }, () => posts[key]),
  );
  return all[index % all.length] ?? posts[plan.posts[0]];
}

function employeeOf(
  random: Random,
  body: Body,
  post: Post,
  isMan: boolean,
  given: UsedNames,
): Row<"employee"> {
  const { lastName, firstName, fatherName } = newName(random, isMan, given.names);
  const number = given.people;
  const birth_date = day(random.whole(1962, 2001), random.whole(1, 12), random.whole(1, 28));
  const address = elot743(`${firstName.charAt(0)}.${lastName}`).toLowerCase();
  return {
    organization_id: body.organization.id,
    id: random.id(at("2024-01-15", 540)),
    afm: trainingAfm(number),
    amka: trainingAmka(birth_date, number, isMan),
    last_name: lastName,
    first_name: firstName,
    father_name: fatherName,
    birth_date,
    email: `${address}@paradeigma.example`,
    phone: `69000${String(number).padStart(5, "0")}`,
    iban: trainingIban(number),
    education: post.education,
    specialty: post.specialty,
    card_number: String(10_000 + number),
  };
}

/** A permanent appointment of long ago, or a contract of some months that is running now. */
function spanOf(
  random: Random,
  moment: Moment,
  { months }: Employment,
): [start: Day, end: Day | null] {
  if (months === null)
    return [day(random.whole(2004, 2022), random.whole(1, 12), random.whole(1, 28)), null];
  const start = monthStart(moment, -random.whole(1, months - 1));
  return [start, endOfMonths(start, months)];
}

const monthlyRates = { PE: 1480, TE: 1370, DE: 1210, YE: 1090 };

function rateOf(random: Random, post: Post, { payBasis }: Employment): string {
  if (payBasis === "daily") return "46.00";
  if (payBasis === "hourly") return "9.80";
  return `${monthlyRates[post.education] + random.whole(0, 12) * 25}.00`;
}

function day(year: number, month: number, dayOfMonth: number): Day {
  return `${year}-${String(month).padStart(2, "0")}-${String(dayOfMonth).padStart(2, "0")}`;
}

import { addDays, firstDay, type Day } from "#domain/calendar/day.ts";
import { at, endOfMonths, type Moment, monthStart } from "./moment.ts";
import type { Random } from "./random.ts";
import type { ScheduleKey } from "./schedules.ts";
import { approvedOn, termOf, type Engagement } from "./staff.ts";

type StoryContext = { random: Random; moment: Moment };

/** What happened to one person's contract: the engagements that replace the given one. */
type Story = (engagement: Engagement, context: StoryContext) => Engagement[];

/** Stories by structure and index among its people. */
const stories = new Map<string, Story>([
  [
    "Δ01 2",
    (one, context) => [withNewTerm(one, context, dayOf(context.moment, 15), "two-shifts", "Δ04")],
  ],
  ["Δ02 4", (one, context) => [withNewTerm(one, context, monthStart(context.moment, 0), "at-9")]],
  ["Δ02 7", (one, context) => [withNewTerm(one, context, dayOf(context.moment, 10), "child-care")]],
  ["Δ03 5", suspended],
  ["Δ05 3", (one, context) => [notYetBegun(one, context, "draft")]],
  ["Δ08 1", engagedAgain],
  ["Κ01 3", resigned],
  ["Κ02 5", (one, context) => [notYetBegun(one, context, "submitted")]],
  ["Κ03 8", (one, context) => [withNewTerm(one, context, dayOf(context.moment, 16), "round-2")]],
  [
    "Π02 6",
    (one, context) => [
      withNewTerm(onPartTime(one, context), context, monthStart(context.moment, 0), "at-7"),
    ],
  ],
]);

/** The engagements of one structure after what happened to some of them. */
export function afterStories(
  engagements: readonly Engagement[],
  context: StoryContext,
): Engagement[] {
  const places = new Map<string, number>();
  return engagements.flatMap((one) => {
    const place = places.get(one.plan.code) ?? 0;
    places.set(one.plan.code, place + 1);
    return stories.get(`${one.plan.code} ${place}`)?.(one, context) ?? [one];
  });
}

const monthlyPay = { pay_basis: "monthly", rate: "1260.00" };

/** A day of the middle month. */
function dayOf(moment: Moment, dayOfMonth: number): Day {
  return addDays(firstDay(moment.middle), dayOfMonth - 1);
}

/** Open-ended and since long ago, so that the story has room. */
function settled(one: Engagement): Engagement {
  const contract = {
    ...one.contract,
    employment_type: 3,
    start_date: "2018-09-03",
    end_date: null,
  };
  const terms = one.terms.map((term) => ({
    ...term,
    ...monthlyPay,
    valid_from: "2018-09-03",
    valid_to: null,
  }));
  return { ...one, contract, terms, acts: approvedOn("2018-09-03") };
}

/** Another schedule from that day on, perhaps in another structure. */
function withNewTerm(
  given: Engagement,
  { random }: StoryContext,
  from: Day,
  schedule: ScheduleKey,
  code = given.plan.code,
): Engagement {
  const one = settled(given);
  const before = one.terms.map((term) => ({ ...term, valid_to: addDays(from, -1) }));
  const plan = one.body.structures.get(code)?.plan ?? one.plan;
  const added = {
    ...termOf(random, one.body, plan, one.contract, schedule, monthlyPay),
    valid_from: from,
  };
  return { ...one, terms: [...before, added] };
}

/** Half the hours; the story continues with full hours. */
function onPartTime(given: Engagement, { random }: StoryContext): Engagement {
  const one = settled(given);
  return {
    ...one,
    terms: [termOf(random, one.body, one.plan, one.contract, "part-time", monthlyPay)],
  };
}

/** A long unpaid leave: the term ends, the contract is suspended. */
function suspended(given: Engagement, { moment }: StoryContext): Engagement[] {
  const one = settled(given);
  const from = dayOf(moment, 20);
  const reason = "Μακροχρόνια άδεια άνευ αποδοχών";
  return [
    {
      ...one,
      contract: { ...one.contract, state: "suspended" },
      terms: one.terms.map((term) => ({ ...term, valid_to: addDays(from, -1) })),
      acts: [...one.acts, { state: "suspended", at: at(from, 540), reason }],
    },
  ];
}

function resigned(given: Engagement, { moment }: StoryContext): Engagement[] {
  const one = settled(given);
  const last = dayOf(moment, 22);
  const reason = "Οικειοθελής αποχώρηση";
  return [
    {
      ...one,
      contract: { ...one.contract, state: "terminated", end_date: last },
      terms: one.terms.map((term) => ({ ...term, valid_to: last })),
      acts: [...one.acts, { state: "terminated", at: at(last, 900), reason }],
    },
  ];
}

/** Two contracts in one month: one ends on the 14th, the next begins on the 15th. */
function engagedAgain(given: Engagement, { random, moment }: StoryContext): Engagement[] {
  const start = monthStart(moment, -7);
  const last = dayOf(moment, 14);
  const from = addDays(last, 1);
  const end = endOfMonths(firstDay(moment.middle), 8);
  const span = { start_date: start, end_date: last, employment_type: 2 };
  const earlier = {
    ...given,
    contract: { ...given.contract, ...span, state: "ended" },
    terms: given.terms.map((term) => ({ ...term, valid_from: start, valid_to: last })),
    acts: [...approvedOn(start), { state: "ended", at: at(from, 5), reason: "" }],
  };
  const id = random.id(at(from, 540));
  const number = `${given.contract.number}-2`;
  const contract = {
    ...given.contract,
    id,
    number,
    start_date: from,
    end_date: end,
    employment_type: 2,
  };
  const terms = given.terms.map((term) => ({
    ...term,
    id: random.id(at(from, 545)),
    contract_id: id,
    valid_from: from,
    valid_to: end,
  }));
  return [earlier, { ...given, contract, terms, acts: approvedOn(from) }];
}

/** A contract that begins next month, still a draft or awaiting approval. */
function notYetBegun(
  one: Engagement,
  { moment }: StoryContext,
  state: "draft" | "submitted",
): Engagement {
  const start = monthStart(moment, 1);
  const end = endOfMonths(start, 8);
  const span = { start_date: start, end_date: end, employment_type: 2 };
  return {
    ...one,
    contract: { ...one.contract, ...span, state },
    terms: one.terms.map((term) => ({ ...term, valid_from: start, valid_to: end })),
    acts: approvedOn(addDays(moment.today, -2)).slice(0, state === "draft" ? 1 : 2),
  };
}

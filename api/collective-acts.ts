import { z } from "zod";
import { dayOutcomes } from "#domain/collective-acts/outcomes.ts";
import { AdaField } from "./ada.ts";
import { defineCalls, type OutputOf } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  Instant,
  ListQuery,
  PersonName,
  idsOf,
  line,
  requiredLine,
} from "./fields.ts";
import { defineList } from "./list.ts";

/** The reason of the absence, its days, and the people. */
const ActOfDays = z.object({
  code: z.string().min(1).max(10),
  from: DayField,
  to: DayField,
  /** Everyone who works in the body; then no structures need be named. */
  wholeBody: z.boolean().default(false),
  structureIds: idsOf(200).default([]),
  /** Includes all structures below them. */
  withSubstructures: z.boolean().default(true),
  /** Additional people, wherever they work. */
  employeeIds: idsOf(500).default([]),
});

/** Form fields of an act on many people at once, with the decision it follows. */
export const CollectiveActFields = ActOfDays.extend({
  /** Its title in the records that it writes. */
  title: requiredLine(120),
  number: requiredLine(40),
  decidedOn: DayField,
  ada: AdaField,
});

/** What an act does on one day of a person, and why the day stays as it is. */
const DayOfAct = z.object({ date: DayField, what: z.enum(dayOutcomes), says: z.string() });

/** A person whom an act covers, by contract. */
const PersonOfAct = PersonName.extend({
  /** Null: a person who was named but has no contract then. */
  contractId: Id.nullable(),
  employeeId: Id,
  afm: z.string(),
  contractNumber: z.string(),
  structureTitle: z.string(),
  days: z.array(DayOfAct),
});

const ActItem = z.object({
  ...CollectiveActFields.omit({ structureIds: true, employeeIds: true }).shape,
  id: Id,
  reasonTitle: z.string(),
  /** How many people it was written for, and in how many records. */
  people: z.number().int(),
  days: z.number().int(),
  madeBy: z.string(),
  madeAt: Instant,
  withdrawnAt: Instant.nullable(),
  /** Records left unchanged when it was withdrawn. */
  kept: z.number().int().nullable(),
});

/** An act with the people it covered and the current state of each record. */
const CollectiveAct = ActItem.extend({
  structures: z.array(z.object({ id: Id, title: z.string() })),
  named: z.array(PersonName.extend({ employeeId: Id, afm: z.string() })),
  withdrawal: z
    .object({ by: z.string(), at: Instant, reason: z.string(), emptied: z.number().int() })
    .nullable(),
  records: z.array(
    PersonName.extend({
      contractId: Id,
      afm: z.string(),
      days: z.array(
        z.object({
          date: DayField,
          /** Whether the record still says what the act wrote. */
          stands: z.boolean(),
        }),
      ),
    }),
  ),
});

/** Acts under a reason that the actor may not see are left out. */
const read = { who: "body" } as const;
const write = { who: "body", act: "attendance.record" } as const;

export const collectiveActList = defineList({
  name: "collective-acts",
  path: "/CollectiveActs",
  access: read,
  within: InBody.shape,
  filters: { search: ListQuery.shape.search, state: z.enum(["holds", "withdrawn"]).optional() },
  sorts: ["from", "madeAt"],
  usualSort: "-from",
  item: ActItem,
  lead: "title",
  columns: {
    title: { width: 40 },
    reason: { of: "reasonTitle", width: 30, hidden: true },
    from: { kind: "day", width: 14 },
    to: { kind: "day", width: 14 },
    number: { width: 20, hidden: "on phones" },
    decidedOn: { kind: "day", width: 14, hidden: true },
    ada: { width: 20, hidden: true },
    people: { kind: "number", width: 12 },
    days: { kind: "number", width: 12, hidden: true },
    state: { of: "withdrawnAt", width: 30 },
    madeBy: { width: 24, hidden: "up to tablets" },
    madeAt: { kind: "instant", width: 18, hidden: "up to tablets" },
  },
});

/** Acts that record an absence for many people at once. An act is never changed: it is withdrawn as a whole. */
export const collectiveActs = defineCalls("CollectiveActs", {
  ...collectiveActList.calls,
  getById: { access: read, input: IdInBody, output: CollectiveAct },
  /** The outcome for everyone whom an act covers, day by day; changes nothing. */
  preview: {
    access: write,
    input: InBody.extend(ActOfDays.shape),
    output: z.object({ people: z.array(PersonOfAct) }),
  },
  /** Records the absence of everyone who is expected and has nothing recorded; everyone else stays as is, and is listed. */
  record: {
    access: write,
    input: InBody.extend({
      ...CollectiveActFields.shape,
      /** The reason, when an Administrator records. */
      reason: line(300).default(""),
    }),
    output: z.object({ id: Id, people: z.array(PersonOfAct) }),
  },
  /** Empties the records that are still as the act wrote them; lists those that stay. Works once. */
  withdraw: {
    access: write,
    input: IdInBody.extend({ reason: requiredLine(300) }),
    output: z.object({
      emptied: z.number().int(),
      kept: z.array(
        PersonName.extend({ contractId: Id, afm: z.string(), date: DayField, says: z.string() }),
      ),
    }),
  },
});

export type CollectiveActFields = z.output<typeof CollectiveActFields>;
export type ActOfDays = z.output<typeof ActOfDays>;
export type ActItem = z.output<typeof ActItem>;
export type CollectiveAct = z.output<typeof CollectiveAct>;
export type PersonOfAct = z.output<typeof PersonOfAct>;
export type UnchangedDay = OutputOf<typeof collectiveActs.withdraw>["kept"][number];

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

/** Under which reason people are away on which days, and who they are. */
const ActOfDays = z.object({
  code: z.string().min(1).max(10),
  from: DayField,
  to: DayField,
  /** All who work in the body; then structures need not be named. */
  wholeBody: z.boolean().default(false),
  structureIds: idsOf(200).default([]),
  /** The structures with all that stand under them. */
  withSubstructures: z.boolean().default(true),
  /** People besides, wherever they work. */
  employeeIds: idsOf(500).default([]),
});

/** What a person types of an act on many at once, with the decision that it follows. */
export const CollectiveActFields = ActOfDays.extend({
  /** What it is called in the records that it writes. */
  title: requiredLine(120),
  number: requiredLine(40),
  decidedOn: DayField,
  ada: AdaField,
});

/** What an act does on one day of a person, and why the day stays as it is. */
const DayOfAct = z.object({ date: DayField, what: z.enum(dayOutcomes), says: z.string() });

/** A person whom an act covers, by contract. */
const PersonOfAct = PersonName.extend({
  /** Null: a person who was named and has no contract then. */
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
  /** For how many it was written, and in how many records. */
  people: z.number().int(),
  days: z.number().int(),
  madeBy: z.string(),
  madeAt: Instant,
  withdrawnAt: Instant.nullable(),
  /** Records that stayed as they were when it was taken back. */
  kept: z.number().int().nullable(),
});

/** An act with whom it covered and how each record stands by now. */
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
          /** The record says by now what the act wrote. */
          stands: z.boolean(),
        }),
      ),
    }),
  ),
});

/** Acts under a reason that the actor may not know are not there. */
const read = { who: "body" } as const;
const write = { who: "body", act: "attendance.record" } as const;

export const collectiveActList = defineList({
  name: "collective-acts",
  path: "/CollectiveActs",
  access: read,
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    state: z.enum(["holds", "withdrawn"]).optional(),
  },
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

/** Acts that record an absence for many at once. None is changed: it is taken back as one. */
export const collectiveActs = defineCalls("CollectiveActs", {
  ...collectiveActList.calls,
  getById: { access: read, input: IdInBody, output: CollectiveAct },
  /** What becomes of everyone whom an act covers, day by day: nothing is changed. */
  preview: {
    access: write,
    input: InBody.extend(ActOfDays.shape),
    output: z.object({ people: z.array(PersonOfAct) }),
  },
  /** Records the absence of all who are expected and have nothing recorded; everyone else stays, and is named. */
  record: {
    access: write,
    input: InBody.extend({
      ...CollectiveActFields.shape,
      /** Why, where an Administrator records. */
      reason: line(300).default(""),
    }),
    output: z.object({ id: Id, people: z.array(PersonOfAct) }),
  },
  /** Empties the records that are still as the act wrote them; names those that stay. Once. */
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
export type KeptDay = OutputOf<typeof collectiveActs.withdraw>["kept"][number];

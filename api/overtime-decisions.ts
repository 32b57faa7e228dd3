import { z } from "zod";
import { overtimeKinds } from "#domain/overtime/decision.ts";
import { AdaField } from "./ada.ts";
import { asFile, defineCalls } from "./call.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  MonthField,
  Instant,
  ListQuery,
  PersonName,
  idsOf,
  line,
  requiredLine,
  ById,
} from "./fields.ts";
import { defineList } from "./list.ts";

/** Of one month: an hour at least, and no more than a month has. */
const MonthMinutes = z.number().int().min(60).max(44_640);
/** Of a whole decision: more than any law allows in its year. */
const TotalMinutes = z.number().int().min(60).max(59_940);

/** A person named by a decision; null limits mean those of the decision. */
const CoveredPerson = z.object({
  employeeId: Id,
  monthMinutes: MonthMinutes.nullable().default(null),
  totalMinutes: TotalMinutes.nullable().default(null),
});

/** Form fields of a decision that allows overtime. */
export const OvertimeDecisionFields = z.object({
  kind: z.enum(overtimeKinds),
  organ: requiredLine(200),
  number: requiredLine(40),
  decidedOn: DayField,
  ada: AdaField,
  gazette: line(60).default(""),
  from: DayField,
  to: DayField,
  work: requiredLine(500),
  /** Code of the budget account. */
  kae: line(20).default(""),
  /** The maximum that each person may work, per month and in total. */
  monthMinutes: MonthMinutes,
  totalMinutes: TotalMinutes,
  people: z.array(CoveredPerson).max(500).default([]),
  /** Structures whose people it all covers. */
  structureIds: idsOf(200).default([]),
});

const OvertimeDecisionItem = z.object({
  ...OvertimeDecisionFields.omit({ people: true, structureIds: true }).shape,
  id: Id,
  /** Number of people it names. */
  people: z.number().int(),
  structures: z.number().int(),
  /** The last day on which it applied, if it was ended early. */
  endedOn: DayField.nullable(),
  /** The number of the decision that replaced it. */
  amendedBy: z.string().nullable(),
});

const OvertimeDecision = OvertimeDecisionItem.omit({ people: true, structures: true }).extend({
  people: z.array(CoveredPerson.extend({ ...PersonName.shape, afm: z.string() })),
  structures: z.array(z.object({ id: Id, title: z.string() })),
  madeBy: z.string(),
  madeAt: Instant,
  end: z.object({ lastDay: DayField, reason: z.string(), by: z.string(), at: Instant }).nullable(),
});

export const overtimeDecisionList = defineList({
  name: "overtime-decisions",
  path: "/OvertimeDecisions",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    kind: z.enum(overtimeKinds).optional(),
    when: z.enum(["coming", "past", "all"]).default("coming"),
  },
  sorts: ["from", "decidedOn"],
  usualSort: "-from",
  item: OvertimeDecisionItem,
  lead: "number",
  columns: {
    number: { width: 20 },
    decidedOn: { kind: "day", width: 14, hidden: "up to tablets" },
    organ: { width: 36, hidden: true },
    kind: { width: 30 },
    from: { kind: "day", width: 14 },
    to: { kind: "day", width: 14 },
    endedOn: { kind: "day", width: 16, hidden: "up to tablets" },
    amendedBy: { width: 20, hidden: "up to tablets" },
    people: { kind: "number", width: 12, hidden: "on phones" },
    structures: { kind: "number", width: 12, hidden: "up to tablets" },
    monthHours: { kind: "number", of: "monthMinutes", width: 14, hidden: true },
    totalHours: { kind: "number", of: "totalMinutes", width: 14, hidden: true },
    ada: { width: 20, hidden: "always" },
    gazette: { width: 20, hidden: "always" },
    work: { width: 50, hidden: "always" },
    kae: { width: 14, hidden: "always" },
  },
});

const write = { who: "body", act: "overtime.write" } as const;

const MonthOfDecision = IdInBody.extend({ month: MonthField });

/** Decisions that allow overtime. A decision is never changed: it ends early, or another replaces it. */
export const overtimeDecisions = defineCalls("OvertimeDecisions", {
  ...overtimeDecisionList.calls,
  getById: { access: { who: "body" }, input: IdInBody, output: OvertimeDecision },
  /** The overtime of a month that a decision allows, by person and day, for the payer. */
  printAttestation: { method: "GET", access: { who: "body" }, input: MonthOfDecision, ...asFile },
  /** The same as a workbook. */
  exportAttestation: { method: "GET", access: { who: "body" }, input: MonthOfDecision, ...asFile },
  /** What the caps leave for each person's overtime on a day, after what decisions allowed before it. */
  getLeft: {
    method: "POST",
    access: write,
    input: InBody.extend({ employeeIds: idsOf(100), on: DayField }),
    output: z.object({
      /** People of other bodies are left out. */
      people: z.array(
        z.object({
          employeeId: Id,
          /** In the half-year of the day. */
          afternoonMinutes: z.number().int(),
          offHoursMinutes: z.number().int(),
          /** Private law only, in the year of the day. */
          yearMinutes: z.number().int(),
        }),
      ),
    }),
  },
  create: {
    access: write,
    input: InBody.extend({
      ...OvertimeDecisionFields.shape,
      /** The decision that it replaces from its first day on. */
      amends: Id.nullable().default(null),
    }),
    output: ById,
  },
  /** Sets the last day on which it applies; a day before its first means that it never applies. */
  end: {
    access: write,
    input: IdInBody.extend({ lastDay: DayField, reason: requiredLine(300) }),
    output: ById,
  },
});

export type OvertimeDecisionFields = z.output<typeof OvertimeDecisionFields>;
export type OvertimeDecisionItem = z.output<typeof OvertimeDecisionItem>;
export type OvertimeDecision = z.output<typeof OvertimeDecision>;

import { z } from "zod";
import {
  dayBases,
  reasonGroups,
  reasonPays,
  reasonRegimes,
  reasonUnits,
} from "#domain/leave/reason-rules.ts";
import { catalogueFilters, SavedEntry, SortOrder } from "./catalogue.ts";
import { defineCalls, ofAdministrator } from "./call.ts";
import { DayField, Instant, Version, line, requiredLine } from "./fields.ts";
import { defineList } from "./list.ts";

const Code = requiredLine(10);
/** A word that a month cell cannot take for anything else: times begin with a digit, spaces and signs separate words. */
const NewCode = Code.regex(/^\p{L}[\p{L}\p{N}.]*$/u, { error: "reason-code" });
const Count = (most: number) => z.number().int().min(1).max(most).nullable().default(null);
const CountFromZero = (most: number) => z.number().int().min(0).max(most).nullable().default(null);

/** The fields of an absence reason, which apply from a given day on (domain report, section 5.1). */
export const ReasonFields = z.object({
  title: requiredLine(120),
  /** What the month grid shows. */
  shortTitle: requiredLine(4),
  regime: z.enum(reasonRegimes),
  group: z.enum(reasonGroups),
  unit: z.enum(reasonUnits),
  paid: z.enum(reasonPays),
  countsAsService: z.boolean().default(true),
  countsAsPresence: z.boolean().default(false),
  maxPerYear: Count(366),
  maxPerEvent: Count(366),
  maxConsecutive: Count(366),
  dayBasis: z.enum(dayBases).default("working"),
  minServiceMonths: CountFromZero(600),
  requiresDocument: z.boolean().default(false),
  documentKind: line(120).default(""),
  documentDueDays: CountFromZero(365),
  requiresApproval: z.boolean().default(false),
  noticeDays: CountFromZero(365),
  proportionalToContract: z.boolean().default(false),
  /** Month and day of the next year, as `03-31`, until which remaining days may be taken; null: nothing is carried over. */
  carryOverUntil: z
    .string()
    .refine((text) => /^\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`2027-${text}`)), {
      error: "day",
    })
    .nullable()
    .default(null),
  /** The reason under which carried days are taken; null: the same reason. */
  carriedAs: Code.nullable().default(null),
  /** Whom it is meant for; informational only. */
  genderOrRole: line(120).default(""),
  erganiCode: requiredLine(20).nullable().default(null),
  payrollCode: requiredLine(20).nullable().default(null),
  legalBasis: line(300).default(""),
  /** Hidden from users who may not see health reasons. */
  isSensitive: z.boolean().default(false),
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .default(null),
  isActive: z.boolean().default(true),
  sortOrder: SortOrder,
});

const ReasonItem = ReasonFields.extend({
  /** The code, which also names the reason in calls. */
  id: z.string(),
  code: z.string(),
  /** The day from which these values apply; null: from the beginning. */
  validFrom: DayField.nullable(),
  version: z.number().int(),
});

/** One dated version of a reason's fields. */
const Edition = ReasonFields.extend({
  validFrom: DayField.nullable(),
  setAt: Instant.nullable(),
  /** Null: the installation itself. */
  setBy: z.string().nullable(),
});

const access = ofAdministrator;

const inFiles = { width: 14, hidden: "always" } as const;
const numberInFiles = { kind: "number", ...inFiles } as const;
const yesNoInFiles = { kind: "yesNo", ...inFiles } as const;

export const reasonList = defineList({
  name: "absence-reasons",
  path: "/AbsenceReasons",
  access,
  filters: {
    ...catalogueFilters,
    regime: z.enum(["public", "private"]).optional(),
    group: z.enum(reasonGroups).optional(),
    /** The day as of which the reasons are listed; defaults to today. */
    on: DayField.optional(),
  },
  sorts: ["sortOrder", "code", "title", "group", "maxPerYear"],
  usualSort: "sortOrder",
  item: ReasonItem,
  lead: "title",
  columns: {
    code: { width: 10, hidden: "up to tablets" },
    title: { width: 44 },
    shortTitle: { width: 10, hidden: "always" },
    regime: { width: 18, hidden: "up to tablets" },
    group: { width: 18 },
    unit: { width: 14, hidden: true },
    paid: { width: 20 },
    countsAsService: yesNoInFiles,
    countsAsPresence: yesNoInFiles,
    maxPerYear: { kind: "number" },
    mostInYear: { of: "maxPerYear", ...numberInFiles },
    maxPerEvent: numberInFiles,
    maxConsecutive: numberInFiles,
    dayBasis: { width: 18, hidden: true },
    minServiceMonths: numberInFiles,
    requiresDocument: yesNoInFiles,
    document: { of: "documentKind", hidden: true },
    documentKind: { width: 32, hidden: "always" },
    documentDueDays: numberInFiles,
    requiresApproval: yesNoInFiles,
    noticeDays: numberInFiles,
    proportionalToContract: yesNoInFiles,
    carryOverUntil: inFiles,
    carriedAs: inFiles,
    genderOrRole: { width: 24, hidden: "always" },
    erganiCode: { width: 14, hidden: true },
    payrollCode: inFiles,
    legalBasis: { width: 50, hidden: true },
    isSensitive: yesNoInFiles,
    validFrom: { kind: "day", width: 14, hidden: true },
    isActive: yesNoInFiles,
    state: {},
  },
});

/** The catalogue of absence reasons; Administrator only. */
export const absenceReasons = defineCalls("AbsenceReasons", {
  ...reasonList.calls,
  getById: {
    access,
    input: z.object({ id: Code }),
    output: ReasonItem.extend({ editions: z.array(Edition) }),
  },
  create: {
    access,
    input: ReasonFields.extend({ code: NewCode, validFrom: DayField.nullable().default(null) }),
    output: SavedEntry,
  },
  /** Replaces all fields of the reason from a day on, today or later; earlier days keep what applied then. */
  update: {
    method: "PUT",
    access,
    input: ReasonFields.extend({ id: Code, validFrom: DayField, version: Version }),
    output: SavedEntry,
  },
  /** From that day on it can no longer be chosen; existing records keep it. */
  retire: {
    access,
    input: z.object({ id: Code, validFrom: DayField, version: Version }),
    output: SavedEntry,
  },
});

export type ReasonFields = z.output<typeof ReasonFields>;
export type ReasonItem = z.output<typeof ReasonItem>;
export type ReasonEdition = z.output<typeof Edition>;

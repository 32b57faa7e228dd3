import { z } from "zod";
import type { Role } from "#domain/access.ts";
import { defineCalls } from "./call.ts";
import { DayField, FileFormat, Id, Minutes, Version, line, requiredLine } from "./fields.ts";

const access = {
  who: "session",
  roles: ["Administrator"] satisfies readonly Role[],
} as const;

const Year = z.coerce.number().int().min(1990).max(2099);

const Place = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("fixed"),
    month: z.number().int().min(1).max(12),
    day: z.number().int().min(1).max(31),
  }),
  z.object({ type: z.literal("easter"), offset: z.number().int().min(-60).max(60) }),
]);

const Kind = z.enum(["full", "half"]);
const AppliesTo = z.enum(["public", "private", "all"]);
/** At midnight it would be a whole holiday, or none. */
const StopMinute = Minutes.refine((minute) => minute > 0 && minute < 1440, {
  error: "stop-minute",
});
const RuleId = z.string().min(1).max(60);

/** One thing that is done to the holidays; `version` is the edition of the rule, its moves with it, or of the feast. */
export const HolidayChangeIn = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("add-rule"),
    title: requiredLine(120),
    kind: Kind,
    on: Place,
    stopMinute: StopMinute.nullable(),
    /** Where six days a week are worked; null: at the same minute. */
    sixDaysStopMinute: StopMinute.nullable().default(null),
    appliesTo: AppliesTo,
    /** Law or decision. */
    source: requiredLine(200),
    validFrom: DayField,
  }),
  z.object({
    type: z.literal("end-rule"),
    ruleId: RuleId,
    version: Version,
    validTo: DayField,
  }),
  z.object({
    type: z.literal("move"),
    ruleId: RuleId,
    version: Version,
    year: Year,
    /** Null: not kept in that year. */
    movedTo: DayField.nullable(),
    source: requiredLine(200),
  }),
  z.object({ type: z.literal("unmove"), ruleId: RuleId, version: Version, year: Year }),
  z.object({
    type: z.literal("add-local"),
    organizationId: Id,
    title: requiredLine(120),
    on: Place,
    source: line(200).default(""),
    validFrom: DayField,
  }),
  z.object({
    type: z.literal("end-local"),
    organizationId: Id,
    localId: Id,
    version: Version,
    validTo: DayField,
  }),
]);

const Rule = z.object({
  id: z.string(),
  title: z.string(),
  kind: Kind,
  on: Place,
  stopMinute: Minutes.nullable(),
  sixDaysStopMinute: Minutes.nullable(),
  appliesTo: AppliesTo,
  source: z.string(),
  validFrom: DayField.nullable(),
  validTo: DayField.nullable(),
  /** Its day in the year, before a move; null while it is not in force. */
  day: DayField.nullable(),
  version: z.number().int(),
  /** What was decided for the year. */
  move: z.object({ movedTo: DayField.nullable(), source: z.string() }).nullable(),
});

const Local = z.object({
  id: Id,
  organizationId: Id,
  organization: z.string(),
  title: z.string(),
  on: Place,
  source: z.string(),
  validFrom: DayField.nullable(),
  validTo: DayField.nullable(),
  version: z.number().int(),
  day: DayField.nullable(),
});

/** Holidays of the installation; the Administrator's alone. */
export const holidays = defineCalls("Holidays", {
  /** The rules as they fall in a year, what is moved in it, and the feasts of the bodies. */
  getYear: {
    access,
    input: z.object({ year: Year }),
    output: z.object({
      year: z.number().int(),
      easter: DayField,
      rules: z.array(Rule),
      locals: z.array(Local),
      /** Working days of each month, Monday to Friday, in the public sector and without feasts of bodies. */
      workingDays: z.array(z.number().int()),
    }),
  },
  exportYear: {
    access: access,
    input: z.object({ year: Year, format: FileFormat }),
    output: z.unknown(),
    answer: "file",
  },
  /** Whose days a change would change. Changes nothing. */
  preview: {
    access,
    input: z.object({ change: HolidayChangeIn }),
    output: z.object({
      dates: z.array(DayField),
      /** Why the feast of a body cannot be changed. Handed-in months stay as they are when the change is for all. */
      refusal: z.literal("months-closed").nullable(),
      bodies: z.array(
        z.object({
          organizationId: Id,
          organization: z.string(),
          structures: z.number().int(),
          dutiesLost: z.number().int(),
          dutiesGained: z.number().int(),
          /** Sheets with records or locks on the days. */
          sheets: z.number().int(),
          monthsClosed: z.number().int(),
        }),
      ),
    }),
  },
  /**
   * Makes the change, with effect at once. What is recorded on the days is worked out anew: of a body together with the
   * change, of all within minutes. Throws `changed` when another hand was first.
   */
  save: {
    access,
    input: z.object({ change: HolidayChangeIn }),
    output: z.object({ id: z.string() }),
  },
});

export type HolidayChangeIn = z.output<typeof HolidayChangeIn>;
export type HolidayYear = z.output<typeof holidays.getYear.output>;
export type HolidayPreview = z.output<typeof holidays.preview.output>;

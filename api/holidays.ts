import { z } from "zod";
import { asFile, defineCalls, ofAdministrator } from "./call.ts";
import { DayField, FileFormat, Id, Minutes, Version, line, requiredLine } from "./fields.ts";

const access = ofAdministrator;

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
/** Midnight would make it a whole holiday, or none. */
const StopMinute = Minutes.refine((minute) => minute > 0 && minute < 1440, {
  error: "stop-minute",
});
const RuleId = z.string().min(1).max(60);

/** One change to the holidays; `version` is that of the rule, including its moves, or of the feast. */
export const HolidayChangeIn = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("add-rule"),
    title: requiredLine(120),
    kind: Kind,
    on: Place,
    stopMinute: StopMinute.nullable(),
    /** For a six-day week; null: the same minute. */
    sixDaysStopMinute: StopMinute.nullable().default(null),
    appliesTo: AppliesTo,
    /** Law or decision. */
    source: requiredLine(200),
    validFrom: DayField,
  }),
  z.object({ type: z.literal("end-rule"), ruleId: RuleId, version: Version, validTo: DayField }),
  z.object({
    type: z.literal("move"),
    ruleId: RuleId,
    version: Version,
    year: Year,
    /** Null: not observed in that year. */
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

const Feast = z.object({
  title: z.string(),
  on: Place,
  source: z.string(),
  validFrom: DayField.nullable(),
  validTo: DayField.nullable(),
  /** Its day in the year, before any move; null while it is not in force. */
  day: DayField.nullable(),
  version: z.number().int(),
});

const Rule = Feast.extend({
  id: z.string(),
  kind: Kind,
  stopMinute: Minutes.nullable(),
  sixDaysStopMinute: Minutes.nullable(),
  appliesTo: AppliesTo,
  /** The decision for the year. */
  move: z.object({ movedTo: DayField.nullable(), source: z.string() }).nullable(),
});

const Local = Feast.extend({ id: Id, organizationId: Id, organization: z.string() });

/** Holidays of the installation; Administrator only. */
export const holidays = defineCalls("Holidays", {
  /** The rules as they fall in a year, that year's moves, and the feasts of the bodies. */
  getYear: {
    access,
    input: z.object({ year: Year }),
    output: z.object({
      year: z.number().int(),
      easter: DayField,
      rules: z.array(Rule),
      locals: z.array(Local),
      /** Working days of each month, Monday to Friday, in the public sector and excluding feasts of bodies. */
      workingDays: z.array(z.number().int()),
    }),
  },
  exportYear: { access, input: z.object({ year: Year, format: FileFormat }), ...asFile },
  /** Which bodies' days a change would affect. Changes nothing. */
  preview: {
    access,
    input: z.object({ change: HolidayChangeIn }),
    output: z.object({
      dates: z.array(DayField),
      /** Why the feast of a body cannot be changed. If the change is for all bodies, submitted months stay as they are. */
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
   * Makes the change, effective at once. Records of the days are recomputed: for a single body together with the change, for
   * all bodies within minutes. Throws `changed` if someone else changed it first.
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

import { z } from "zod";
import { IntervalField } from "./attendance-sheets.ts";
import { defineCalls, type OutputOf } from "./call.ts";
import { DayField, Id, InBody, Minutes, MonthField, PersonName } from "./fields.ts";
import { FindingOut } from "./finding.ts";
import { TotalsOut } from "./month-totals.ts";
import { MonthState } from "./monthly-contracts.ts";

const YearDay = z.object({
  date: DayField,
  /** Where the contract works on the day; null outside its terms. */
  structureId: Id.nullable(),
  label: z.string(),
  reason: z.string().nullable(),
  plannedMinutes: Minutes,
  workedMinutes: Minutes,
  balanceMinutes: Minutes.nullable(),
  intervals: z.array(IntervalField),
  note: z.string(),
});

const YearMonth = z.object({
  month: MonthField,
  /** Null if the month is not stored yet: its totals are computed from the days. */
  state: MonthState.nullable(),
  totals: TotalsOut,
  /** Null as known on an earlier day: the rules check what is stored now. */
  errors: z.number().int().nullable(),
  warnings: z.number().int().nullable(),
});

export const contractYears = defineCalls("ContractYears", {
  /**
   * A contract's days of a year up to today, with the resulting months and findings. With `knownOn` they are as recorded at
   * the end of that day, the hours as computed then, and without findings; days without a record then follow from the
   * present terms, schedules and calendar.
   */
  getYear: {
    access: { who: "body" },
    refuses: ["refused"],
    input: InBody.extend({
      contractId: Id,
      year: z.coerce.number().int().min(1990).max(2100),
      knownOn: DayField.optional(),
    }),
    output: z.object({
      contract: z.object({
        id: Id,
        number: z.string(),
        specialty: z.string(),
        ...PersonName.shape,
        startDate: DayField,
        endDate: DayField.nullable(),
      }),
      /** The earlier day whose state of knowledge this is; null for the present one. */
      knownOn: DayField.nullable(),
      days: z.array(YearDay),
      months: z.array(YearMonth),
      findings: z.array(FindingOut),
    }),
  },
});

/** A contract's year. */
export type ContractYear = OutputOf<typeof contractYears.getYear>;
export type YearDay = z.output<typeof YearDay>;
export type YearMonth = z.output<typeof YearMonth>;

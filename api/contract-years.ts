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
  errors: z.number().int(),
  warnings: z.number().int(),
});

export const contractYears = defineCalls("ContractYears", {
  /** A contract's days of a year up to today, with the resulting months and findings. */
  getYear: {
    access: { who: "body" },
    input: InBody.extend({ contractId: Id, year: z.coerce.number().int().min(1990).max(2100) }),
    output: z.object({
      contract: z.object({
        id: Id,
        number: z.string(),
        specialty: z.string(),
        ...PersonName.shape,
        startDate: DayField,
        endDate: DayField.nullable(),
      }),
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

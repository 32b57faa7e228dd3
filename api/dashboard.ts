import { z } from "zod";
import { defineCalls } from "./call.ts";
import { DayField, Id, InBody, MonthField } from "./fields.ts";

const Count = z.number().int();

export const Overview = z.object({
  today: DayField,
  month: MonthField,
  /** Structures in operation with the state of today's sheet: how many people it has, how many are recorded. */
  structures: z.array(
    z.object({
      id: Id,
      code: z.string(),
      title: z.string(),
      contracts: Count,
      recordedToday: Count,
      /** `none`: nobody has a duty there today. */
      stateToday: z.enum(["none", "open", "submitted", "locked"]),
      /** Sheets owed in the running month, up to yesterday, that are still open or were never opened. */
      openSheets: Count,
      /** Days with a missing punch in the running month, over the contracts. */
      missingDays: Count,
    }),
  ),
  /** The last ten days with records: present, on leave or sick, without a settled record. */
  presence: z.array(z.object({ date: DayField, present: Count, absent: Count, unsettled: Count })),
  /** Absences of the running month by reason; sensitive ones come together, without a title. */
  absences: z.array(z.object({ title: z.string().nullable(), days: Count })),
  /** Contracts of last month by the state of their month. */
  months: z.record(z.string(), Count),
  /** Requests to unlock that wait for an answer, and those that hold now. */
  unlocks: z.object({ asked: Count, granted: Count }),
  contractsEnding: z.array(
    z.object({
      id: Id,
      number: z.string(),
      lastName: z.string(),
      firstName: z.string(),
      endDate: DayField,
    }),
  ),
});

export const dashboard = defineCalls({
  getOverview: {
    method: "GET",
    path: "/Dashboard/GetOverview",
    access: { who: "body" },
    input: InBody,
    output: Overview,
    answer: "text",
  },
});

export type Overview = z.output<typeof Overview>;

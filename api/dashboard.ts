import { z } from "zod";
import { people } from "#domain/access.ts";
import { sheetLevels } from "#domain/attendance/sheet-level.ts";
import { defineCalls, ofAdministrator, ofAgency } from "./call.ts";
import { BodyMonths, MonthCounts, WaitingMonth } from "./body-months.ts";
import { DayField, Id, InBody, Money, MonthField, Nothing, PersonName } from "./fields.ts";
import { SystemState } from "./system-state.ts";

const Count = z.number().int();

export const StructureToday = z.object({
  id: Id,
  code: z.string(),
  title: z.string(),
  /** People with a duty today, and how many of them have no settled record. */
  expected: Count,
  waiting: Count,
  /** At most six of those waiting, by name. */
  waitingNames: z.array(z.string()),
  /** `none`: no one has a duty there today. */
  stateToday: z.enum(["none", "open", "submitted", "locked"]),
  /** Sheets owed in the current month, up to yesterday, that are still open or were never opened. */
  openSheets: Count,
  /** The sheets owed in the last fourteen days, oldest first. */
  days: z.array(z.object({ date: DayField, level: z.enum(sheetLevels) })),
});

/** What blocks closing a month, summed over the structures as the board shows them. */
export const Closing = z.object({
  month: MonthField,
  contracts: Count,
  /** Null while a month is not computed. */
  pendingDays: Count.nullable(),
  missingDays: Count.nullable(),
  /** The known doubts: of months whose check is up to date. */
  errors: Count,
  warnings: Count,
  /** Months never checked, or changed since, and their structures. */
  unchecked: Count,
  uncheckedStructures: z.array(Id),
  openDisputes: Count,
  /** Contracts by the state of their month; those without a month count as drafts. */
  states: MonthCounts,
  /** Structures whose months are all submitted and not all signed. */
  structuresToSign: Count,
});

/** What keeps a month from being signed, counted the way its board counts it. */
export const UnfinishedMonth = z.object({
  month: MonthField,
  /** Contracts whose month is not submitted, including those without a month. */
  draft: Count,
  /** As in `Closing`. */
  structuresToSign: Count,
});

export const Overview = z.object({
  today: DayField,
  month: MonthField,
  /** Sheets owed today and how many of them are open; the same for the month up to yesterday. */
  sheets: z.object({ owedToday: Count, openToday: Count, owedBefore: Count, openBefore: Count }),
  /** The structures with people, those that owe most first; at most forty. */
  structures: z.array(StructureToday),
  structureCount: Count,
  /** The last ten days with records: present, on leave or sick, without a settled record. */
  presence: z.array(z.object({ date: DayField, present: Count, absent: Count, unsettled: Count })),
  /** Absences of the current month by reason; sensitive ones are merged, without a title. */
  absences: z.array(z.object({ title: z.string().nullable(), days: Count })),
  /** Unlock requests that are pending, and those in force. */
  unlocks: z.object({ asked: Count, granted: Count }),
  /** Contracts by what they wait for: to be submitted, to be corrected after they were sent back, to be approved. */
  contractsWaiting: z.object({ draft: Count, rejected: Count, submitted: Count }),
  /** Contracts that end within thirty days, and the first of them. */
  contractsEnding: z.object({
    total: Count,
    first: z.array(
      z.object({ id: Id, number: z.string(), ...PersonName.shape, endDate: DayField }),
    ),
  }),
  /** Days with a missing punch in the current month; null without full access. */
  missingDays: Count.nullable(),
  /** The last month that is over; null without full access. */
  closing: Closing.nullable(),
  /** Earlier months with anything not recorded, not submitted or not signed, oldest first, at most six; none without full access. */
  unfinished: z.array(UnfinishedMonth),
  /** Documents that wait for a decision, and approved ones that end within thirty days; null for users who may not open their page. */
  documents: z.object({ waiting: Count, ending: Count }).nullable(),
  /** Documents of absences that have not arrived, and how many of them are late; without reasons that the actor may not see. */
  leaveDocuments: z.object({ due: Count, overdue: Count }),
  /** Pending leave requests. */
  leaveRequests: Count,
  /** Pending disputes by the month they concern, oldest first; of the last twelve months. */
  disputes: z.array(z.object({ month: MonthField, open: Count })),
});

const FirstBodies = z.object({
  bodyCount: Count,
  /** The first three by title. */
  bodies: z.array(z.string()),
});

/** Contract months that wait to be paid, and their bodies. */
const MonthsOwed = FirstBodies.extend({ months: Count, oldest: MonthField.nullable() });

export const Agency = z.object({
  month: MonthField,
  /** Bodies whose months wait for the agency first, then those with the most drafts; at most twelve. */
  bodies: z.array(BodyMonths),
  bodyCount: Count,
  sums: MonthCounts.extend({ sheetsToCheck: Count }),
  /** The other calendar months with some that wait for the agency, oldest first, at most 24. */
  alsoWaiting: z.array(WaitingMonth),
  unlocksAsked: Count,
  documentsWaiting: Count,
  documentsEnding: Count,
  /** What is owed and not held by any payment in progress, in any calendar month. */
  owed: z.object({
    /** Approved months of bodies with an account, of which no payment holds anything, except those of refused credits. */
    unpaid: MonthsOwed,
    /** Bodies with such months but without an account, from which no order can pay them. */
    withoutAccount: FirstBodies,
    /** Paid months that changed since, so that they may have a difference. */
    changed: MonthsOwed,
    /** Credits that were refused or returned and not reissued, and the oldest payment with one. */
    refused: z.object({
      credits: Count,
      amount: Money,
      oldest: z.object({ organizationId: Id, id: Id, number: z.string() }).nullable(),
    }),
  }),
  /** Payments to be approved, to be ordered, to be submitted to the bank, and to be answered by it. */
  payments: z.object({ draft: Count, approved: Count, ordered: Count, submitted: Count }),
});

/** How many things of each kind wait for the caller to settle; null if they are not the caller's to settle. */
export const Waiting = z.object({
  /** Open sheets owed from the first of the month up to today. */
  sheets: Count.nullable(),
  unlocks: Count.nullable(),
  /** Structures that wait for the signature of the last month, or an earlier one. */
  signatures: Count.nullable(),
  documents: Count.nullable(),
  leaveDocuments: Count.nullable(),
  leaveRequests: Count.nullable(),
  /** Contracts to be approved. */
  contracts: Count.nullable(),
  /** What waits for the agency over all bodies. */
  agency: z.object({ months: Count, unlocks: Count, documents: Count, payments: Count }).nullable(),
});

/** How many things of all kinds wait for the caller in each of their bodies; for bodies not listed it is unknown. */
export const WaitingOfBodies = z.object({
  bodies: z.array(z.object({ organizationId: Id, count: Count })),
});

/** What a body has of what it needs before it can keep attendance, in the order it is needed. */
export const Setup = z.object({
  hasSchedule: z.boolean(),
  hasStructure: z.boolean(),
  /** A person who may sign its months. */
  hasSigner: z.boolean(),
  hasEmployee: z.boolean(),
  hasContract: z.boolean(),
  hasApprovedContract: z.boolean(),
  hasRecord: z.boolean(),
  keptFrom: DayField.nullable(),
  /** The first sheet on which anyone is expected; null if there is none yet, or a day has already been recorded. */
  firstDay: z.object({ structureId: Id, date: DayField }).nullable(),
});

export const dashboard = defineCalls("Dashboard", {
  /** How far the setup of a body has come. */
  getSetup: { access: { who: "body" }, input: InBody, output: Setup },
  /** What waits today in one body, for the caller. */
  getOverview: { access: { who: "body" }, input: InBody, output: Overview },
  /** What waits for the caller in a body, and for the agency in all bodies: the counts of the menu. */
  getWaiting: { access: { who: "body" }, input: InBody, output: Waiting },
  /** The same for each of the caller's bodies, as one figure: shown beside it in the body picker. */
  getWaitingOfBodies: {
    access: { who: "session", roles: people },
    input: Nothing,
    output: WaitingOfBodies,
  },
  /** What waits for the agency over all bodies. */
  getAgency: { access: ofAgency, input: Nothing, output: Agency },
  /** The state of the installation. */
  getSystem: { access: ofAdministrator, input: Nothing, output: SystemState },
});

export type Setup = z.output<typeof Setup>;
export type Overview = z.output<typeof Overview>;
export type Waiting = z.output<typeof Waiting>;
export type WaitingOfBodies = z.output<typeof WaitingOfBodies>;
export type Agency = z.output<typeof Agency>;
export type StructureToday = z.output<typeof StructureToday>;
export type Closing = z.output<typeof Closing>;
export type UnfinishedMonth = z.output<typeof UnfinishedMonth>;

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
  /** People with a duty today, and those of them without a settled record. */
  expected: Count,
  waiting: Count,
  /** At most six of those who wait, by name. */
  waitingNames: z.array(z.string()),
  /** `none`: nobody has a duty there today. */
  stateToday: z.enum(["none", "open", "submitted", "locked"]),
  /** Sheets owed in the running month, up to yesterday, that are still open or were never opened. */
  openSheets: Count,
  /** The sheets owed in the last fourteen days, oldest first. */
  days: z.array(z.object({ date: DayField, level: z.enum(sheetLevels) })),
});

/** What is in the way of closing a month, summed over the structures as the board shows them. */
export const Closing = z.object({
  month: MonthField,
  contracts: Count,
  /** Null while a month is not computed. */
  pendingDays: Count.nullable(),
  missingDays: Count.nullable(),
  /** What is known of the doubts: of months whose check is not old. */
  errors: Count,
  warnings: Count,
  /** Months never checked, or changed since, and the structures that they are of. */
  unchecked: Count,
  uncheckedStructures: z.array(Id),
  openDisputes: Count,
  /** Contracts by the state of their month, those without a month among the drafts. */
  states: MonthCounts,
  /** Structures all of whose months are submitted and not all signed. */
  structuresToSign: Count,
});

/** What keeps a month from being signed, counted as its board counts it. */
export const UnfinishedMonth = z.object({
  month: MonthField,
  /** Contracts whose month is not handed in, those without a month among them. */
  draft: Count,
  /** As of a closing month. */
  structuresToSign: Count,
});

export const Overview = z.object({
  today: DayField,
  month: MonthField,
  /** Sheets owed today and those of them that are open; the same of the month up to yesterday. */
  sheets: z.object({ owedToday: Count, openToday: Count, owedBefore: Count, openBefore: Count }),
  /** The structures with people, those that owe most first; at most forty. */
  structures: z.array(StructureToday),
  structureCount: Count,
  /** The last ten days with records: present, on leave or sick, without a settled record. */
  presence: z.array(z.object({ date: DayField, present: Count, absent: Count, unsettled: Count })),
  /** Absences of the running month by reason; sensitive ones come together, without a title. */
  absences: z.array(z.object({ title: z.string().nullable(), days: Count })),
  /** Requests to unlock that wait for an answer, and those that hold now. */
  unlocks: z.object({ asked: Count, granted: Count }),
  /** Contracts by what they wait for: to be handed in, to be mended after they were sent back, to be approved. */
  contractsWaiting: z.object({ draft: Count, rejected: Count, submitted: Count }),
  /** Contracts that end within thirty days, and the first of them. */
  contractsEnding: z.object({
    total: Count,
    first: z.array(
      z.object({
        id: Id,
        number: z.string(),
        ...PersonName.shape,
        endDate: DayField,
      }),
    ),
  }),
  /** Days with a missing punch in the running month; null without full access. */
  missingDays: Count.nullable(),
  /** The last month that is over; null without full access. */
  closing: Closing.nullable(),
  /** The months before it with any that is not recorded, not handed in or not signed, oldest first, at most six; none without full access. */
  unfinished: z.array(UnfinishedMonth),
  /** Documents that wait for a decision, and approved ones that end within thirty days; null for who may not open their page. */
  documents: z.object({ waiting: Count, ending: Count }).nullable(),
  /** Documents of absences that have not come, and those of them that are late; without reasons that the actor may not know. */
  leaveDocuments: z.object({ due: Count, overdue: Count }),
  /** Requests for leave that wait for an answer. */
  leaveRequests: Count,
  /** Disputes that wait for an answer, by the month that they are of, oldest first; of twelve months back. */
  disputes: z.array(z.object({ month: MonthField, open: Count })),
});

const FirstBodies = z.object({
  bodyCount: Count,
  /** The first three by title. */
  bodies: z.array(z.string()),
});

/** Contracts' months of bodies that wait to be paid. */
const MonthsOwed = FirstBodies.extend({
  months: Count,
  oldest: MonthField.nullable(),
});

export const Agency = z.object({
  month: MonthField,
  /** Bodies whose months wait for the agency first, then those with most drafts; at most twelve. */
  bodies: z.array(BodyMonths),
  bodyCount: Count,
  sums: MonthCounts.extend({ sheetsToCheck: Count }),
  /** The other months of the calendar with some that wait for the agency, oldest first, at most 24. */
  alsoWaiting: z.array(WaitingMonth),
  unlocksAsked: Count,
  documentsWaiting: Count,
  documentsEnding: Count,
  /** What is owed and no payment under way holds, whatever the month of the calendar. */
  owed: z.object({
    /** Approved months of bodies with an account, of which no payment holds anything, those of refused credits excepted. */
    unpaid: MonthsOwed,
    /** Bodies with such months and without an account, from which no order can pay them. */
    withoutAccount: FirstBodies,
    /** Months that were paid and changed since, so that they may have a difference. */
    changed: MonthsOwed,
    /** Credits that were refused or came back and were not issued again, and the oldest payment with one. */
    refused: z.object({
      credits: Count,
      amount: Money,
      oldest: z.object({ organizationId: Id, id: Id, number: z.string() }).nullable(),
    }),
  }),
  /** Payments to be approved, to be ordered, to be given to the bank, and to be answered by it. */
  payments: z.object({ draft: Count, approved: Count, ordered: Count, submitted: Count }),
});

/** How many things of each kind wait for who asks, and are theirs to settle; null where they are not. */
export const Waiting = z.object({
  /** Sheets owed from the first of the month up to today that are open. */
  sheets: Count.nullable(),
  unlocks: Count.nullable(),
  /** Structures that wait for the signature of the last month, or of one before it. */
  signatures: Count.nullable(),
  documents: Count.nullable(),
  leaveDocuments: Count.nullable(),
  leaveRequests: Count.nullable(),
  /** Contracts to be approved. */
  contracts: Count.nullable(),
  /** What waits on the agency over all bodies. */
  agency: z.object({ months: Count, unlocks: Count, documents: Count, payments: Count }).nullable(),
});

/** How many things of all kinds wait for who asks in each of their bodies; of a body that is not named it is not known. */
export const WaitingOfBodies = z.object({
  bodies: z.array(z.object({ organizationId: Id, count: Count })),
});

/** What a body has of what it needs before it can keep attendance, in the order in which it is needed. */
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
  /** The first sheet on which somebody is expected; null where there is none yet, or a day has been recorded. */
  firstDay: z.object({ structureId: Id, date: DayField }).nullable(),
});

export const dashboard = defineCalls("Dashboard", {
  /** How far a body is set up. */
  getSetup: {
    access: { who: "body" },
    input: InBody,
    output: Setup,
  },
  /** What waits today in one body, for who asks. */
  getOverview: {
    access: { who: "body" },
    input: InBody,
    output: Overview,
  },
  /** What of a body, and for the agency of all, waits for who asks: the figures of the menu. */
  getWaiting: {
    access: { who: "body" },
    input: InBody,
    output: Waiting,
  },
  /** The same of each body of who asks, in one figure: what the choice of a body shows beside it. */
  getWaitingOfBodies: {
    access: { who: "session", roles: people },
    input: Nothing,
    output: WaitingOfBodies,
  },
  /** What waits on the agency over all bodies. */
  getAgency: {
    access: ofAgency,
    input: Nothing,
    output: Agency,
  },
  /** How the installation does. */
  getSystem: {
    access: ofAdministrator,
    input: Nothing,
    output: SystemState,
  },
});

export type Setup = z.output<typeof Setup>;
export type Overview = z.output<typeof Overview>;
export type Waiting = z.output<typeof Waiting>;
export type WaitingOfBodies = z.output<typeof WaitingOfBodies>;
export type Agency = z.output<typeof Agency>;
export type StructureToday = z.output<typeof StructureToday>;
export type Closing = z.output<typeof Closing>;
export type UnfinishedMonth = z.output<typeof UnfinishedMonth>;

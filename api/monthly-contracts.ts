import { z } from "zod";
import { people } from "#domain/access.ts";
import { monthStates } from "#domain/attendance/monthly.ts";
import { asFile, defineCalls } from "./call.ts";
import { PasswordAgain } from "./confirmation.ts";
import { FindingInputs, MonthFindings } from "./finding.ts";
import { TotalsOut } from "./month-totals.ts";
import {
  Count,
  DayField,
  FileFormat,
  Id,
  InBody,
  ListQuery,
  MonthField,
  PersonName,
  pageOf,
  sortOf,
  line,
  StructureMonth,
} from "./fields.ts";

export const MonthState = z.enum(monthStates);

export const MonthlyContractItem = z.object({
  contractId: Id,
  month: MonthField,
  structureId: Id,
  structureTitle: z.string(),
  ...PersonName.shape,
  contractNumber: z.string(),
  specialty: z.string(),
  state: MonthState,
  version: z.number().int(),
  /** Whether it is the caller's own month, which they may neither approve nor return. */
  isOwn: z.boolean(),
  totals: TotalsOut,
});

const MonthlyContractFilter = InBody.extend({
  search: ListQuery.shape.search,
  sort: sortOf(
    "name",
    "structure",
    "state",
    "plannedMinutes",
    "workedMinutes",
    "balanceMinutes",
    "pendingDays",
  ).default("name"),
  /** Defaults to the current month. */
  month: MonthField.optional(),
  structureId: Id.optional(),
  state: MonthState.optional(),
});

/** What the URL of the list keeps. */
export const monthlyContractFilters = MonthlyContractFilter.omit({ organizationId: true });

/** Rows of a bulk act: each month with the version that the caller saw. */
const MonthRow = z.object({ contractId: Id, version: Count });
/** The rows of a month that a bulk act concerns. */
const RowsOfMonth = InBody.extend({ month: MonthField, rows: z.array(MonthRow).min(1).max(2000) });

/** The outcome for one row of a bulk act. */
export const RowOutcome = z.object({
  contractId: Id,
  outcome: z.enum(["done", "refused", "changed"]),
  state: MonthState,
  version: z.number().int(),
  messages: z.array(z.string()),
});

const RowOutcomes = z.object({ rows: z.array(RowOutcome) });

export const BoardRow = z.object({
  structureId: Id,
  code: z.string(),
  title: z.string(),
  contracts: z.number().int(),
  /** Number of people: one person may have several contracts in a month. */
  people: z.number().int(),
  /** Contracts that run in the month and have no month stored yet; they count as drafts. */
  uncomputed: z.number().int(),
  /** Drafts and returned ones. */
  draft: z.number().int(),
  submitted: z.number().int(),
  /** The signer's own, which the agency must confirm. */
  awaiting: z.number().int(),
  /** Signed, approved or paid. */
  signed: z.number().int(),
  /** Of those, approved or paid. */
  approved: z.number().int(),
  /** Days with a duty over all contracts, those that wait for a record, and those with a missing punch; null while one is not computed. */
  plannedDays: z.number().int().nullable(),
  pendingDays: z.number().int().nullable(),
  missingDays: z.number().int().nullable(),
  /** Days up to today with work in the structure and no record at all. */
  unopenedDays: z.number().int(),
  /** Days up to today with some record, whose sheet is not submitted. */
  openSheets: z.number().int(),
  /** The first day of either kind. */
  firstOpenDay: DayField.nullable(),
  /** Pending requests to unlock days of the month. */
  unlockRequests: z.number().int(),
  /** Disputed days that no one has answered, and the first of them. */
  openDisputes: z.number().int(),
  firstDisputedDay: DayField.nullable(),
  /** What the rules found in months whose check is up to date: errors, and warnings without an explanation. */
  errors: z.number().int(),
  warnings: z.number().int(),
  /** Months never checked, or changed since their check in what the rules read. */
  unchecked: z.number().int(),
});

export const monthlyContracts = defineCalls("MonthlyContracts", {
  getAll: {
    access: { who: "body", fullAccess: true },
    input: MonthlyContractFilter.extend({ skip: ListQuery.shape.skip, take: ListQuery.shape.take }),
    output: pageOf(MonthlyContractItem),
    answer: "text",
  },
  /** All that match the filter, as a file. */
  export: {
    access: { who: "body", fullAccess: true },
    input: MonthlyContractFilter.extend({ format: FileFormat }),
    ...asFile,
  },
  getBoard: {
    access: { who: "body", fullAccess: true },
    input: InBody.extend({ month: MonthField }),
    output: z.object({ structures: z.array(BoardRow) }),
  },
  /** Findings of one structure's month, computed from what is stored. */
  getFindings: { access: { who: "body" }, input: StructureMonth, output: MonthFindings },
  /** Creates missing rows of the month and recomputes the totals of those not yet submitted, from the records. */
  compute: {
    access: { who: "body", act: "month.submit" },
    input: StructureMonth,
    output: z.object({ computed: z.number().int() }),
  },
  /** Runs the rules again on a structure's month, for the counts of the board. */
  check: {
    access: { who: "body", roles: people, fullAccess: true },
    input: StructureMonth,
    output: z.object({ checked: z.number().int() }),
  },
  /** Attaches one note to findings of a structure's month. */
  explain: {
    access: { who: "body", act: "month.submit" },
    input: StructureMonth.extend({
      findings: z
        .array(
          z.object({
            contractId: Id,
            rule: z.string().regex(/^R\d{2}$/),
            date: DayField.nullable(),
            inputs: FindingInputs,
          }),
        )
        .min(1)
        .max(1000),
      note: line(500).min(3),
    }),
    output: z.object({ explained: z.number().int() }),
  },
  submit: { access: { who: "body", act: "month.submit" }, input: RowsOfMonth, output: RowOutcomes },
  /** Confirms, in the signer's place, months that a signature left out because they are the signer's own. */
  countersign: {
    access: { who: "body", act: "month.countersign" },
    input: RowsOfMonth.extend({
      password: PasswordAgain,
      /** Explains the warnings that have no explanation yet. */
      note: line(500).default(""),
    }),
    output: RowOutcomes,
  },
  /** Approves signed months for payment. */
  approve: {
    access: { who: "body", act: "month.approve" },
    input: RowsOfMonth,
    output: RowOutcomes,
  },
  return: {
    access: { who: "body", act: "month.return" },
    input: RowsOfMonth.extend({ reason: line(500).min(3) }),
    output: RowOutcomes,
  },
});

export type MonthlyContractItem = z.output<typeof MonthlyContractItem>;
export type MonthlyContractFilter = z.output<typeof MonthlyContractFilter>;
export type BoardRow = z.output<typeof BoardRow>;
export type RowOutcome = z.output<typeof RowOutcome>;

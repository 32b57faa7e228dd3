import { z } from "zod";
import { defineCalls } from "./call.ts";
import {
  BeforeTermination,
  ContractBase,
  ContractFields,
  ContractOut,
  ContractOutcome,
  ContractStateField,
  holdsRightly,
  MovedContract,
  PayOut,
  paysRightly,
  TermFields,
  worksRightly,
} from "./contract-fields.ts";
import {
  DayField,
  Id,
  IdInBody,
  InBody,
  ListQuery,
  Minutes,
  MonthField,
  PersonName,
  Version,
  VersionInQuery,
  line,
  requiredLine,
  Changed,
  EditedInBody,
} from "./fields.ts";
import { defineList } from "./list.ts";
import { nameInFiles } from "./person-columns.ts";
import { MonthState } from "./monthly-contracts.ts";

const ContractItem = ContractOut.omit({ employee: true, terms: true }).extend({
  employeeId: Id,
  ...PersonName.shape,
  afm: z.string(),
  /** Of the term in force today, otherwise of the nearest one. */
  structureId: Id.nullable(),
  structureTitle: z.string().nullable(),
  pay: PayOut.nullable(),
});

export const contractList = defineList({
  name: "contracts",
  path: "/Contracts",
  access: { who: "body" },
  within: InBody.shape,
  filters: {
    search: ListQuery.shape.search,
    structureId: Id.optional(),
    employeeId: Id.optional(),
    employmentType: z.coerce.number().int().min(0).max(1000).optional(),
    state: ContractStateField.optional(),
    /** Active or suspended contracts whose last day is at most this many days away. */
    endingWithinDays: z.coerce.number().int().min(0).max(366).optional(),
  },
  sorts: ["name", "number", "structure", "startDate", "endDate", "state"],
  usualSort: "name",
  item: ContractItem,
  lead: "name",
  columns: {
    name: { kind: "person" },
    number: { width: 18 },
    ...nameInFiles,
    afm: { width: 12, hidden: true },
    type: { of: "employmentType", width: 24, hidden: "up to tablets" },
    specialty: { width: 30, hidden: true },
    structure: { of: "structureTitle", width: 40 },
    startDate: { kind: "day", width: 12, hidden: "up to tablets" },
    endDate: { kind: "day", width: 12 },
    state: { width: 14 },
  },
});

const Reason = requiredLine(500).min(3);

/** Whether the act withdraws terms that would begin later. */
const WithdrawTerms = z.boolean().default(false);

const Several = InBody.extend({
  contracts: z
    .array(z.object({ id: Id, version: Version }))
    .min(1)
    .max(500),
});

const writes = { who: "body", act: "contract.write" } as const;
const approves = { who: "body", act: "contract.approve" } as const;

export const contracts = defineCalls("Contracts", {
  getAll: contractList.getAll,
  getById: {
    access: { who: "body" },
    input: IdInBody,
    output: ContractOut.extend({
      /** Whether it is the caller's own; another person acts on it. */
      isOwn: z.boolean(),
      /** Whether the caller made, changed or submitted it, and so may not approve it. */
      isMaker: z.boolean(),
      /** Whether documents, leave corrections or sickness benefits depend on it: then it cannot be deleted. False without `reason.see`. */
      hasEvidence: z.boolean(),
      /** Last day of the last month that is submitted or further along; a term cannot reach back to it. */
      settledThrough: DayField.nullable(),
      /** What revoking its termination would restore; null if it was not terminated, or that is not known. */
      beforeTermination: BeforeTermination.nullable(),
      /** Newest first. */
      acts: z.array(
        z.object({
          state: ContractStateField,
          at: z.string(),
          by: z.string().nullable(),
          reason: z.string(),
        }),
      ),
      /** Newest first. */
      months: z.array(
        z.object({
          month: MonthField,
          state: MonthState,
          structureTitle: z.string(),
          plannedMinutes: Minutes,
          workedMinutes: Minutes,
          presentDays: z.number().int(),
          leaveDays: z.number().int(),
          unjustifiedDays: z.number().int(),
          balanceMinutes: Minutes,
          pendingDays: z.number().int(),
          /** Recorded days that lack one of their punches. */
          missingDays: z.number().int(),
        }),
      ),
    }),
  },
  create: {
    access: writes,
    input: InBody.extend(ContractFields.shape).check(holdsRightly, paysRightly, worksRightly),
    output: Changed,
  },
  /** Changes a draft or rejected contract; to one in force, terms can only be added. */
  update: {
    method: "PUT",
    access: writes,
    input: EditedInBody.extend(ContractBase.shape)
      .extend(TermFields.shape)
      .check(holdsRightly, paysRightly, worksRightly),
    output: Changed,
  },
  /** Removes a draft or a rejected contract. */
  delete: {
    method: "DELETE",
    access: writes,
    input: IdInBody.extend({ version: VersionInQuery }),
    output: z.object({ deleted: z.literal(true) }),
  },
  /** Adds a term from a day on; the one in force then ends the day before. */
  addTerm: {
    access: writes,
    input: EditedInBody.extend(TermFields.shape)
      .extend({
        validFrom: DayField,
        reason: line(500).default(""),
        /** Days already recorded from that day on keep what was computed under the earlier term. */
        keepRecorded: z.boolean().default(false),
      })
      .check(paysRightly),
    output: Changed,
  },
  /** Withdraws a term that has not begun; the one before it continues in its place. */
  withdrawTerm: {
    access: writes,
    input: EditedInBody.extend({ termId: Id, reason: line(500).default("") }),
    output: Changed,
  },
  submit: {
    access: writes,
    input: Several,
    output: z.object({ contracts: z.array(ContractOutcome) }),
  },
  /** Takes a submitted contract back to draft. */
  withdraw: {
    access: writes,
    input: EditedInBody.extend({ reason: line(500).default("") }),
    output: MovedContract,
  },
  approve: {
    access: approves,
    input: Several,
    output: z.object({ contracts: z.array(ContractOutcome) }),
  },
  reject: {
    access: approves,
    input: EditedInBody.extend({ reason: Reason }),
    output: MovedContract,
  },
  /** The contract owes nothing from that day until it is resumed. */
  suspend: {
    access: approves,
    input: EditedInBody.extend({ from: DayField, withdrawTerms: WithdrawTerms, reason: Reason }),
    output: MovedContract,
  },
  /** The last term continues from that day. */
  resume: {
    access: approves,
    input: EditedInBody.extend({ from: DayField, reason: line(500).default("") }),
    output: MovedContract,
  },
  /** Extends a contract that has a last day to a later one; one that has ended runs again. */
  extend: {
    access: approves,
    input: EditedInBody.extend({ lastDay: DayField, reason: Reason }),
    output: MovedContract,
  },
  /** Ends the contract early; `lastDay` is its last day. */
  terminate: {
    access: approves,
    input: EditedInBody.extend({ lastDay: DayField, withdrawTerms: WithdrawTerms, reason: Reason }),
    output: MovedContract,
  },
  /** Revokes the termination and restores what applied before it. */
  reinstate: {
    access: approves,
    input: EditedInBody.extend({ reason: Reason }),
    output: MovedContract,
  },
  export: contractList.export,
});

export type ContractItem = z.output<typeof ContractItem>;

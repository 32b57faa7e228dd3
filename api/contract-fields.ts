import { z } from "zod";
import { payBases } from "#domain/contracts/pay-basis.ts";
import { contractStates } from "#domain/contracts/contract.ts";
import { employmentType } from "#domain/contracts/employment-type.ts";
import {
  refusalToWeeklyHours,
  refusalToPay,
  refusalToSpan,
  type TypedPay,
  type TypedSpan,
} from "#domain/contracts/typed-terms.ts";
import { DayField, FullName, Id, Minutes, Money, line, requiredLine, Changed } from "./fields.ts";

export const ContractStateField = z.enum(contractStates);

/** Id in the State's dictionary of employment types, limited to those that bodies use here. */
const EmploymentTypeField = z
  .number()
  .int()
  .min(0)
  .max(1000)
  .refine((id) => employmentType(id) !== null, { error: "employment-type" });

/** Where and when a contract applies, and for how much pay. */
export const TermFields = z.object({
  structureId: Id,
  scheduleId: Id,
  weeklyMinutes: Minutes.min(0).max(4320),
  payBasis: z.enum(payBases),
  /** Per month, day, hour or presence, as the basis says. */
  rate: Money.refine((rate) => !rate.startsWith("-"), { error: "negative" }),
});

/** The pay of a term and the hours it is for. */
export const PayOut = TermFields.pick({ weeklyMinutes: true, payBasis: true }).extend({
  rate: z.string(),
});

export const ContractBase = z.object({
  number: requiredLine(40),
  employmentType: EmploymentTypeField,
  specialty: line(120).default(""),
  startDate: DayField,
  /** Last day; null for a contract of indefinite duration. */
  endDate: DayField.nullable().default(null),
});

/** Form fields of a draft contract: its only term begins with it. */
export const ContractFields = ContractBase.extend({ employeeId: Id }).extend(TermFields.shape);

/** Checks that the pay of a term is valid; for `.check` on objects that extend `TermFields`. */
export const paysRightly = z.superRefine<TypedPay>((pay, ctx) => {
  const refusal = refusalToPay(pay);
  if (refusal) ctx.addIssue({ code: "custom", message: refusal, path: ["rate"] });
});

/** Checks that the hours of a contract are valid; for `.check` on objects that extend `ContractBase` and `TermFields`. */
export const worksRightly = z.superRefine<Parameters<typeof refusalToWeeklyHours>[0]>(
  (term, ctx) => {
    const refusal = refusalToWeeklyHours(term);
    if (refusal) ctx.addIssue({ code: "custom", message: refusal, path: ["weeklyMinutes"] });
  },
);

/** Checks that the days of a contract are valid; for `.check` on objects that extend `ContractBase`. */
export const holdsRightly = z.superRefine<TypedSpan>((span, ctx) => {
  const refusal = refusalToSpan(span);
  if (refusal) ctx.addIssue({ code: "custom", message: refusal, path: ["endDate"] });
});

const TermOut = z.object({
  ...TermFields.shape,
  rate: z.string(),
  id: Id,
  structureTitle: z.string(),
  structureCode: z.string(),
  scheduleTitle: z.string(),
  validFrom: DayField,
  /** Last day; null until the contract ends. */
  validTo: DayField.nullable(),
});

export const ContractOut = z.object({
  id: Id,
  number: z.string(),
  employee: z.object({ id: Id, ...FullName.shape, afm: z.string() }),
  employmentType: z.number().int(),
  specialty: z.string(),
  startDate: DayField,
  endDate: DayField.nullable(),
  state: ContractStateField,
  version: z.number().int(),
  /** In chronological order. */
  terms: z.array(TermOut),
});

const StoodBefore = z.object({
  endDate: DayField.nullable(),
  lastTermTo: DayField.nullable(),
  withdrawnTerms: z.array(TermOut).default([]),
});

/** The state before a termination. For a contract in force the last term had no end of its own, and earlier entries omit it. */
export const BeforeTermination = z.discriminatedUnion("state", [
  StoodBefore.extend({
    state: z.literal("active"),
    lastTermTo: StoodBefore.shape.lastTermTo.default(null),
  }),
  StoodBefore.extend({ state: z.literal("suspended") }),
]);

/** A contract with its new version and state. */
export const MovedContract = Changed.extend({ state: ContractStateField });

/** The outcome for one of several contracts. */
export const ContractOutcome = MovedContract.extend({
  outcome: z.enum(["done", "refused", "changed"]),
  messages: z.array(z.string()),
});

export type TermFields = z.output<typeof TermFields>;
export type ContractFields = z.output<typeof ContractFields>;
export type ContractOut = z.output<typeof ContractOut>;
export type BeforeTermination = z.output<typeof BeforeTermination>;
export type ContractOutcome = z.output<typeof ContractOutcome>;

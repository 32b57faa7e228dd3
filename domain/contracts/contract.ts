import { acts as roleActs, type Role } from "../access.ts";
import { addDays, type Day } from "../calendar/day.ts";
import {
  refusalToTerms,
  termOn,
  type ContractSpan,
  type TermsRefusal,
} from "../attendance/terms.ts";
import type { Term } from "../attendance/types.ts";
import { keysOf } from "../keys.ts";

/** States of a contract; `ended` by its last day, `terminated` before it. */
export const contractStates = [
  "draft",
  "submitted",
  "active",
  "suspended",
  "ended",
  "terminated",
  "rejected",
] as const;

export type ContractState = (typeof contractStates)[number];

/** What can be done to a contract; `end` is what happens to it when its last day has passed. */
export type ContractAct =
  | "edit"
  | "delete"
  | "submit"
  | "withdraw"
  | "approve"
  | "reject"
  | "suspend"
  | "resume"
  | "extend"
  | "terminate"
  | "reinstate"
  | "end";

/** Why an act on a contract is refused. */
export type ContractRefusal =
  | "role-may-not"
  | "state-forbids"
  | "made-by-oneself"
  | "evidence-stands"
  | "signed-file-missing"
  | "reason-missing"
  | "not-over-yet";

/** What an act depends on besides state and role; an omitted field blocks nothing. */
export type ContractFacts = {
  /** The body's parameter requires the signed contract before approval. */
  needsSignedFile?: boolean;
  hasSignedFile?: boolean;
  /** Whether the actor made, changed or submitted it. */
  isMaker?: boolean;
  /** Documents, corrections of its leave or sickness benefits refer to it and are kept. */
  hasEvidence?: boolean;
  reason?: string;
  endDate?: Day | null;
  today?: Day;
};

/** Why a term cannot be added to a contract. */
export type TermRefusal = TermsRefusal | "contract-closed" | "period-settled";

/** Why a planned term cannot be withdrawn. */
export type WithdrawTermRefusal =
  | "contract-closed"
  | "period-settled"
  | "state-forbids"
  | "term-begun"
  | "first-term"
  | "term-after-suspension";

/** Why a contract cannot be extended to a later last day. */
export type ExtensionRefusal = "indefinite" | "not-later" | "ended-suspended" | "end-settled";

/** The part of a term on which its days depend. */
type WhereAndWhen = Omit<Term, "id" | "contractId">;

type Rule = { from: readonly ContractState[]; to: ContractState | null; roles: readonly Role[] };

const writers: readonly Role[] = roleActs["contract.write"];
const approvers: readonly Role[] = roleActs["contract.approve"];

/** The states in which an act is allowed, the state it leads to, and who may do it. `to` null: the act changes no state. */
const rules: Readonly<Record<ContractAct, Rule>> = {
  edit: { from: ["draft", "rejected"], to: null, roles: writers },
  delete: { from: ["draft", "rejected"], to: null, roles: writers },
  submit: { from: ["draft", "rejected"], to: "submitted", roles: writers },
  withdraw: { from: ["submitted"], to: "draft", roles: writers },
  approve: { from: ["submitted"], to: "active", roles: approvers },
  reject: { from: ["submitted"], to: "rejected", roles: approvers },
  suspend: { from: ["active"], to: "suspended", roles: approvers },
  resume: { from: ["suspended"], to: "active", roles: approvers },
  extend: { from: ["active", "ended"], to: "active", roles: approvers },
  terminate: { from: ["active", "suspended"], to: "terminated", roles: approvers },
  reinstate: { from: ["terminated"], to: "active", roles: approvers },
  end: { from: ["active", "suspended"], to: "ended", roles: ["System", ...writers] },
};

const needReason: readonly ContractAct[] = [
  "reject",
  "suspend",
  "extend",
  "terminate",
  "reinstate",
];

/** The acts that a state allows, whatever the role. */
export function actsOf(state: ContractState): ContractAct[] {
  return keysOf(rules).filter((act) => rules[act].from.includes(state));
}

/** The state after the act; the same state where the act changes none. */
export function stateAfter(act: ContractAct, state: ContractState): ContractState {
  return rules[act].to ?? state;
}

/** Whether a contract no longer runs. */
export function isClosed(state: ContractState): boolean {
  return state === "ended" || state === "terminated";
}

/** Whether the role may do the act to a contract in this state. Four eyes: a user who took part in making it does not approve it. */
export function refusalToAct(
  act: ContractAct,
  state: ContractState,
  role: Role,
  standing: ContractFacts = {},
): ContractRefusal | null {
  const rule = rules[act];
  if (!rule.roles.includes(role)) return "role-may-not";
  if (!rule.from.includes(state)) return "state-forbids";
  if (act === "approve" && standing.isMaker) return "made-by-oneself";
  if (act === "delete" && standing.hasEvidence) return "evidence-stands";
  if (act === "approve" && standing.needsSignedFile && !standing.hasSignedFile) {
    return "signed-file-missing";
  }
  if (needReason.includes(act) && standing.reason?.trim() === "") return "reason-missing";
  return act === "end" && !isOver(standing) ? "not-over-yet" : null;
}

/**
 * Whether a term may be added: it lies within the contract, which is not closed, and does not reach back into months
 * already submitted, the last day of which is `settledThrough`. A term that changes only the pay may, even after the contract's
 * end, as where a raise is decided with effect from a past day: the days stay as they were signed, and payments find the
 * difference.
 */
export function refusalToTerm(
  term: Term,
  contract: ContractSpan & {
    state: ContractState;
    terms: readonly WhereAndWhen[];
    settledThrough: Day | null;
  },
): TermRefusal | null {
  const { state, terms, settledThrough } = contract;
  const refusal = refusalToTerms([term], contract);
  if (refusal !== null || changesPayAlone(term, terms)) return refusal;
  if (isClosed(state)) return "contract-closed";
  return settledThrough !== null && term.validFrom <= settledThrough ? "period-settled" : null;
}

/** Whether structure, schedule and hours stay as in the term in force on its first day. */
export function changesPayAlone(term: WhereAndWhen, terms: readonly WhereAndWhen[]): boolean {
  const termInForce = termOn(terms, term.validFrom);
  return (
    termInForce !== null &&
    termInForce.structureId === term.structureId &&
    termInForce.scheduleId === term.scheduleId &&
    termInForce.weeklyMinutes === term.weeklyMinutes
  );
}

/**
 * Whether a term that has not begun may be withdrawn, so that the one before it continues in its place. Where none runs up to
 * the day before it, the contract would be left in force without terms.
 */
export function refusalToWithdrawTerm(
  term: Pick<Term, "validFrom">,
  contract: {
    state: ContractState;
    terms: readonly Pick<Term, "validFrom" | "validTo">[];
    settledThrough: Day | null;
  },
  today: Day,
): WithdrawTermRefusal | null {
  const { state, terms, settledThrough } = contract;
  if (isClosed(state)) return "contract-closed";
  if (state === "suspended") return "state-forbids";
  if (term.validFrom <= today) return "term-begun";
  if (settledThrough !== null && term.validFrom <= settledThrough) return "period-settled";
  const before = terms.filter(({ validFrom }) => validFrom < term.validFrom);
  if (before.length === 0) return "first-term";
  const isNext = before.some(({ validTo }) => validTo === addDays(term.validFrom, -1));
  return isNext ? null : "term-after-suspension";
}

/**
 * Whether a fixed-term contract may be extended to a later last day, by the term that runs up to its end. A submitted month with
 * days after the end was signed without them.
 */
export function refusalToExtension(
  lastDay: Day,
  contract: {
    endDate: Day | null;
    terms: readonly Pick<Term, "validFrom" | "validTo">[];
    settledThrough: Day | null;
  },
): ExtensionRefusal | null {
  const { endDate, terms } = contract;
  if (endDate === null) return "indefinite";
  if (lastDay <= endDate) return "not-later";
  if (termOn(terms, endDate) === null) return "ended-suspended";
  return isEndSettled(contract) ? "end-settled" : null;
}

/** Whether a submitted month contains days after the contract's end: it was signed as a month in which the contract ended. */
export function isEndSettled({
  endDate,
  settledThrough,
}: {
  endDate: Day | null;
  settledThrough: Day | null;
}): boolean {
  return endDate !== null && settledThrough !== null && settledThrough > endDate;
}

function isOver({ endDate, today }: ContractFacts): boolean {
  if (today === undefined || endDate === undefined) return true;
  return endDate !== null && endDate < today;
}

import { payBases } from "#domain/contracts/pay-basis.ts";
import { contractStates, type ContractState } from "#domain/contracts/contract.ts";
import { employmentType, employmentTypes } from "#domain/contracts/employment-type.ts";
import { formatDuration } from "#domain/minutes.ts";
import { contractStateTexts, employmentTypeTexts } from "#texts/contracts.ts";
import { payBasisTexts } from "#texts/pay-basis.ts";
import { formatRate } from "#web/ui/format-rate.ts";
import { formatDay, formatMoney } from "#web/ui/formats.ts";
import type { Tone } from "#web/ui/status-badge.tsx";
import type { ContractDetails } from "./contract-data.tsx";

/** The text of an employment type by its id in the register; the id itself if we do not keep it. */
export function typeText(id: number): string {
  const type = employmentType(id);
  return type ? employmentTypeTexts[type.key] : String(id);
}

/** Employment types to choose from. */
export const typeChoices = employmentTypes.map(({ id, key }) => ({
  value: String(id),
  label: employmentTypeTexts[key],
}));

/** How a state looks. */
export const stateTones: Record<ContractState, Tone> = {
  draft: "neutral",
  submitted: "info",
  active: "good",
  suspended: "warning",
  ended: "neutral",
  terminated: "bad",
  rejected: "bad",
};

/** How a contract's history words the values of its fields. */
export const historyWords = {
  state: (value: unknown) => {
    const state = contractStates.find((one) => one === value);
    return state ? contractStateTexts[state] : "–";
  },
  employmentType: (value: unknown) => (typeof value === "number" ? typeText(value) : "–"),
  weeklyMinutes: (value: unknown) => (typeof value === "number" ? formatDuration(value) : "–"),
  payBasis: (value: unknown) => {
    const basis = payBases.find((one) => one === value);
    return basis ? payBasisTexts[basis] : "–";
  },
  rate: (value: unknown) => (typeof value === "string" ? formatMoney(value) : "–"),
  withdrawnTerms: startsOf,
  restoredTerms: startsOf,
};

/** The same with the contract's own terms: an amount of one of them also says what it is paid for. */
export function historyWordsOf(terms: ContractDetails["terms"]) {
  return {
    ...historyWords,
    rate: (value: unknown) => {
      const rates = new Set(terms.filter(({ rate }) => rate === value).map(formatRate));
      const [only] = rates;
      return only !== undefined && rates.size === 1 ? only : historyWords.rate(value);
    },
  };
}

function startsOf(value: unknown): string {
  return Array.isArray(value) ? value.map(startOf).join(", ") : "–";
}

/** Guarantee: a term in the ledger has its first day. */
function startOf(term: { validFrom: string }): string {
  return formatDay(term.validFrom);
}

import { type ContractSpan, termInForce } from "../attendance/terms.ts";
import type { Term } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import type { ContractState } from "./contract.ts";

const statesThatRan: readonly ContractState[] = ["active", "suspended", "ended", "terminated"];

/** Whether a contract was ever approved: it runs, waits for the end of a suspension, or has run. */
export function hasRun(state: ContractState): boolean {
  return statesThatRan.includes(state);
}

/**
 * Whether a contract counts on a day: it was approved, it runs on the day and is not suspended on it. Days before a
 * suspension or an end count. In SQL the view `running_term` says the same.
 */
export function countsOn(
  contract: ContractSpan & { state: ContractState },
  terms: readonly Term[],
  day: Day,
): boolean {
  return hasRun(contract.state) && termInForce(contract, terms, day) !== null;
}

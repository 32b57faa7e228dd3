import { type ContractSpan, termInForce } from "../attendance/terms.ts";
import type { Term } from "../attendance/types.ts";
import type { Day } from "../calendar/day.ts";
import type { ContractState } from "./contract.ts";

const statesThatRan: readonly ContractState[] = ["active", "suspended", "ended", "terminated"];

/**
 * Whether a contract counts on a day: it was approved, it runs on the day and is not suspended on it. Days before a
 * suspension or an end count. The server queries the view `running_term`, which tests compare with this.
 */
export function countsOn(
  contract: ContractSpan & { state: ContractState },
  terms: readonly Term[],
  day: Day,
): boolean {
  return statesThatRan.includes(contract.state) && termInForce(contract, terms, day) !== null;
}

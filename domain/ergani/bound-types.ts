import { type EmploymentTypeKey, employmentTypes } from "../contracts/employment-type.ts";

/**
 * Dependent work under private law, the only work that ERGANI covers (Law 4808/2021, article 74); a person on loan from
 * another employer is declared by that employer.
 */
const bound: ReadonlySet<EmploymentTypeKey> = new Set([
  "private-law-indefinite",
  "private-law-fixed-term",
  "private-law-fixed-term-cofunded",
  "employment-programme",
  "hourly-or-daily",
  "hourly-or-daily-cofunded",
  "by-interim-order",
]);

/** Employment types whose arrivals and departures are work cards, by the ids of the State's register. */
export const typesWithWorkCard: readonly number[] = employmentTypes
  .filter(({ key }) => bound.has(key))
  .map(({ id }) => id);

import type { Day } from "#domain/calendar/day.ts";
import { isBirthDate } from "#domain/identity/birth-date.ts";
import { employeeTexts } from "#texts/employees.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";

/** Throws a fault at the field for a day on which no employee can be born. */
export function requireBirthDate({ today }: BodyContext, birthDate: Day | null): void {
  if (birthDate !== null && !isBirthDate(birthDate, today))
    throw fieldFault("birthDate", employeeTexts.birthDate);
}

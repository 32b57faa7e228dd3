import type { Day } from "#domain/calendar/day.ts";
import { employeeTexts } from "#texts/employees.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { fieldFault } from "#server/kernel/fault.ts";

/** Throws a fault at the field for a day to come, as two digits of a year become: 15/2/92 is not 2092. */
export function requireBirthDate({ today }: BodyContext, birthDate: Day | null): void {
  if (birthDate !== null && birthDate > today)
    throw fieldFault("birthDate", employeeTexts.birthDate);
}

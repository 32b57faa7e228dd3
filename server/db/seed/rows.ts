import type { Insertable } from "kysely";
import { v7 as uuid } from "uuid";
import type { BalanceRule, WallRange } from "#domain/attendance/types.ts";
import type { DB } from "../database.gen.ts";
import { trainingAfm } from "./training-numbers.ts";

/** A row to insert. */
export type Row<T extends keyof DB> = Insertable<DB[T]>;

/** Some columns of a row to insert; the rest get defaults. */
export type RowInput<T extends keyof DB> = Partial<Row<T>>;

/** Some columns of a row of a body's data. */
export type BodyRowInput<T extends keyof DB> = RowInput<T> & { organization_id: string };

export const usualBalance: BalanceRule = {
  compensationCapMinutes: 15,
  creditEarlyArrival: false,
  graceMinutes: 0,
};

/** One week with the same range from Monday to Friday, in minutes of the day; 07:30 to 15:30 by default. */
export function officeWeek(from = 450, to = 930): WallRange[][][] {
  return [Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from, to }] : []))];
}

/** An organization; `n` makes its tax number and title unique. */
export function organizationRow(
  n: number,
  given: RowInput<"organization"> = {},
): Row<"organization"> {
  return {
    id: uuid(),
    description: `Δήμος Δοκιμών ${n}`,
    short_title: `Δοκιμές ${n}`,
    afm: trainingAfm(100_000 + n),
    legal_form: "Δήμος",
    regime: "public",
    municipality: "Παραδείγματος",
    ...given,
  };
}

/** A schedule with the office week, no break and the usual balance. */
export function scheduleRow(given: BodyRowInput<"schedule">): Row<"schedule"> {
  return {
    id: uuid(),
    title: "07:30-15:30",
    anchor: "2024-01-01",
    weeks: JSON.stringify(officeWeek()),
    balance: JSON.stringify(usualBalance),
    ...given,
  };
}

/** A structure at the top of the tree, open since 2020. */
export function structureRow(n: number, given: BodyRowInput<"structure">): Row<"structure"> {
  return {
    id: uuid(),
    code: `Δ${String(n).padStart(3, "0")}`,
    title: `Δομή ${n}`,
    opened_on: "2020-01-01",
    ...given,
  };
}

/** A person with a valid tax number of the training range. */
export function employeeRow(n: number, given: BodyRowInput<"employee">): Row<"employee"> {
  return {
    id: uuid(),
    afm: trainingAfm(n),
    last_name: "Παραδείγματος",
    first_name: "Άννα",
    father_name: "Νικολάου",
    education: "DE",
    specialty: "ΔΕ Διοικητικών Γραμματέων",
    card_number: String(1000 + n),
    ...given,
  };
}

/** An active open-ended contract under private law (type 3 of the State's register) since 2024. */
export function contractRow(
  n: number,
  given: BodyRowInput<"contract"> & { employee_id: string },
): Row<"contract"> {
  return {
    id: uuid(),
    number: `Σ-${n}`,
    employment_type: 3,
    start_date: "2024-01-01",
    state: "active",
    ...given,
  };
}

/** The term of a contract: 40 hours a week, paid by the month. */
export function termRow(
  given: BodyRowInput<"contract_term"> &
    Pick<Row<"contract_term">, "contract_id" | "structure_id" | "schedule_id">,
): Row<"contract_term"> {
  return {
    id: uuid(),
    weekly_minutes: 2400,
    pay_basis: "monthly",
    rate: "1250.00",
    valid_from: "2024-01-01",
    ...given,
  };
}

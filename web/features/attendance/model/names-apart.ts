import type { FullName } from "#api/fields.ts";
import { personName } from "#domain/identity/person-name.ts";

type Row = Pick<FullName, "lastName" | "firstName"> & { contractNumber: string };

/** The name of a sheet's row: `apart` is the contract's number if another row has the same name, else empty. */
export type RowName = { person: string; apart: string; name: string };

/** Names the rows of a sheet, last name first, so that no two have the same name. */
export function namesOf<R extends Row>(rows: readonly R[]): (row: R) => RowName {
  const known = new Map<string, number>();
  for (const row of rows) known.set(personName(row), (known.get(personName(row)) ?? 0) + 1);
  return (row) => {
    const person = personName(row);
    const apart = (known.get(person) ?? 0) > 1 ? row.contractNumber : "";
    return { person, apart, name: apart === "" ? person : `${person} · ${apart}` };
  };
}

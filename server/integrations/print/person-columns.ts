import type { FullName } from "#api/fields.ts";
import { keysOf, recordOf } from "#domain/keys.ts";
import { employeeFieldTexts } from "#texts/record-fields.ts";

/** The identity of a person on a printed sheet. */
export type PersonOnPaper = FullName & { afm: string; specialty: string };

const widths = { lastName: 24, firstName: 18, fatherName: 16, afm: 12, specialty: 28 };

/** An empty person, for the row of a sum. */
export const emptyPerson: PersonOnPaper = recordOf(keysOf(widths), () => "");

/** The workbook columns of a person, in the order used on paper. */
export const personColumns = keysOf(widths).map((key) => ({
  header: employeeFieldTexts[key],
  width: widths[key],
  kind: "text" as const,
  value: (person: PersonOnPaper) => person[key],
}));

import type { ImportRow } from "#api/imports.ts";
import { formatDuration } from "#domain/minutes.ts";
import { keysOf } from "#domain/keys.ts";
import { payBasisTexts } from "#texts/pay-basis.ts";
import { employmentTypeText } from "#texts/employment-types.ts";
import { contractColumnTexts } from "#texts/imports.ts";
import type { ContractField, ContractValues, PersonField } from "./contract-columns.ts";

type Titles = {
  structures: ReadonlyMap<string, { title: string }>;
  schedules: ReadonlyMap<string, { title: string }>;
};

type ShownValues = Record<Exclude<ContractField, PersonField>, string>;

/** The differences between a stored contract and the file's, as shown to users. */
export function contractChanges(
  before: ContractValues,
  after: ContractValues,
  titles: Titles,
): ImportRow["changes"] {
  const [old, fresh] = [shownValues(before, titles), shownValues(after, titles)];
  return keysOf(fresh)
    .filter((field) => old[field] !== fresh[field])
    .map((field) => ({
      column: contractColumnTexts[field].header,
      before: old[field],
      after: fresh[field],
    }));
}

function shownValues(values: ContractValues, { structures, schedules }: Titles): ShownValues {
  return {
    number: values.number,
    employmentType: employmentTypeText(values.employmentType),
    specialty: values.specialty,
    startDate: values.startDate,
    endDate: values.endDate ?? "",
    structure: structures.get(values.structureId)?.title ?? "",
    schedule: schedules.get(values.scheduleId)?.title ?? "",
    weeklyHours: formatDuration(values.weeklyMinutes),
    payBasis: payBasisTexts[values.payBasis],
    rate: values.rate,
  };
}

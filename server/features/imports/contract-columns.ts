import { employmentType, employmentTypes } from "#domain/contracts/employment-type.ts";
import type { ContractFields } from "#api/contract-fields.ts";
import type { Cell } from "#server/integrations/files/read-xlsx.ts";
import { employmentTypeTexts, payBasisTexts } from "#texts/contracts.ts";
import { contractColumnTexts, importTexts } from "#texts/imports.ts";
import { dayOfCell, minutesOfCell, moneyOfCell, textOfCell } from "./cells.ts";
import { bare, type ImportColumn } from "./columns.ts";

/** Columns of a file of contracts. */
export type ContractField = keyof typeof contractColumnTexts;

const required: readonly ContractField[] = ["number", "afm"];

export const contractFields = Object.keys(contractColumnTexts) as ContractField[];

export const contractColumns: readonly ImportColumn<ContractField>[] = contractFields.map(
  (field) => ({ field, ...contractColumnTexts[field], isRequired: required.includes(field) }),
);

/** What a contract is in a file: its own columns and those of its first term. */
export type ContractValues = Omit<ContractFields, "employeeId">;

/** Structures and schedules of the body by what people call them. */
export type Names = {
  structures: ReadonlyMap<string, string>;
  schedules: ReadonlyMap<string, string>;
};

/** A value read from a cell, or the sentence that says why there is none. */
export type CellRead = { values: Partial<ContractValues> } | { message: string };

/** Reads a cell of a contract as values of its fields; the tax number is the caller's to look up. */
export function readContractCell(
  field: Exclude<ContractField, "afm">,
  cell: Cell,
  names: Names,
): CellRead {
  const text = textOfCell(cell);
  switch (field) {
    case "number":
      return { values: { number: text } };
    case "specialty":
      return { values: { specialty: text } };
    case "startDate":
      return { values: { startDate: dayOfCell(cell) } };
    case "endDate":
      return { values: { endDate: dayOfCell(cell) } };
    case "employmentType":
      return found("employmentType", typeOf(text), importTexts.noEmploymentType);
    case "structure":
      return found("structureId", names.structures.get(bare(text)), importTexts.noStructure);
    case "schedule":
      return found("scheduleId", names.schedules.get(bare(text)), importTexts.noSchedule);
    case "weeklyHours":
      return found("weeklyMinutes", minutesOfCell(cell), importTexts.wrongHours);
    case "payBasis":
      return found("payBasis", basisOf(text), importTexts.noPayBasis);
    default:
      return found("rate", moneyOfCell(cell), importTexts.wrongMoney);
  }
}

function found<K extends keyof ContractValues>(
  field: K,
  value: ContractValues[K] | null | undefined,
  message: string,
): CellRead {
  return value === null || value === undefined ? { message } : { values: { [field]: value } };
}

/** By id of the State's dictionary, or by the words of our lists. */
function typeOf(text: string): number | undefined {
  if (/^\d{1,3}$/.test(text)) return employmentType(Number(text))?.id;
  return employmentTypes.find(({ key }) => bare(employmentTypeTexts[key]) === bare(text))?.id;
}

function basisOf(text: string): ContractValues["payBasis"] | undefined {
  const bases = Object.entries(payBasisTexts) as [ContractValues["payBasis"], string][];
  return bases.find(([, shown]) => bare(shown) === bare(text))?.[0];
}

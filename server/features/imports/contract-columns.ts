import {
  employmentType,
  type EmploymentTypeKey,
  employmentTypes,
} from "#domain/contracts/employment-type.ts";
import { payBases } from "#domain/contracts/pay-basis.ts";
import { isDay } from "#domain/calendar/day.ts";
import { keysOf } from "#domain/keys.ts";
import type { ContractFields } from "#api/contract-fields.ts";
import type { Cell } from "#server/integrations/files/read-xlsx.ts";
import { employmentTypeTexts } from "#texts/contracts.ts";
import { payBasisTexts } from "#texts/pay-basis.ts";
import {
  contractColumnTexts,
  employmentTypeWords,
  importTexts,
  payBasisWords,
} from "#texts/imports.ts";
import { dayOfCell, minutesOfCell, moneyOfCell, textOfCell } from "./cells.ts";
import { bare, type ImportColumn } from "./columns.ts";
import { type Names, readName } from "./names.ts";

/** Columns of a file of contracts. */
export type ContractField = keyof typeof contractColumnTexts;

const required: readonly ContractField[] = ["number", "afm"];

const contractFields = keysOf(contractColumnTexts);

export const contractColumns: readonly ImportColumn<ContractField>[] = contractFields.map(
  (field) => ({
    field,
    ...contractColumnTexts[field],
    isRequired: required.includes(field),
    ...((field === "rate" || field === "weeklyHours") && { isDecimal: true }),
  }),
);

/** A contract in a file: its own columns and those of its first term. */
export type ContractValues = Omit<ContractFields, "employeeId">;

/** Columns that identify the contract's person; the caller looks the person up. */
export const personFields = ["afm", "lastName", "firstName", "fullName"] as const;

export type PersonField = (typeof personFields)[number];

/** Structures and schedules of the body by the names that people use. */
export type NamesOfBody = Record<"structure" | "schedule", Names>;

/** A value read from a cell, or the sentence that explains why there is none. */
type CellRead = { values: Partial<ContractValues> } | { message: string };

/** Reads a cell of a contract as values of its fields; a message quotes the text and says what is accepted. */
export function readContractCell(
  field: Exclude<ContractField, PersonField>,
  cell: Cell,
  names: NamesOfBody,
): CellRead {
  const text = textOfCell(cell);
  switch (field) {
    case "number":
      return { values: { number: text } };
    case "specialty":
      return { values: { specialty: text } };
    case "startDate":
    case "endDate":
      return cellReadOf(field, readDay(cell), text, importTexts.wrongDay);
    case "employmentType":
      return cellReadOf(field, typeOf(text), text, importTexts.noEmploymentType, typeNames);
    case "structure":
    case "schedule": {
      const read = readName(names[field], text);
      return "message" in read ? read : { values: { [`${field}Id`]: read.id } };
    }
    case "weeklyHours":
      return cellReadOf("weeklyMinutes", minutesOfCell(cell), text, importTexts.wrongHours);
    case "payBasis":
      return cellReadOf(field, basisOf(text), text, importTexts.noPayBasis, basisNames);
    default:
      return cellReadOf(field, moneyOfCell(cell), text, importTexts.wrongMoney);
  }
}

const typeNames = Object.values(employmentTypeTexts);
const basisNames = Object.values(payBasisTexts);

function readDay(cell: Cell): string | null {
  const day = dayOfCell(cell);
  return isDay(day) ? day : null;
}

function cellReadOf<K extends keyof ContractValues>(
  field: K,
  value: ContractValues[K] | null | undefined,
  text: string,
  why: string,
  allowed: readonly string[] = [],
): CellRead {
  if (value !== null && value !== undefined) return { values: { [field]: value } };
  return { message: importTexts.read(text, `${why}${importTexts.allowed(allowed)}`) };
}

/** By the id in the State's dictionary, by the words of our lists, or by others that people write. */
function typeOf(text: string): number | undefined {
  if (/^\d{1,3}$/.test(text)) return employmentType(Number(text))?.id;
  return employmentTypes.find(({ key }) => wordsOf(key).some((word) => bare(word) === bare(text)))
    ?.id;
}

function wordsOf(key: EmploymentTypeKey): readonly string[] {
  return [employmentTypeTexts[key], ...(employmentTypeWords[key] ?? [])];
}

function basisOf(text: string): ContractValues["payBasis"] | undefined {
  return payBases.find((basis) =>
    [payBasisTexts[basis], ...payBasisWords[basis]].some((word) => bare(word) === bare(text)),
  );
}

import { employmentType } from "#domain/contracts/employment-type.ts";
import { employmentTypeTexts } from "./contracts.ts";

/** The employment type of an id of the register in words; the id itself for one that we do not keep. */
export function employmentTypeText(id: number): string {
  const type = employmentType(id);
  return type ? employmentTypeTexts[type.key] : String(id);
}

import { employmentType } from "#domain/contracts/employment-type.ts";
import { employmentTypeTexts } from "./contracts.ts";

/** The name of the employment type with an id of the register; the id itself for one that we do not have. */
export function employmentTypeText(id: number): string {
  const type = employmentType(id);
  return type ? employmentTypeTexts[type.key] : String(id);
}

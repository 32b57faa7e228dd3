import type { TermBasis } from "#domain/contracts/pay-basis.ts";
import { payBasisTexts, rateUnitTexts } from "#texts/pay-basis.ts";
import { formatMoney } from "./formats.ts";

/** The pay of a term and its unit: 46 euros a day. */
export function formatRate({ payBasis, rate }: { payBasis: TermBasis; rate: string }): string {
  if (payBasis === "none") return payBasisTexts.none;
  return `${formatMoney(rate)}${rateUnitTexts[payBasis]}`;
}

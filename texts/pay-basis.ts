import type { TermBasis } from "#domain/contracts/pay-basis.ts";

/** What pay is based on. */
export const payBasisTexts = {
  monthly: "Μηνιαία",
  daily: "Ημερήσια",
  hourly: "Ωριαία",
  presence: "Ανά παρουσία",
  none: "Χωρίς αμοιβή",
} as const satisfies Record<TermBasis, string>;

/** Follows the amount of a rate: the unit it is paid for. */
export const rateUnitTexts: Record<TermBasis, string> = {
  monthly: "/μήνα",
  daily: "/ημέρα",
  hourly: "/ώρα",
  presence: "/παρουσία",
  none: "",
};

/** Warns of pay below every legal minimum; hours are those of a week. */
export function lowPayText(least: string, hours: string): string {
  return `Πολύ χαμηλή αμοιβή: για ${hours} ώρες την εβδομάδα ο νόμιμος κατώτατος μισθός δεν ήταν από το 2012 ποτέ κάτω από ${least}. Ελέγξτε το ποσό και τον τρόπο αμοιβής.`;
}

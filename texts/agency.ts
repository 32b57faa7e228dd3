import { andMoreText } from "./number-text.ts";

/** The agency's dashboard. */
export const agencyTexts = {
  toApprove: "Μήνες προς έγκριση",
  signedIn: (month: string) => `Υπογράφηκαν, ${month}`,
  toConfirm: "Μήνες προς επιβεβαίωση",
  ofSignersIn: (month: string) => `Των ίδιων όσων υπογράφουν, ${month}`,
  bodiesToPay: "Φορείς με απλήρωτους μήνες",
  bodiesToPayNote: (months: number, oldest: string, bodies: string) =>
    `${months === 1 ? "1 εγκεκριμένος μήνας σύμβασης δεν βρίσκεται" : `${months} εγκεκριμένοι μήνες συμβάσεων δεν βρίσκονται`} σε πληρωμή${months === 1 ? "" : ", ο παλαιότερος"}: ${oldest}. ${bodies}`,
  bodiesWithoutAccount: "Φορείς χωρίς λογαριασμό πληρωμών",
  bodiesWithoutAccountNote: (count: number, bodies: string) =>
    `${count === 1 ? "Έχει" : "Έχουν"} εγκεκριμένους μήνες που δεν βρίσκονται σε πληρωμή. ${bodies}`,
  bodiesWithChanges: "Φορείς με πιθανές διαφορές",
  bodiesWithChangesNote: (months: number, oldest: string, bodies: string) =>
    `${months === 1 ? "1 μήνας σύμβασης ίσως άλλαξε" : `${months} μήνες συμβάσεων ίσως άλλαξαν`} μετά την πληρωμή${months === 1 ? "" : ", ο παλαιότερος"}: ${oldest}. ${bodies}`,
  firstBodies: (titles: readonly string[], all: number) =>
    `${titles.join(", ")}${andMoreText(all - titles.length)}`,
  refusedCredits: "Πιστώσεις προς επανέκδοση",
  refusedCreditsNote: (amount: string, number: string) =>
    `${amount} που απέρριψε η τράπεζα ή επέστρεψαν και οφείλονται. Παλαιότερη πληρωμή: ${number}`,
  paymentsToApprove: "Πληρωμές προς έγκριση",
  paymentsToApproveNote: "Πρόχειρες",
  paymentsToOrder: "Πληρωμές χωρίς εντολή",
  paymentsToOrderNote: "Εγκρίθηκαν",
  paymentsToSubmit: "Εντολές προς υποβολή",
  paymentsUnderWay: (count: number) =>
    count === 0
      ? "Καμία δεν περιμένει την τράπεζα"
      : count === 1
        ? "1 περιμένει την τράπεζα"
        : `${count} περιμένουν την τράπεζα`,
  ofAllBodies: "Σε όλους τους Φορείς",
  sheetsToCheck: "Φύλλα δείγματος",
  sheetsToCheckNote: "Δεν έχουν ελεγχθεί",
  body: "Φορέας",
  bodiesOf: (month: string) => `Οι Φορείς και οι μήνες τους: ${month}`,
  allBodies: (count: number) =>
    count === 1 ? "Ο Φορέας σε πίνακα" : `Και οι ${count} Φορείς σε πίνακα`,
} as const;

import { monthGroupTexts } from "./dashboard.ts";
import { andMoreText } from "./number-text.ts";

/** The agency's dashboard, and what waits in the installation. */
export const agencyTexts = {
  sealing: "Σφράγιση του ημερολογίου",
  unsealedSince: (at: string) => `Εκκρεμεί από ${at}`,
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
    `${months === 1 ? "1 μήνας σύμβασης άλλαξε" : `${months} μήνες συμβάσεων άλλαξαν`} μετά την πληρωμή${months === 1 ? "" : ", ο παλαιότερος"}: ${oldest}. ${bodies}`,
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
  bodiesOf: (month: string) => `Οι Φορείς και οι μήνες τους: ${month}`,
  allBodies: (count: number) =>
    count === 1 ? "Ο Φορέας σε πίνακα" : `Και οι ${count} Φορείς σε πίνακα`,
  today: "Σήμερα",
  systemTrouble: "Τι χρειάζεται η εγκατάσταση",
  failedCalls: "Κλήσεις που απέτυχαν",
  wrongSignIns: "Προσπάθειες με λάθος στοιχεία",
  mailsRefused: "Μηνύματα που δεν παραδόθηκαν",
  mailsToSendAgain: "Όσα μπορούν να σταλούν ξανά",
  mailsWaiting: "Μηνύματα σε αναμονή",
  mailsTriedInVain: (count: number, answer: string) =>
    `${count === 1 ? "1 δεν αποστέλλεται" : `${count} δεν αποστέλλονται`}. Τελευταία απάντηση: ${answer}`,
  mailServer: "Στέλνονται με τη σειρά τους",
  noMailServer: "Δεν έχει οριστεί διακομιστής",
} as const;

/** The list of bodies with the state of their months. */
export const bodyMonthListTexts = {
  title: "Μήνες προς έγκριση",
  file: "Μήνες των Φορέων",
  description: "Πού βρίσκεται ο μήνας σε κάθε Φορέα και τι εκκρεμεί",
  view: "Εικόνα των Φορέων",
  views: { months: "Μήνες", completeness: "Πληρότητα παρουσιολογίων" },
  completenessDescription: "Πόσα παρουσιολόγια υπέβαλε κάθε Φορέας, ημέρα προς ημέρα",
  searchLabel: "Αναζήτηση Φορέα",
  none: "Δεν υπάρχουν Φορείς",
  noneHint: "Οι Φορείς προστίθενται από τη σελίδα «Φορείς».",
  columns: {
    title: "Φορέας",
    ...monthGroupTexts,
    awaiting: "Προς επιβεβαίωση",
    people: "Άτομα",
    peopleBefore: "Άτομα τον προηγούμενο μήνα",
    days: "Παρουσίες",
    daysBefore: "Παρουσίες τον προηγούμενο μήνα",
    amount: "Ποσό",
    sheetsToCheck: "Δείγμα",
  },
  words: {},
} as const;

/** What a body's amount of a month covers. */
export const bodyAmountTexts = {
  waiting: "Προς έγκριση:",
  approved: "Εγκρίθηκαν:",
} as const;

/** Shown when other calendar months also have months that wait for the agency. */
export const alsoWaitingTexts = {
  lead: "Περιμένουν έγκριση ή επιβεβαίωση και σε άλλους μήνες:",
  month: (month: string, count: number) => `${month} (${count})`,
} as const;

/** Approving the signed months of many bodies at once. */
export const approveMonthsTexts = {
  /** Follows a difference, for screen readers. */
  fromBefore: (before: string) => `από τον προηγούμενο μήνα, που είχε ${before}`,
  approve: (months: number) => (months === 1 ? "Έγκριση 1 μήνα" : `Έγκριση ${months} μηνών`),
  noneSigned: "Κανένας μήνας των επιλεγμένων Φορέων δεν είναι υπογεγραμμένος",
  without: (bodies: number) =>
    bodies === 1
      ? "1 Φορέας δεν έχει υπογεγραμμένο μήνα"
      : `${bodies} Φορείς δεν έχουν υπογεγραμμένο μήνα`,
  text: (months: number, bodies: number) =>
    `${months === 1 ? "Ο υπογεγραμμένος μήνας 1 σύμβασης" : `Οι υπογεγραμμένοι μήνες ${months} συμβάσεων`} ${
      bodies === 1 ? "σε 1 Φορέα" : `σε ${bodies} Φορείς`
    } εγκρίνονται για πληρωμή.`,
} as const;

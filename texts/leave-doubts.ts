import type { LeaveDoubt } from "#domain/leave/doubts.ts";
import { inDays } from "./leaves.ts";

const inMonths = (months: number) => (months === 1 ? "1 μηνός" : `${months} μηνών`);

const doubtTexts: Record<LeaveDoubt["cause"], (of: LeaveDoubt) => string> = {
  event: ({ has, asked }) =>
    `Διαρκεί ${inDays(String(has))}, ενώ για κάθε γεγονός χορηγούνται έως ${asked}`,
  consecutive: ({ has, asked }) =>
    `Διαρκεί ${inDays(String(has))} συνεχόμενες, ενώ χορηγούνται έως ${asked}`,
  law: () => "Δεν προβλέπεται για το καθεστώς της σύμβασης",
  service: ({ has, asked }) =>
    `Προϋποθέτει υπηρεσία ${inMonths(asked)}. Έως τότε συμπληρώνονται ${has}`,
  notice: ({ has, asked }) =>
    has === 0
      ? `Ζητείται ${inDays(String(asked))} πριν. Αρχίζει σήμερα`
      : `Ζητείται ${inDays(String(asked))} πριν. Αρχίζει σε ${inDays(String(has))}`,
};

/** What speaks against a leave by its reason's terms. */
export const leaveDoubtTexts = {
  says: (doubt: LeaveDoubt) => doubtTexts[doubt.cause](doubt),
  unsaid: (doubt: LeaveDoubt) =>
    `${doubtTexts[doubt.cause](doubt)}. Καταχωρίζεται μόνο αν ζητηθεί και έτσι`,
  title: "Όροι της άδειας",
  despite: "Χορήγηση και εκτός των όρων της",
  despiteHint: "Ο μήνας υπογράφεται μόνο με αιτιολογία για την υπέρβαση",
  despiteFirst: "Η άδεια δεν τηρεί τους όρους της. Επιλέξτε πρώτα τη χορήγησή της και έτσι",
} as const;

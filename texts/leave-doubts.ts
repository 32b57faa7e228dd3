import type { LeaveDoubt } from "#domain/leave/doubts.ts";
import { daysText } from "./number-text.ts";

const inMonths = (months: number) => (months === 1 ? "1 μηνός" : `${months} μηνών`);

const doubtTexts: Record<LeaveDoubt["cause"], (of: LeaveDoubt) => string> = {
  event: ({ has, asked }) =>
    `Διαρκεί ${daysText(has)}, ενώ για κάθε γεγονός χορηγούνται έως ${asked}`,
  consecutive: ({ has, asked }) =>
    `Διαρκεί ${has} συνεχόμενες ημέρες, ενώ χορηγούνται έως ${asked}`,
  law: () => "Δεν προβλέπεται για το καθεστώς της σύμβασης",
  service: ({ has, asked }) =>
    `Προϋποθέτει υπηρεσία ${inMonths(asked)}. Έως τότε ${has === 1 ? "συμπληρώνεται 1 μήνας" : `συμπληρώνονται ${has} μήνες`}`,
  notice: ({ has, asked }) =>
    has === 0
      ? `Ζητείται τουλάχιστον ${daysText(asked)} νωρίτερα. Αρχίζει σήμερα`
      : `Ζητείται τουλάχιστον ${daysText(asked)} νωρίτερα. Αρχίζει σε ${daysText(has)}`,
};

/** Objections to a leave from the terms of its reason. */
export const leaveDoubtTexts = {
  says: (doubt: LeaveDoubt) => doubtTexts[doubt.cause](doubt),
  unsaid: (doubt: LeaveDoubt) =>
    `${doubtTexts[doubt.cause](doubt)}. Καταχωρίζεται μόνο αν το επιλέξετε ρητά`,
  title: "Όροι της άδειας",
  despite: "Χορήγηση παρότι δεν τηρούνται οι όροι της",
  despiteHint: "Εμφανίζεται ως προειδοποίηση στον έλεγχο του μήνα",
  despiteFirst: "Η άδεια δεν τηρεί τους όρους της. Για να χορηγηθεί, επιλέξτε το ρητά",
} as const;

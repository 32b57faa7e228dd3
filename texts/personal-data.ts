import type { Blocker } from "#domain/personal-data/retention.ts";
import { dayAndMonthText } from "./calendar-names.ts";

/** Words that are written into the data, or answer an act. */
export const personalDataTexts = {
  erasedLastName: "Διαγραμμένο πρόσωπο",
  erasedName: (number: number) => `Διαγραμμένο πρόσωπο ${number}`,
  alreadyErased: "Τα στοιχεία του προσώπου έχουν ήδη διαγραφεί",
  holdEnded: "Η δέσμευση έχει ήδη λήξει",
  copyName: (afm: string) => `Στοιχεία προσώπου ${afm}`,
} as const;

/** Why the data cannot be erased today, as a sentence. */
export function blockerSentence({ kind, from }: Blocker): string {
  const when =
    from === null
      ? ""
      : ` Η διαγραφή γίνεται δυνατή από ${dayAndMonthText(from)} ${from.slice(0, 4)}.`;
  return blockerTexts[kind] + when;
}

const blockerTexts: Record<Blocker["kind"], string> = {
  hold: "Υπάρχει δέσμευση διατήρησης.",
  contract: "Υπάρχει σύμβαση που δεν έχει λήξει.",
  retention:
    "Δεν έχει περάσει ο χρόνος παραγραφής των αξιώσεων από την εργασία (ν. 4270/2014, άρθρα 140 και 141).",
  payment: "Υπάρχει πληρωμή που δεν έχει ολοκληρωθεί.",
  dispute: "Υπάρχει αμφισβήτηση ημέρας χωρίς απάντηση.",
  account:
    "Υπάρχει λογαριασμός χρήστη με τον ΑΦΜ του προσώπου. Καταργείται πρώτα από τη διαχείριση χρηστών.",
};

import type { UnlockRefusal, UnlockState } from "#domain/attendance/unlock.ts";
import { momentFormat } from "./moment-format.ts";
import { dayText } from "./moment.ts";
import { ownAffairTexts } from "./own-affairs.ts";
import { rightsTexts } from "./rights.ts";

/** Why an unlock request is not accepted, or an act on it refused. */
export const unlockRefusals: Record<UnlockRefusal | "unknown-reason", string> = {
  "role-may-not": rightsTexts.role,
  "state-forbids": "Το αίτημα έχει ήδη κριθεί ή ανακληθεί",
  "own-request": "Το αίτημα είναι δικό σας. Εξετάζεται από άλλο πρόσωπο",
  "own-days": ownAffairTexts.unlock,
  "other-month":
    "Ο Νόμιμος Εκπρόσωπος ξεκλειδώνει μόνο ημέρες του τρέχοντος μήνα. Το αίτημα εξετάζεται από Στέλεχος",
  "not-its-asker": "Το αίτημα ανακαλείται μόνο από όποιον το υπέβαλε",
  "days-out-of-order": "Η ημερομηνία λήξης προηγείται της έναρξης",
  "too-many-days": "Ένα αίτημα καλύπτει έως 31 ημέρες",
  "future-days": "Ζητούνται μόνο ημέρες έως σήμερα",
  "nothing-locked": "Καμία από τις ημέρες δεν είναι κλειδωμένη",
  "asked-already": "Υπάρχει ήδη αίτημα σε αναμονή για αυτές τις ημέρες",
  "unknown-reason": "Επιλέξτε λόγο ξεκλειδώματος",
};

const unlockStateTexts: Record<UnlockState, string> = {
  asked: "Σε αναμονή",
  granted: "Ξεκλείδωτο",
  refused: "Απορρίφθηκε",
  withdrawn: "Ανακλήθηκε",
  ended: "Κλειδώθηκε ξανά",
  expired: "Έληξε",
};

/** The outcome of a request, for someone who answers it after another did. */
export function answeredAlready(state: UnlockState, by: string, at: Date): string {
  const parts = [unlockStateTexts[state], by, momentFormat.format(at)];
  return `${unlockRefusals["state-forbids"]}: ${parts.join(" · ")}`;
}

/** Why a month went back to draft: its records of these days were changed under an unlock. */
export function reopenedText([first = "", ...more]: readonly string[]): string {
  const day = dayText(first);
  if (more.length === 0) return `Διόρθωση της ${day} μετά από ξεκλείδωμα`;
  return `Διόρθωση της ${day} και ${more.length} ακόμη ${more.length === 1 ? "ημέρας" : "ημερών"} μετά από ξεκλείδωμα`;
}

/** The list of requests. */
export const unlockListTexts = {
  title: "Ξεκλειδώματα",
  description: "Κλειδωμένες ημέρες που ζητείται ή έχει επιτραπεί να διορθωθούν",
  searchLabel: "Αναζήτηση Δομής ή εργαζομένου",
  none: "Δεν υπάρχουν αιτήματα",
  noneHint: "Ζητήστε ξεκλείδωμα από το παρουσιολόγιο μιας κλειδωμένης ημέρας.",
  columns: {
    organization: "Φορέας",
    structure: "Δομή",
    days: "Ημέρες",
    who: "Εργαζόμενος",
    from: "Από",
    to: "Έως",
    reason: "Λόγος",
    explanation: "Αιτιολογία",
    askedBy: "Από",
    askedAt: "Υποβλήθηκε",
    state: "Κατάσταση",
    openTo: "Ξεκλείδωτο έως",
    decidedBy: "Απόφαση από",
    decidedAt: "Ημερομηνία απόφασης",
    answer: "Απάντηση",
  },
  words: { state: unlockStateTexts },
  filters: {
    state: { label: "Κατάσταση", any: "Κάθε κατάσταση", words: unlockStateTexts },
  },
} as const;

/** The form of a request, and deciding on requests. */
export const unlockTexts = {
  searchAllLabel: "Αναζήτηση Φορέα, Δομής, προσώπου",
  submit: "Υποβολή αιτήματος",
  askText: (structure: string) => `Δομή: ${structure}. Το αίτημα θα εξεταστεί από άλλο πρόσωπο.`,
  asked: "Το αίτημα υποβλήθηκε",
  everyone: "Όλοι",
  until: (when: string) => `έως ${when}`,
  decide: "Απόφαση",
  withdraw: "Ανάκληση",
  end: "Κλείδωμα τώρα",
  grant: "Αποδοχή",
  refuse: "Απόρριψη",
  granted: "Το αίτημα έγινε δεκτό",
  refused: "Το αίτημα απορρίφθηκε",
  hours: "Διάρκεια",
  hoursOf: {
    "4": "4 ώρες",
    "24": "1 ημέρα",
    "48": "2 ημέρες",
    "72": "3 ημέρες",
    "168": "7 ημέρες",
  },
  mayReopen: (count: number) =>
    count === 1
      ? "1 μήνας έχει υποβληθεί. Μένει όπως είναι και επιστρέφει σε σύνταξη μόνο αν αλλάξει εγγραφή του"
      : `${count} μήνες έχουν υποβληθεί. Μένουν όπως είναι και επιστρέφει σε σύνταξη μόνο όποιου αλλάξει εγγραφή`,
  signed: (who: string, when: string) => `υπογραφή: ${who}, ${when}`,
  andMore: (count: number) => `και ${count} ακόμη`,
  answerNeeded: "Γράψτε γιατί απορρίπτεται",
  grantSelected: "Αποδοχή επιλεγμένων",
  outcomes: (done: number) =>
    done === 1 ? "Έγινε δεκτό 1 αίτημα" : `Έγιναν δεκτά ${done} αιτήματα`,
  outcomesTitle: "Αποτέλεσμα ανά αίτημα",
  request: "Αίτημα",
  notDone: (count: number) =>
    count === 1 ? "1 αίτημα έμεινε όπως ήταν" : `${count} αιτήματα έμειναν όπως ήταν`,
  noneToDecide: "Κανένα αίτημα δεν περιμένει απόφαση.",
} as const;

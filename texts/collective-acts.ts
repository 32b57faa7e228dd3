import type { ActRefusal } from "#domain/collective-acts/act.ts";
import type { DayOutcome } from "#domain/collective-acts/outcomes.ts";
import { adaTexts } from "./ada.ts";
import { formTexts } from "./common.ts";
import { dayText } from "./moment.ts";
import { daysText, numberText } from "./number-text.ts";

const peopleText = (count: number) =>
  count === 1 ? "1 εργαζόμενος" : `${numberText(count)} εργαζόμενοι`;

/** Why an act on many at once is refused. */
export const collectiveActRefusals = {
  "ends-before": formTexts.endsBefore,
  "too-long": "Μια συλλογική πράξη καλύπτει έως 31 ημέρες",
  "covers-nobody": "Επιλέξτε Δομές, εργαζομένους ή όλον τον Φορέα",
  notCollective:
    "Ο λόγος αυτός δεν καταχωρίζεται συλλογικά: είναι με την ώρα, έχει όριο ή υπόλοιπο, απαιτεί δικαιολογητικό ή αφορά προσωπικά στοιχεία",
  tooMany: (days: number, most: number) =>
    `Η πράξη αφορά ${numberText(days)} ημέρες εργαζομένων και γίνονται δεκτές έως ${numberText(most)}. Χωρίστε τη σε λιγότερες ημέρες ή Δομές`,
  nobody: "Η πράξη δεν αλλάζει καμία ημέρα: δείτε στην προεπισκόπηση γιατί",
  meanwhile: "Στο μεταξύ άλλαξαν οι παρουσίες από άλλον χρήστη. Επαναλάβετε την προεπισκόπηση",
  withdrawn: "Η πράξη έχει ήδη ανακληθεί",
  keptAll: "Καμία ημέρα της πράξης δεν μπορεί να αλλάξει: άλλαξαν, κλείδωσαν ή έχουν υποβληθεί",
} satisfies Record<ActRefusal, string> & Record<string, unknown>;

/** The outcome of a day, in one word; the full reason is shown beside it. */
export const dayOutcomeTexts: Record<DayOutcome, string> = {
  taken: "Καταχωρίζεται",
  stands: "Ισχύει ήδη",
  worked: "Εργάστηκε",
  punched: "Έχει σημάνσεις",
  away: "Σε άδεια ή άλλη απουσία",
  off: "Δεν αναμένεται",
  outside: "Χωρίς σύμβαση",
  own: "Δική σας σύμβαση",
  "day-locked": "Κλειδωμένη ημέρα",
  "month-signed": "Μήνας που έχει υποβληθεί",
};

/** Why a day of a person stays as it is. */
export const dayReasonTexts = {
  stands: "Έχει ήδη καταχωριστεί η ίδια απουσία",
  worked: (mark: string) => `Υπάρχει παρουσία (${mark.toLocaleLowerCase("el")})`,
  punched: "Υπάρχουν σημάνσεις που δεν έχουν γίνει παρουσία",
  off: "Χωρίς υποχρέωση εργασίας την ημέρα αυτή",
  outside: "Δεν έχει σύμβαση σε ισχύ την ημέρα αυτή",
  own: "Η σύμβαση είναι δική σας. Η ημέρα σας καταχωρίζεται μόνο στο φύλλο της",
  "day-locked": "Η ημέρα είναι κλειδωμένη",
  "month-signed": "Ο μήνας έχει υποβληθεί ή υπογραφεί",
  changed: "Η εγγραφή άλλαξε μετά την πράξη",
} as const;

/** The name of an act in the records that it writes and wherever these are shown. */
export function nameOfAct({
  title,
  number,
  ada,
}: {
  title: string;
  number: string;
  ada: string;
}): string {
  return ada === "" ? `${title} (απόφαση ${number})` : `${title} (απόφαση ${number}, ΑΔΑ ${ada})`;
}

/** What a record keeps as the reason why an act was taken out of it. */
export function nameOfWithdrawal(act: string): string {
  return `Ανάκληση: ${act}`;
}

/** Fields of an act, as in its form, its list and its file. */
export const collectiveActFieldTexts = {
  title: "Τίτλος",
  code: "Λόγος απουσίας",
  from: "Από",
  to: "Έως",
  number: "Αριθμός απόφασης",
  decidedOn: "Ημερομηνία απόφασης",
  ada: "ΑΔΑ",
  wholeBody: "Όλος ο Φορέας",
  structureIds: "Δομές",
  withSubstructures: "Και οι Δομές που υπάγονται σε αυτές",
  employeeIds: "Εργαζόμενοι",
  reason: "Αιτιολογία",
} as const;

const t = collectiveActFieldTexts;

/** The state of an act. */
export const actStateTexts = {
  holds: "Ισχύει",
  withdrawn: (at: string, remaining: number) =>
    remaining === 0 ? `Ανακλήθηκε ${at}` : `Ανακλήθηκε ${at}, έμειναν ${daysText(remaining)}`,
} as const;

/** The list of acts. */
export const collectiveActListTexts = {
  title: "Συλλογικές πράξεις",
  file: "Συλλογικές πράξεις",
  description:
    "Απεργία, διακοπή λόγω καύσωνα ή χιονιού: μία πράξη για όσους αφορά, με την απόφασή της",
  searchLabel: "Αναζήτηση τίτλου, αριθμού ή ΑΔΑ",
  none: "Καμία συλλογική πράξη",
  noneHint:
    "Με μία πράξη καταχωρίζεται η ίδια απουσία σε όσους αναμένονται, και αναιρείται ως ένα σύνολο.",
  columns: {
    title: t.title,
    reason: t.code,
    from: t.from,
    to: t.to,
    number: t.number,
    decidedOn: t.decidedOn,
    ada: t.ada,
    people: t.employeeIds,
    days: "Ημέρες",
    madeBy: "Χρήστης",
    madeAt: "Καταχωρίστηκε",
    state: "Κατάσταση",
  },
  words: {},
  filters: {
    state: {
      label: "Κατάσταση",
      any: "Όλες",
      words: { holds: "Όσες ισχύουν", withdrawn: "Όσες ανακλήθηκαν" },
    },
  },
} as const;

/** The page of acts: its form with the preview, the details of an act, and its withdrawal. */
export const collectiveActPageTexts = {
  create: "Νέα συλλογική πράξη",
  titleHint: "Φαίνεται στο ιστορικό κάθε ημέρας, π.χ. «24ωρη απεργία ΑΔΕΔΥ»",
  codeHint: "Λόγοι ολόκληρης ημέρας χωρίς υπόλοιπο, όριο ή δικαιολογητικό",
  adaHint: adaTexts.hint,
  structuresHint: "Όσοι υπηρετούν εκεί τις ημέρες της πράξης",
  peopleHint: "Επιπλέον, όπου και αν υπηρετούν. Αναζήτηση με επώνυμο ή ΑΦΜ",
  why: "Αιτιολογία",
  previewHint:
    "Μόλις συμπληρωθούν ο λόγος, οι ημέρες και όσοι αφορά, θα δείτε εδώ τι γίνεται με τον καθένα.",
  taken: (people: number, days: number) =>
    people === days
      ? `Καταχωρίζεται: ${peopleText(people)}`
      : `Καταχωρίζεται: ${peopleText(people)}, ${daysText(days)}`,
  takenBefore: (people: number, days: number) =>
    people === days
      ? `Καταχωρίστηκε: ${peopleText(people)}`
      : `Καταχωρίστηκε: ${peopleText(people)}, ${daysText(days)}`,
  recorded: "Καταχωρίστηκε",
  nobodyTaken: "Δεν καταχωρίζεται σε κανέναν",
  nobodyCovered: "Κανείς δεν υπηρετεί εκεί αυτές τις ημέρες",
  group: (what: string, people: number) => `${what}: ${numberText(people)}`,
  personIn: (name: string, structure: string) =>
    structure === "" ? name : `${name} · ${structure}`,
  line: (person: string, days: readonly string[], says: string) => {
    const whole = days.length === 0 ? person : `${person} · ${days.map(dayText).join(", ")}`;
    return says === "" ? whole : `${whole}: ${says}`;
  },
  save: (days: number) =>
    days === 1 ? "Καταχώριση 1 ημέρας" : `Καταχώριση ${numberText(days)} ημερών`,
  outcome: "Τι έγινε με τον καθένα",
  saved: "Η συλλογική πράξη καταχωρίστηκε",
  forWhom: "Ποιους αφορά",
  madeBy: "Καταχώριση",
  withdrawal: "Ανάκληση",
  withdraw: "Ανάκληση",
  withdrawOf: (title: string) => `Ανάκληση: ${title}`,
  withdrawText: (days: number) =>
    `Η απουσία αφαιρείται από όσες ημέρες είναι ακόμη όπως τις έγραψε η πράξη (${daysText(days)} στην αρχή). Όσες άλλαξαν στο μεταξύ μένουν όπως είναι, με τα ονόματά τους.`,
  withdrawn: (days: number) => `Η πράξη ανακλήθηκε: ${daysText(days)}`,
  keptDays: "Ημέρες που έμειναν όπως είναι",
  keptText: "Η πράξη ανακλήθηκε, αλλά αυτές οι ημέρες μένουν όπως είναι. Δείτε τες μία μία.",
  records: "Ημέρες που έγραψε",
  written: (person: string, days: readonly string[]) => `${person}: ${days.join(", ")}`,
  noLonger: (day: string) => `${dayText(day)} (δεν ισχύει πια)`,
  andBelow: (titles: string) => `${titles} και υπαγόμενες Δομές`,
  emptied: (days: number, remaining: number) =>
    remaining === 0
      ? `αφαιρέθηκε από ${daysText(days)}`
      : `αφαιρέθηκε από ${daysText(days)}, έμειναν ${daysText(remaining)}`,
} as const;

/** One-line summaries of the calls of collective acts. */
export const collectiveActSummaries = {
  "/CollectiveActs/Preview": "Τι γίνεται με όσους αφορά μια συλλογική πράξη, πριν καταχωριστεί",
  "/CollectiveActs/Record": "Καταχώριση συλλογικής πράξης σε όσους αναμένονται",
  "/CollectiveActs/Withdraw": "Ανάκληση συλλογικής πράξης από τις ημέρες που έγραψε",
} as const;

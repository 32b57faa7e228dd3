/** The import of card readers' logs, and the records made from them. */
export const punchPageTexts = {
  upload: "Αρχείο αναγνώστη καρτών",
  uploadIntro:
    "Επιλέξτε το αρχείο attlog.dat του αναγνώστη ZKTeco. Οι σημάνσεις διατηρούνται αυτούσιες. Αν εισαχθεί ξανά το ίδιο αρχείο, δεν αλλάζει τίποτα.",
  choose: "Επιλογή attlog.dat",
  limits: "έως 10 MB",
  result: (added: number, known: number) => `Νέες σημάνσεις: ${added} · ήδη γνωστές: ${known}`,
  range: (from: string, to: string) => `Από ${from} έως ${to}`,
  unknownCards: (cards: number) =>
    cards === 1
      ? "1 κάρτα δεν ανήκει σε κανέναν εργαζόμενο"
      : `${cards} κάρτες δεν ανήκουν σε κανέναν εργαζόμενο`,
  bad: (lines: number) =>
    lines === 1 ? "1 γραμμή δεν διαβάστηκε" : `${lines} γραμμές δεν διαβάστηκαν`,
  badLine: (line: number, text: string) => `Γραμμή ${line}: ${text}`,
  ambiguous: (count: number) =>
    count === 1
      ? "1 σήμανση βρίσκεται στην ώρα που επαναλαμβάνεται το φθινόπωρο και μετρήθηκε την πρώτη φορά"
      : `${count} σημάνσεις βρίσκονται στην ώρα που επαναλαμβάνεται το φθινόπωρο και μετρήθηκαν την πρώτη φορά`,
  ahead: (count: number) =>
    count === 1
      ? "1 σήμανση έχει μελλοντική ώρα και δεν εισήχθη. Ελέγξτε το ρολόι του αναγνώστη"
      : `${count} σημάνσεις έχουν μελλοντική ώρα και δεν εισήχθησαν. Ελέγξτε το ρολόι του αναγνώστη`,
  cards: "Κάρτες χωρίς κάτοχο",
  noCards: "Όλες οι σημάνσεις έχουν κάτοχο",
  card: "Κάρτα",
  punches: "Σημάνσεις",
  first: "Πρώτη",
  last: "Τελευταία",
  when: "Πότε",
  assign: "Απόδοση",
  assignTo: (card: string) => `Απόδοση της κάρτας ${card}`,
  assignText:
    "Οι σημάνσεις που περιμένουν θα ανήκουν στον εργαζόμενο. Αν έχει ήδη κάρτα, αντικαθίσταται.",
  employee: "Εργαζόμενος",
  assigned: (count: number) =>
    count === 1 ? "Αποδόθηκε 1 σήμανση" : `Αποδόθηκαν ${count} σημάνσεις`,
  propose: "Από τις σημάνσεις στο παρουσιολόγιο",
  proposeIntro:
    "Δείτε τι λένε οι σημάνσεις για μια Δομή και επιλέξτε ποιες ημέρες θα καταχωριστούν. Ημέρες που συμπληρώθηκαν με το χέρι δεν αλλάζουν χωρίς να το ζητήσετε.",
  structure: "Δομή",
  from: "Από",
  to: "Έως",
  find: "Προβολή",
  proposals: "Προτάσεις",
  questions: "Προς απόφαση",
  same: (days: number) => (days === 1 ? "1 ημέρα συμφωνεί ήδη" : `${days} ημέρες συμφωνούν ήδη`),
  more: (days: number) =>
    `${days === 1 ? "Υπάρχει 1 ακόμη ημέρα. Θα εμφανιστεί" : `Υπάρχουν ${days} ακόμη ημέρες. Θα εμφανιστούν`} μόλις καταχωριστούν αυτές.`,
  noneFound: "Δεν υπάρχουν νέες σημάνσεις για το διάστημα αυτό",
  name: "Ονοματεπώνυμο",
  date: "Ημερομηνία",
  times: "Ώρες",
  recorded: "Καταχωρισμένα",
  why: {
    typed: "Συμπληρώθηκε με το χέρι",
    "two-contracts": "Δύο συμβάσεις την ίδια ημέρα",
    "month-reopens": "Ο μήνας έχει υποβληθεί ή υπογραφεί και θα επιστρέψει σε σύνταξη",
    "too-many": "Περισσότερα από 12 διαστήματα. Η ημέρα καταχωρίζεται με το χέρι",
  },
  tooMany: "Σημάνσεις που δεν χωρούν στην ημέρα",
  tooManyOf: (name: string, intervals: number) =>
    `${name}: οι σημάνσεις δίνουν ${intervals} διαστήματα, ενώ μια ημέρα δέχεται έως 12. Δεν καταχωρίζονται αυτόματα. Συμπληρώστε τη γραμμή με το χέρι.`,
  note: "Σημείωση",
  missing: "λείπει σήμανση",
  leftOut: (count: number) =>
    count === 1 ? "1 σήμανση έμεινε εκτός" : `${count} σημάνσεις έμειναν εκτός`,
  select: (name: string, day: string) => `Επιλογή: ${name}, ${day}`,
  selectAll: "Επιλογή όλων",
  reason: "Αιτιολογία",
  reasonHint: "Απαιτείται όταν καταχωρίζει Διαχειριστής",
  apply: (days: number) => (days === 1 ? "Καταχώριση 1 ημέρας" : `Καταχώριση ${days} ημερών`),
  saved: (days: number) => (days === 1 ? "Καταχωρίστηκε 1 ημέρα" : `Καταχωρίστηκαν ${days} ημέρες`),
  refused: (days: number) =>
    days === 1 ? "1 ημέρα δεν καταχωρίστηκε" : `${days} ημέρες δεν καταχωρίστηκαν`,
  wholeDay: "ολόκληρη ημέρα",
  unknownTime: "?",
} as const;

/** Cards that belong to no one, as a file. */
export const unknownCardTexts = {
  title: punchPageTexts.cards,
  none: punchPageTexts.noCards,
  noneHint: "",
  columns: {
    cardNumber: punchPageTexts.card,
    punches: punchPageTexts.punches,
    firstAt: punchPageTexts.first,
    lastAt: punchPageTexts.last,
  },
  words: {},
} as const;

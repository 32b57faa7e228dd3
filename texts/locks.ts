/** Completeness and locks of the sheets of all bodies. */
export const lockPageTexts = {
  title: "Πληρότητα παρουσιολογίων",
  description: "Πληρότητα και κλείδωμα παρουσιολογίων ανά Φορέα και μήνα",
  unlocksDescription: "Όσα περιμένουν απάντηση, από όλους τους Φορείς",
  views: { completeness: "Πληρότητα", unlocks: "Αιτήματα ξεκλειδώματος" },
  view: "Προβολή",
  dayOf: (day: string, submitted: number, owed: number, locked: number) =>
    `${day}: υποβλήθηκαν ${submitted} από ${owed}, κλειδωμένα ${locked}`,
  strip: (organization: string) => `Ημέρες: ${organization}`,
  noDays: "Χωρίς παρουσιολόγια",
  legend: {
    full: "Όλα υποβλήθηκαν",
    some: "Μερικά υποβλήθηκαν",
    none: "Κανένα δεν υποβλήθηκε",
    locked: "Υπογράμμιση: όλα κλειδωμένα",
  },
  lock: "Μαζικό κλείδωμα",
  chooseFirst: "Επιλέξτε Φορείς από τον πίνακα",
  lockTitle: (bodies: number) =>
    bodies === 1 ? "Μαζικό κλείδωμα σε 1 Φορέα" : `Μαζικό κλείδωμα σε ${bodies} Φορείς`,
  upTo: "Έως και την ημέρα",
  reason: "Αιτιολογία",
  preview: "Προεπισκόπηση",
  lockNow: "Κλείδωμα",
  nothingToLock: "Δεν υπάρχει παρουσιολόγιο προς κλείδωμα",
  planned: (sheets: number, unsubmitted: number) =>
    sheets === 0
      ? "Κανένα προς κλείδωμα"
      : `Προς κλείδωμα: ${sheets}${unsubmitted > 0 ? `, από τα οποία χωρίς υποβολή ${unsubmitted}` : ""}`,
  locked: (sheets: number) => `Κλειδώθηκαν: ${sheets}`,
} as const;

/** How complete the sheets of each body are. */
export const completenessListTexts = {
  title: "Πληρότητα παρουσιολογίων",
  searchLabel: "Αναζήτηση Φορέα",
  none: "Δεν υπάρχουν Φορείς",
  noneHint: "Δημιουργήστε πρώτα Φορέα από το μητρώο Φορέων.",
  columns: {
    organization: "Φορέας",
    days: "Ημέρες του μήνα",
    owed: "Οφείλονται",
    submitted: "Υποβλήθηκαν",
    open: "Ανοικτά",
    locked: "Κλειδωμένα",
    asked: "Αιτήματα",
  },
  words: {},
} as const;

/** For a body in which a mass lock failed. */
export const lockFailed = "Το κλείδωμα δεν έγινε. Δοκιμάστε ξανά";

const states = { due: "Αναμένονται", overdue: "Εκπρόθεσμα", received: "Παραλήφθηκαν" } as const;

/** The list of absences that require a document. */
export const leaveDocumentListTexts = {
  title: "Δικαιολογητικά απουσιών",
  description: "Όσα αναμένονται για απουσίες των τελευταίων δώδεκα μηνών και όσα παραλήφθηκαν",
  searchLabel: "Αναζήτηση εργαζομένου",
  none: "Δεν αναμένονται δικαιολογητικά",
  noneHint: "Εδώ εμφανίζονται οι απουσίες που ζητούν δικαιολογητικό, έως ότου παραληφθεί.",
  columns: {
    name: "Εργαζόμενος",
    contract: "Σύμβαση",
    structure: "Δομή",
    reason: "Λόγος απουσίας",
    documentKind: "Δικαιολογητικό",
    absence: "Απουσία",
    from: "Από",
    to: "Έως",
    days: "Ημέρες",
    dueOn: "Προθεσμία",
    daysLeft: "Ημέρες που απομένουν",
    receipt: "Παραλαβή",
    receivedBy: "Παρέλαβε",
    receivedAt: "Ημέρα παραλαβής",
  },
  words: {},
  filters: { state: { label: "Κατάσταση", words: states } },
} as const;

/** Documents that absences require: awaited and received ones. */
export const leaveDocumentTexts = {
  dayCount: (days: number) => (days === 1 ? "1 ημέρα" : `${days} ημέρες`),
  leftIn: (days: number) =>
    days === 0 ? "Λήγει σήμερα" : days === 1 ? "Απομένει 1 ημέρα" : `Απομένουν ${days} ημέρες`,
  late: (days: number) =>
    days === 1 ? "Εκπρόθεσμο κατά 1 ημέρα" : `Εκπρόθεσμο κατά ${days} ημέρες`,
  hows: {
    paper: "Τηρείται σε έντυπη μορφή",
    seen: "Επιδείχθηκε, δεν τηρείται",
    file: "Τηρείται ως αρχείο",
  },
  received: (by: string, at: string) => `${by}, ${at}`,
  receive: "Παραλαβή",
  receiveOf: (person: string) => `Παραλαβή δικαιολογητικού: ${person}`,
  otherwise: (person: string) => `Άλλος τρόπος παραλαβής: ${person}`,
  howLabel: "Τρόπος παραλαβής",
  file: "Έγγραφο της σύμβασης",
  upload: "Ανέβασμα στα έγγραφα της σύμβασης",
  withdraw: "Αναίρεση",
  withdrawOf: (person: string) => `Αναίρεση παραλαβής: ${person}`,
  done: (person: string) => `Παραλήφθηκε το δικαιολογητικό: ${person}.`,
  undoHint: (key: string) => `Αναίρεση της τελευταίας παραλαβής με ${key}.`,
  undoPlace: `Αναίρεση από το φίλτρο «${states.received}».`,
  withdrawn: "Η παραλαβή αναιρέθηκε.",
  asksForNone: "Αυτός ο λόγος απουσίας δεν ζητά δικαιολογητικό.",
  notKept: "Δικαιολογητικό με ευαίσθητα δεδομένα δεν τηρείται ως αρχείο. Επιλέξτε ότι επιδείχθηκε.",
  noAbsence: "Δεν υπάρχει τέτοια απουσία σε αυτές τις ημέρες.",
  hasCome: "Το δικαιολογητικό αυτής της απουσίας έχει ήδη παραληφθεί.",
  fileNeeded: "Επιλέξτε έγγραφο της σύμβασης.",
  fileOfAnother: "Το έγγραφο δεν ανήκει σε αυτή τη σύμβαση.",
} as const;

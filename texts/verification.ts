/** Why the sheets of a submitted, signed or returned month change state; shown in their history. */
export const sheetActReasons = {
  submitted: "Υποβολή του μήνα",
  signed: "Υπογραφή του μήνα",
  returned: (reason: string) => `Επιστροφή του μήνα: ${reason}`,
  withdrawn: (reason: string) => `Ανάκληση της υπογραφής του μήνα: ${reason}`,
} as const;

/** The print of all structures of a month. */
export const volumePrintTexts = {
  start: "Εκτύπωση όλων των Δομών",
  again: "Νέα εκτύπωση όλων των Δομών",
  hint: "Ένα PDF με πίνακα περιεχομένων",
  waits: "Η εκτύπωση περιμένει τη σειρά της",
  drawn: (drawn: number, structures: number) =>
    structures === 1 ? `${drawn} από 1 Δομή` : `${drawn} από ${structures} Δομές`,
  running: "Πορεία της εκτύπωσης",
  giveUp: "Διακοπή",
  givenUp: "Η εκτύπωση διακόπηκε",
  noneDone: "Δεν υπάρχει έτοιμη εκτύπωση του μήνα για εσάς. Ξεκινήστε μια νέα.",
  take: (pages: number) =>
    pages === 1 ? "Λήψη του PDF (1 σελίδα)" : `Λήψη του PDF (${pages} σελίδες)`,
  kept: (made: string, until: string) =>
    `Όπως ήταν ο μήνας στις ${made}. Διατίθεται σε εσάς έως τις ${until}`,
  stopped:
    "Η εκτύπωση διακόπηκε, γιατί ο διακομιστής σταμάτησε ή επανεκκινήθηκε. Δεν χάθηκε κάτι: μπορείτε να την ξεκινήσετε ξανά.",
  failed:
    "Η εκτύπωση δεν ολοκληρώθηκε, γιατί χρειάστηκε περισσότερο χρόνο ή μνήμη από όσο επιτρέπεται. Δοκιμάστε ξανά ή εκτυπώστε κάθε Δομή χωριστά.",
  nothing: "Δεν υπάρχουν συμβάσεις στον μήνα αυτόν, επομένως δεν υπάρχει κάτι να εκτυπωθεί",
} as const;

/** How close a structure's month is to its signature. */
export const signingStateTexts = {
  signed: "Υπογράφηκε",
  ready: "Προς υπογραφή",
  waiting: "Σε εκκρεμότητα",
} as const;

/** Why the sign button is disabled. */
export const signingObstacles = {
  role: "Τον μήνα υπογράφει ο Νόμιμος Εκπρόσωπος του Φορέα",
  notSubmitted: (waiting: number, contracts: number) =>
    waiting === 1
      ? contracts === 1
        ? "Ο μήνας δεν έχει υποβληθεί ακόμη"
        : `1 από τους ${contracts} μήνες δεν έχει υποβληθεί ακόμη`
      : `${waiting} από ${contracts} μήνες δεν έχουν υποβληθεί ακόμη`,
  errors: (errors: number) =>
    errors === 1
      ? "Υπάρχει 1 σφάλμα που πρέπει να διορθωθεί πριν από την υπογραφή"
      : `Υπάρχουν ${errors} σφάλματα που πρέπει να διορθωθούν πριν από την υπογραφή`,
} as const;

/** The landing page of verifications. */
export const verificationsTexts = {
  title: "Επαληθεύσεις",
  tabs: { signatures: "Υπογραφές", requests: "Επιβεβαιώσεις", samples: "Δείγμα" },
  descriptions: {
    signatures: "Ποιοι μήνες περιμένουν υπογραφή και ποιοι έχουν υπογραφεί",
    requests: "Τι απάντησαν οι εργαζόμενοι για τον μήνα τους",
    samples: "Ποια παρουσιολόγια έλεγξε η υπηρεσία και τι βρήκε",
  },
  open: { sign: "Έλεγχος και υπογραφή", view: "Προβολή" },
  signed: (signed: number, structures: number) => `Υπογράφηκαν ${signed} από ${structures} Δομές`,
  structure: "Δομή",
  contracts: "Συμβάσεις",
  state: "Κατάσταση",
  signature: "Υπογραφή",
  none: "Δεν υπάρχουν συμβάσεις στον μήνα αυτόν",
} as const;

/** The page where months are checked and signed. */
export const signingTexts = {
  structuresToSign: (structures: number) =>
    structures === 1 ? "Περιμένει υπογραφή 1 Δομή" : `Περιμένουν υπογραφή ${structures} Δομές`,
  title: "Υπογραφή παρουσιών",
  description: "Έλεγχος και υπογραφή του μήνα ανά Δομή",
  structures: "Δομές",
  allStructures: "Όλες οι Δομές",
  chooseStructure: "Επιλέξτε Δομή",
  chooseStructureHint: "Θα δείτε τους εργαζομένους, τα σύνολα και τις παρατηρήσεις του ελέγχου.",
  noStructures: verificationsTexts.none,
  noStructuresHint: "Επιλέξτε άλλον μήνα.",
  submittedOf: (submitted: number, contracts: number) =>
    `Υποβλήθηκαν ${submitted} από ${contracts}`,
  totals: "Σύνολα του μήνα",
  contracts: "Συμβάσεις",
  presentDays: "Ημέρες παρουσίας",
  workedHours: "Ώρες εργασίας",
  teleworkDays: "Ημέρες τηλεργασίας",
  leaveDays: "Άδειες με αποδοχές",
  unpaidDays: "Απουσίες χωρίς αποδοχές",
  justifiedDays: "Δικαιολογημένες απουσίες",
  unjustifiedDays: "Αδικαιολόγητες απουσίες",
  overtimeHours: "Ώρες πέραν ωραρίου",
  findings: "Αποτελέσματα ελέγχου",
  findingsOf: (person: string) => `Μόνο ${person}`,
  allFindings: "Όλα τα αποτελέσματα",
  noFindings: "Ο έλεγχος δεν βρήκε κάτι που χρειάζεται προσοχή.",
  noFindingsInRecorded:
    "Σε όσα έχουν καταχωριστεί ο έλεγχος δεν βρήκε κάτι που χρειάζεται προσοχή.",
  pendingDays: (days: number) =>
    days === 1
      ? "1 ημέρα με ωράριο δεν έχει καταχώριση και δεν ελέγχθηκε."
      : `${days} ημέρες με ωράριο δεν έχουν καταχώριση και δεν ελέγχθηκαν.`,
  nothingChecked: "Δεν υπάρχει κάτι να ελεγχθεί: η Δομή δεν έχει συμβάσεις τον μήνα αυτόν.",
  checks: (count: number) => (count === 1 ? "Έγινε 1 έλεγχος" : `Έγιναν ${count} έλεγχοι`),
  ofContracts: (count: number, all: number) =>
    count === 1
      ? `μόνο για 1 από τις ${all} συμβάσεις`
      : `μόνο για ${count} από τις ${all} συμβάσεις`,
  showAll: (count: number) => `Εμφάνιση όλων (${count})`,
  onlyFirst: (count: number) => `Εμφανίζονται τα ${count} σοβαρότερα`,
  onlyAmongFirst: (count: number) =>
    `Εμφανίζονται μόνο όσα ανήκουν στα ${count} σοβαρότερα της Δομής. Το πρόσωπο μπορεί να έχει και άλλα.`,
  noFindingsOfPerson: "Για το πρόσωπο αυτό δεν υπάρχουν αποτελέσματα ελέγχου.",
  history: "Ιστορικό μήνα",
  signature: "Υπογραφή",
  digest: "Αποτύπωμα SHA-256",
  digestHint:
    "Αλλάζει με κάθε μεταβολή των στοιχείων. Η υπογραφή ισχύει μόνο για το αποτύπωμα αυτό.",
  copy: "Αντιγραφή",
  copied: "Αντιγράφηκε",
  sign: "Υπογραφή μήνα",
  signOf: (people: number, days: number) =>
    `Υπογραφή: ${people === 1 ? "1 εργαζόμενος" : `${people} εργαζόμενοι`}, ${days === 1 ? "1 ημέρα" : `${days} ημέρες`}`,
  toGrid: "Παρουσίες του μήνα",
  toSubmit: "Μήνες προς υποβολή",
  giveBack: "Επιστροφή",
  next: (structure: string, left: number) =>
    left === 1 ? `Επόμενη: ${structure}` : `Επόμενη: ${structure} (απομένουν ${left})`,
  offline: "Για έλεγχο εκτός σύνδεσης",
  people: "Εργαζόμενοι",
  person: "Εργαζόμενος",
  own: "δικός σας",
  days: "Παρουσία / πρόγραμμα",
  absences: "Απουσίες",
  doubts: "Ευρήματα",
  errors: (count: number) => (count === 1 ? "1 σφάλμα" : `${count} σφάλματα`),
  warnings: (count: number) => (count === 1 ? "1 προειδοποίηση" : `${count} προειδοποιήσεις`),
  explained: (count: number) => (count === 1 ? "1 με σημείωση" : `${count} με σημείωση`),
  morePeople: (count: number) => `και ${count} ακόμη στους Μήνες`,
  openDisputes: "Ανοικτές αμφισβητήσεις",
  print: "Εκτύπωση",
  preview: "Προεπισκόπηση PDF",
  pdf: "Λήψη PDF",
  xlsx: "Λήψη Excel",
  signedBy: "Υπογράφων",
  signedAt: "Ημερομηνία υπογραφής",
  code: "Κωδικός επαλήθευσης",
  signedNote:
    "Οι παρουσίες του μήνα είναι κλειδωμένες. Μια επιστροφή για διόρθωση ακυρώνει την υπογραφή.",
  dialogTitle: (structure: string, month: string) => `Υπογραφή: ${structure}, ${month}`,
  changedSince: "Το δελτίο άλλαξε αφότου ανοίξατε το παράθυρο",
  seenAgain: "Είδα το δελτίο όπως είναι τώρα",
  signedMeanwhile: (by: string, at: string) =>
    `Αφότου ανοίξατε το παράθυρο, ο μήνας υπογράφηκε: ${by}, ${at}`,
  changedMeanwhile: "Αφότου ανοίξατε το παράθυρο, ο μήνας άλλαξε από άλλον χρήστη",
  noteStays: "Η σημείωσή σας δεν καταχωρίστηκε και μένει εδώ έως ότου κλείσετε το παράθυρο.",
  dialogText:
    "Με την υπογραφή βεβαιώνετε τις παρουσίες του μήνα. Τα παρουσιολόγια κλειδώνουν και ο μήνας προωθείται για έγκριση.",
  rule: (title: string) => `Κανόνας: ${title}`,
  explain: "Σημείωση",
  explainAll: (count: number) =>
    count === 1 ? "Σημείωση για 1 προειδοποίηση" : `Σημείωση για ${count} προειδοποιήσεις`,
  explainOf: (person: string, day: string) => `Σημείωση: ${person}, ${day}`,
  explainTitle: "Σημείωση σε προειδοποιήσεις",
  returned: (by: string, when: string) => `Ο μήνας επιστράφηκε για διόρθωση: ${by}, ${when}`,
  explainText: (count: number) =>
    count === 1
      ? "Γράψτε γιατί η προειδοποίηση μπορεί να παραμείνει. Αν η εγγραφή αλλάξει, θα χρειαστεί νέα σημείωση."
      : `Η ίδια σημείωση θα μπει σε ${count} προειδοποιήσεις. Αν μια εγγραφή αλλάξει, θα χρειαστεί νέα σημείωση.`,
  withdraw: "Ανάκληση υπογραφής",
  withdrawTitle: "Ανάκληση της υπογραφής",
  withdrawText:
    "Οι μήνες της Δομής επιστρέφουν σε σύνταξη. Όσες ημέρες είναι ακόμη εντός προθεσμίας ανοίγουν για διόρθωση· όσες έχουν κλειδώσει μένουν κλειδωμένες και χρειάζονται αίτημα ξεκλειδώματος. Μετά τις διορθώσεις χρειάζεται νέα υποβολή και νέα υπογραφή.",
  withdrawReason: "Αιτιολογία",
  withdrawn: "Η υπογραφή ανακλήθηκε",
  note: "Σημείωση",
  overDisputes: "Γνωρίζω τις ανοικτές αμφισβητήσεις και υπογράφω. Η σημείωση τις εξηγεί",
  noteHint: (warnings: number) =>
    warnings === 1 ? "Εξηγήστε την προειδοποίηση" : `Εξηγήστε τις ${warnings} προειδοποιήσεις`,
  problem: "Η υπογραφή δεν ολοκληρώθηκε",
  done: (code: string) => `Ο μήνας υπογράφηκε. Κωδικός επαλήθευσης: ${code}`,
} as const;

/** The person whom a deputy signed for, and by which act. */
export const deputySignatureTexts = {
  title: "Ο/Η Αναπληρωτής/-τρια Νόμιμου Εκπροσώπου",
  represents: "Αναπληρώνει",
  act: ({ number, ada }: { number: string; ada: string }) =>
    ada === "" ? `Πράξη ${number}` : `Πράξη ${number}, ΑΔΑ ${ada}`,
} as const;

/** What keeps the installation safe: backups, space, and the verification of the ledger. */
export const upkeepTexts = {
  title: "Αντίγραφα, χώρος και επαλήθευση",
  unknown: "Δεν είναι γνωστό",
  backup: "Τελευταίο αντίγραφο ασφαλείας",
  backupNone: "Καμία εκτέλεση της npm run backup δεν έχει σημειωθεί.",
  backupElsewhere:
    "Η βάση είναι χωριστός διακομιστής και τα αντίγραφά της λαμβάνονται με δικά του μέσα.",
  old: "Παλιό",
  backupOld: "Παλαιότερο από μιάμιση ημέρα",
  backupHolds: (files: string, size: string) => `${files} αρχεία, ${size}`,
  folder: "Φάκελος του αντιγράφου",
  gone: "Λείπει",
  folderGone: "Δεν βρίσκεται πια στον φάκελό του",
  folderUnknown: "Ο διακομιστής δεν έχει πρόσβαση στον φάκελο",
  restored: "Δοκιμή επαναφοράς",
  restoredNote:
    "Η npm run restore, σε κενό φάκελο, συγκρίνει κάθε αρχείο του αντιγράφου πριν το επαναφέρει.",
  spaceOf: {
    data: "Ελεύθερος χώρος αρχείων",
    database: "Ελεύθερος χώρος βάσης",
    both: "Ελεύθερος χώρος βάσης και αρχείων",
  },
  space: (free: string, total: string, share: string) => `${free} από ${total} (${share})`,
  short: "Λίγος",
  spaceShort: "Λιγότερος από το ένα πέμπτο",
  files: "Αποθήκευση αρχείων",
  filesWork: "Γίνεται κανονικά",
  filesFail: "Δεν γίνεται",
  filesFailNote:
    "Ο φάκελος των αρχείων δεν δέχεται εγγραφές ή ο δίσκος του δεν έχει χώρο για ένα αρχείο των 10 MB. Όσα αρχεία στέλνονται δεν αποθηκεύονται.",
  links: "Διεύθυνση των συνδέσμων",
  linkFaults: {
    "leads-nowhere": {
      word: "Δεν οδηγεί πουθενά",
      note: "Δεν έχει οριστεί PUBLIC_URL: οι σύνδεσμοι των μηνυμάτων και οι κωδικοί QR των εντύπων ανοίγουν μόνο στον υπολογιστή του διακομιστή.",
    },
    unencrypted: {
      word: "Χωρίς κρυπτογράφηση",
      note: "Οι σύνδεσμοι των μηνυμάτων δίνουν πρόσβαση σε όποιον τους έχει. Η PUBLIC_URL πρέπει να αρχίζει με https.",
    },
  },
  verification: "Επαλήθευση του ημερολογίου μεταβολών",
  verificationNone: "Καμία εκτέλεση της npm run ledger:verify δεν έχει σημειωθεί.",
  verifiedLongAgo: "Παλιά",
  verificationOld: "Πριν από περισσότερες από 8 ημέρες",
  whole: "Ακέραιο",
  wrong: (count: number) => (count === 1 ? "1 εύρημα" : `${count} ευρήματα`),
  notCompared: (count: string) => `Δεν συγκρίθηκαν με την τελευταία τους εγγραφή: ${count}`,
  noAnchors:
    "Χωρίς αποτυπώματα εκτός βάσης: δεν θα φαινόταν αν έλειπαν οι νεότερες σφραγίδες μαζί με τις εγγραφές τους.",
  filesRead: {
    some: "Από τα αποθηκευμένα αρχεία διαβάστηκαν μόνο τα πρόσφατα.",
    none: "Τα αποθηκευμένα αρχεία δεν διαβάστηκαν.",
  },
  work: {
    backup: "Αντίγραφο ασφαλείας",
    space: "Ελεύθερος χώρος",
    links: "Διεύθυνση των συνδέσμων",
    files: "Αποθήκευση αρχείων",
    verification: "Επαλήθευση του ημερολογίου",
  },
} as const;

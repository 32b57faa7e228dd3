/** The state of the installation: its calls, its ledger and its jobs. */
export const systemStateTexts = {
  maintenance: "Λειτουργία συντήρησης",
  maintenanceOn: "Ενεργή: εισέρχονται μόνο διαχειριστές",
  calls: "Κλήσεις",
  hours: "Κλήσεις του τελευταίου 24ώρου",
  hour: "Ώρα",
  ledger: "Ημερολόγιο μεταβολών",
  seals: "Σφραγίδες",
  lastSeal: "Τελευταία σφράγιση",
  unsealedBodies: "Φορείς με εγγραφές που περιμένουν σφράγιση",
  oldestUnsealed: "Παλαιότερη εγγραφή χωρίς σφραγίδα",
  never: "Ποτέ",
  jobs: "Αυτόματες εργασίες",
  job: "Εργασία",
  lastRun: "Ολοκληρώθηκε",
  jobsOff: (lastRun: string | null) =>
    `Οι αυτόματες εργασίες είναι απενεργοποιημένες σε αυτόν τον διακομιστή (ρύθμιση JOBS). ${lastRun === null ? "Δεν έχει εκτελεστεί καμία." : `Η τελευταία ολοκληρώθηκε ${lastRun}.`}`,
  notYet: (next: string) => `Όχι ακόμη. Επόμενη εκτέλεση: ${next}`,
  state: "Κατάσταση",
  jobStates: {
    well: "Εντάξει",
    failed: "Απέτυχε",
    late: "Δεν εκτελέστηκε όταν έπρεπε",
    never: "Δεν έχει εκτελεστεί ποτέ",
  },
} as const;

/** What each job does, by its name. */
export const jobTexts: Readonly<Record<string, string>> = {
  "attendance.open-sheets": "Άνοιγμα παρουσιολογίων",
  "attendance.lock-sheets": "Κλείδωμα παρουσιολογίων",
  "attendance.expire-unlocks": "Λήξη ξεκλειδωμάτων",
  "contracts.end": "Λήξη συμβάσεων",
  "daily-report.send": "Αποστολή συνδέσμων ημερήσιας αναφοράς",
  "documents.expire": "Λήξη εγγράφων",
  "documents.tell-ending": "Ειδοποίηση για έγγραφα που λήγουν",
  "documents.scan": "Έλεγχος εγγράφων για ιούς",
  "ergani.submit": "Υποβολή καρτών στο ΕΡΓΑΝΗ",
  "files.remove": "Αφαίρεση διαγραμμένων αρχείων",
  "holidays.renew": "Ανανέωση αργιών",
  "ledger.seal": "Σφράγιση του ημερολογίου μεταβολών",
  "logs.prune": "Εκκαθάριση αρχείων καταγραφής",
  "mail.send": "Αποστολή μηνυμάτων",
};

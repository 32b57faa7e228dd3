/** Messages about a sign-in through taxis; the pages contain them too. */
export const taxisTexts = {
  cancelled: "Η σύνδεση μέσω taxisnet ακυρώθηκε",
  failed: "Η σύνδεση μέσω taxisnet απέτυχε. Παρακαλούμε δοκιμάστε ξανά",
  unavailable: "Η υπηρεσία taxisnet δεν είναι προσωρινά διαθέσιμη",
  notSetUp: "Η σύνδεση με taxisnet δεν έχει ρυθμιστεί σε αυτή την εγκατάσταση",
  anotherPerson: "Συνδεθήκατε στο taxisnet ως άλλο πρόσωπο. Δοκιμάστε ξανά με τα δικά σας στοιχεία",
  noAccount:
    "Δεν βρέθηκε ενεργός λογαριασμός για τα στοιχεία που δώσατε. Απευθυνθείτε στον διαχειριστή του Φορέα σας.",
} as const;

/** The page that stands in for taxis where none is configured. */
export const standInTexts = {
  title: "Δοκιμαστική υπηρεσία taxisnet",
  lead: "Η σύνδεση με το taxisnet δεν έχει ρυθμιστεί. Επιλέξτε ως ποιος χρήστης θα συνδεθείτε:",
  people: "Χρήστες με ΑΦΜ",
  nobody: "Κανένας χρήστης δεν έχει ΑΦΜ. Συμπληρώστε τον στη διαχείριση χρηστών.",
  cases: "Ειδικές περιπτώσεις",
  padded: "Στοιχεία με κενά γύρω τους",
  legalEntity: "Νομικό πρόσωπο χωρίς ονοματεπώνυμο",
  unknown: "ΑΦΜ χωρίς λογαριασμό",
  refused: "Άρνηση συγκατάθεσης",
  failing: "Σφάλμα της υπηρεσίας",
  slow: "Απάντηση που αργεί",
  broken: "Απάντηση που δεν διαβάζεται",
  /** Names in taxis' form: capitals without accents. */
  lastName: "ΔΟΚΙΜΑΣΤΙΚΟΣ",
  firstName: "ΧΡΗΣΤΗΣ",
} as const;

/** What a caller reads when a call fails without a message of its own. Keys are the names of faults. */
export const faultTexts = {
  invalid: "Κάποια στοιχεία δεν είναι σωστά",
  "wrong-credentials": "Λάθος όνομα χρήστη ή κωδικός",
  unauthenticated: "Η πρόσβαση δεν επιτρέπεται",
  forbidden: "Δεν έχετε δικαίωμα",
  "no-screens": "Ο λογαριασμός αυτός χρησιμοποιείται μόνο μέσω της διεπαφής προγραμμάτων",
  "password-owed": "Ορίστε πρώτα δικό σας κωδικό πρόσβασης",
  "second-factor-owed": "Προσθέστε πρώτα έναν δεύτερο τρόπο επαλήθευσης",
  "not-found": "Δεν βρέθηκε. Ίσως διαγράφηκε ή δεν έχετε πια πρόσβαση",
  changed:
    "Η εγγραφή τροποποιήθηκε από άλλον χρήστη. Δείτε τι άλλαξε και επιλέξτε ποια τιμή θα μείνει",
  refused: "Η ενέργεια δεν επιτρέπεται στην τρέχουσα κατάσταση",
  "too-large": "Το περιεχόμενο είναι μεγαλύτερο από όσο επιτρέπεται",
  "unsupported-media": "Ο τύπος του περιεχομένου δεν υποστηρίζεται",
  "key-reused": "Το ίδιο κλειδί επανάληψης χρησιμοποιήθηκε με άλλα στοιχεία",
  "client-too-old":
    "Η σελίδα είναι παλαιότερης έκδοσης που δεν επιτρέπεται πια. Ανανεώστε τη για να συνεχίσετε",
  locked: "Η ημέρα είναι κλειδωμένη. Υποβάλετε αίτημα ξεκλειδώματος",
  "too-many": "Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε λίγο",
  "too-slow": "Το αίτημα άργησε να φτάσει. Ελέγξτε τη σύνδεσή σας και δοκιμάστε ξανά",
  "headers-too-large":
    "Η διεύθυνση ή οι κεφαλίδες του αιτήματος είναι μεγαλύτερες από όσο επιτρέπεται",
  unexpected: "Κάτι πήγε στραβά",
  maintenance: "Η εφαρμογή βρίσκεται σε συντήρηση. Δοκιμάστε ξανά αργότερα",
  unavailable: "Η υπηρεσία δεν είναι προσωρινά διαθέσιμη. Δοκιμάστε ξανά σε λίγο",
} as const;

/** The request was already carried out, but the secret that it returned once did not arrive. */
export const secretNotArrived =
  "Η ενέργεια ολοκληρώθηκε, αλλά ο κωδικός ή το κλειδί που εμφανίζεται μία φορά δεν έφτασε σε εσάς. Ανοίξτε την εγγραφή από τη λίστα και ζητήστε νέο";

export const fileEmpty = "Το αρχείο είναι κενό";

/** The request is larger than the call accepts. */
export const fileTooLarge = "Το αρχείο υπερβαίνει τα 10 MB";
export const bodyTooLarge = "Το σώμα του αιτήματος υπερβαίνει τα 2 MB";

/** The stored file is not the one that was filed. */
export const fileChanged =
  "Το αρχείο δεν διατίθεται, γιατί άλλαξε μετά την κατάθεσή του. Ενημερώστε τον διαχειριστή του συστήματος";

/** The row is there, its bytes are not. */
export const fileUnreadable =
  "Το αρχείο δεν διαβάζεται από τον χώρο αποθήκευσης του διακομιστή. Ενημερώστε τον διαχειριστή του συστήματος";

/** Neither the file nor any part of it is stored. */
export const filesNotStored =
  "Το αρχείο δεν αποθηκεύτηκε, γιατί ο χώρος αποθήκευσης του διακομιστή δεν δέχεται αρχεία. Ενημερώστε τον διαχειριστή του συστήματος και δοκιμάστε ξανά αργότερα";

/** For a program, which no page signs in. */
export const tokenNeeded =
  "Χρειάζεται κεφαλίδα Authorization: Bearer με διακριτικό σε ισχύ. Ένα πρόγραμμα παίρνει διακριτικό από το /oauth/token, για 15 λεπτά";
export const unknownCall =
  "Δεν υπάρχει κλήση με αυτή τη μέθοδο και διεύθυνση. Όλες περιγράφονται στη σελίδα /docs";

export const notJson = "Το σώμα του αιτήματος δεν είναι έγκυρο JSON";
export const unknownField = "Η κλήση δεν έχει πεδίο με αυτό το όνομα";
export const wrongRepeatKey = "Η κεφαλίδα Idempotency-Key πρέπει να έχει από 16 έως 100 χαρακτήρες";

/** The server cannot serve a call now, but can shortly. */
export const busyText = "Ο διακομιστής είναι απασχολημένος. Δοκιμάστε ξανά σε λίγο.";

/** While the disk of the database is full. */
export const fullDiskText =
  "Ο δίσκος του διακομιστή είναι γεμάτος και δεν αποθηκεύεται τίποτε. Ενημερώστε τον διαχειριστή του και δοκιμάστε ξανά.";

/** A call was not answered in time. */
export const lateText =
  "Η απάντηση άργησε και η αναμονή διακόπηκε. Αν αποθηκεύατε κάτι, ελέγξτε πρώτα αν αποθηκεύτηκε και μετά δοκιμάστε ξανά";

/** When to try again after too many attempts. */
export function tooManyText(seconds: number): string {
  return `Έγιναν πολλές προσπάθειες. Δοκιμάστε ξανά σε ${waitingText(seconds)}`;
}

function waitingText(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "1 δευτερόλεπτο" : `${seconds} δευτερόλεπτα`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 λεπτό" : `${minutes} λεπτά`;
}

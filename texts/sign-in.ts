/** The sign-in page. */
export const signInTexts = {
  title: "Σύνδεση",
  lead: "Παρουσίες, συμβάσεις και μηνιαία δελτία των Φορέων του δημοσίου",
  userName: "Όνομα χρήστη",
  password: "Κωδικός πρόσβασης",
  submit: "Σύνδεση",
  or: "ή",
  withTaxis: "Σύνδεση με taxisnet",
  failed: "Η σύνδεση δεν ολοκληρώθηκε",
  /** In a browser that is a device. */
  openCapture: "Οθόνη παρουσίας της συσκευής",
} as const;

/** Why a session ended without the person necessarily knowing, by reason. */
export const whySignInTexts: Readonly<Record<string, string>> = {
  "signed-out-elsewhere": "Αποσυνδεθήκατε από άλλη καρτέλα του περιηγητή.",
  insecure:
    "Από αυτή τη διεύθυνση, που αρχίζει με http, δεν γίνεται σύνδεση. Ανοίξτε την ίδια με https ή ζητήστε τη σωστή από τον Διαχειριστή Συστήματος.",
  forbidden:
    "Αποσυνδεθήκατε, επειδή ο λογαριασμός σας δεν έχει δικαίωμα στη σελίδα που ζητήσατε. Συνδεθείτε με λογαριασμό που έχει.",
};

/** The second step of a sign-in. */
export const secondFactorStepTexts = {
  title: "Επαλήθευση",
  lead: "Ο λογαριασμός σας προστατεύεται και με δεύτερο τρόπο επαλήθευσης",
  way: "Τρόπος επαλήθευσης",
  ways: {
    passkey: "Κλειδί πρόσβασης",
    totp: "Εφαρμογή κωδικών",
    "recovery-code": "Κωδικός ανάκτησης",
  },
  labels: { totp: "Κωδικός επαλήθευσης", "recovery-code": "Κωδικός ανάκτησης" },
  hints: {
    passkey:
      "Θα σας ζητηθεί το δακτυλικό αποτύπωμα, το PIN ή το κλειδί ασφαλείας της συσκευής σας.",
    totp: "Τα 6 ψηφία που δείχνει τώρα η εφαρμογή κωδικών σας",
    "recovery-code": "Ένας από τους κωδικούς που αποθηκεύσατε. Ο καθένας ισχύει για μία φορά",
  },
  byPasskey: "Χρήση κλειδιού πρόσβασης",
  anotherAccount: "Σύνδεση με άλλον λογαριασμό",
} as const;

/** What must be done after signing in, before anything else. */
export const requiredStepTexts = {
  password: {
    title: "Ορισμός κωδικού",
    description:
      "Ο κωδικός σας δόθηκε από άλλον. Ορίστε τώρα δικό σας: αν φύγετε πριν τον ορίσετε, εκείνος δεν ισχύει πια και χρειάζεστε νέο.",
  },
  "second-factor": {
    title: "Δεύτερος τρόπος επαλήθευσης",
    description: "Ο ρόλος σας απαιτεί και δεύτερο τρόπο επαλήθευσης για να συνεχίσετε.",
  },
  leave: "Αποσύνδεση",
} as const;

/** The return from taxis. */
export const taxisPageTexts = {
  title: signInTexts.withTaxis,
  wait: "Ολοκληρώνεται η σύνδεση…",
  confirmTitle: "Επιβεβαίωση με taxisnet",
  confirmed: "Η ταυτότητά σας επιβεβαιώθηκε",
  confirmedHint: "Κλείστε την καρτέλα αυτή και συνεχίστε εκεί όπου ήσασταν.",
  failed: signInTexts.failed,
  back: "Επιστροφή στη σύνδεση",
} as const;

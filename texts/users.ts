import { userFieldTexts } from "./record-fields.ts";
import { roleTexts } from "./shell.ts";
import type { UserRefusal } from "#domain/identity/user-rights.ts";

/** Why a user cannot be made, changed or ended. */
export const userRefusals: Record<UserRefusal, string> = {
  "own-role": "Δεν μπορείτε να αλλάξετε τον δικό σας ρόλο",
  "own-account": "Δεν μπορείτε να εκτελέσετε αυτή την ενέργεια στον δικό σας λογαριασμό",
  "signs-in-nowhere":
    "Ο χρήστης είναι ανενεργός ή έχει λήξει, οπότε ο νέος κωδικός δεν θα ίσχυε. Ενεργοποιήστε τον πρώτα ή δώστε νέα ημέρα λήξης",
  "own-last-day": "Δεν μπορείτε να ορίσετε λήξη στον δικό σας λογαριασμό",
  "past-last-day":
    "Η ημέρα έχει περάσει. Δώστε τη σημερινή ή μεταγενέστερη· για άμεση λήξη υπάρχει η απενεργοποίηση",
  "role-not-given": "Δεν μπορείτε να αποδώσετε αυτόν τον ρόλο",
  "needs-end-date": "Ο Εξωτερικός Χρήστης έχει υποχρεωτικά ημερομηνία λήξης",
  "needs-organization": "Ο ρόλος χρειάζεται τουλάχιστον έναν Φορέα",
};

const duplicateAfm = "Υπάρχει ήδη χρήστης με αυτόν τον ΑΦΜ";

/** Messages of fields and calls of the register of users. */
export const userTexts = {
  duplicateUserName: "Το όνομα χρήστη χρησιμοποιείται ήδη",
  duplicateAfm,
  organizationGivenTwice: "Κάθε Φορέας δίνεται μία φορά",
  noneToReset:
    "Κανένας χρήστης που μπορεί να συνδεθεί δεν έχει αυτό το όνομα: δεν υπάρχει, είναι ανενεργός ή έληξε",
  linkOfNothing: "Ο χρήστης ή ο Φορέας δεν βρέθηκε",
} as const;

/** Whether a user may sign in. */
export const userStateTexts = { active: "Ενεργός", disabled: "Ανενεργός" } as const;

/** Answers of IsAfmValid. */
export const afmReasons = {
  format: "Ο ΑΦΜ αποτελείται από 9 ψηφία",
  checksum: "Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του",
  duplicate: duplicateAfm,
} as const;

/** Messages of the second factor. */
export const secondFactorTexts = {
  mistaken: "Ο κωδικός επαλήθευσης δεν είναι σωστός ή έχει ήδη χρησιμοποιηθεί",
  expired: "Ο χρόνος για την επαλήθευση έληξε. Συνδεθείτε ξανά",
  passkeyRefused: "Το κλειδί πρόσβασης δεν αναγνωρίστηκε",
  passkeyKnown: "Το κλειδί πρόσβασης έχει ήδη προστεθεί",
  noPasskey: "Δεν έχετε προσθέσει κλειδί πρόσβασης",
  lastOfRequired: "Ο ρόλος σας απαιτεί δεύτερο τρόπο επαλήθευσης. Προσθέστε πρώτα έναν άλλο",
} as const;

/** Pages of the register of users. */
export const userPageTexts = {
  ...userFieldTexts,
  anyRole: "Κάθε ρόλος",
  anyOrganization: "Κάθε Φορέας",
  state: "Κατάσταση",
  lastSignIn: "Τελευταία σύνδεση",
  never: "Ποτέ",
  taxis: "taxisnet",
  secondFactor: "Δεύτερος τρόπος",
  expired: "Έληξε",
  create: "Νέος χρήστης",
  one: "Χρήστης",
  edit: "Επεξεργασία χρήστη",
  created: "Ο χρήστης δημιουργήθηκε",
  userNameHint: "Λατινικά πεζά γράμματα, ψηφία και . _ - @",
  role: "Ρόλος",
  email: "E-mail",
  phone: "Τηλέφωνο",
  afm: "ΑΦΜ",
  afmHint: "Για taxisnet, και ώστε να μην αποφασίζει για τα δικά του",
  afmGood: "Ο ΑΦΜ είναι έγκυρος",
  afmChecking: "Έλεγχος του ΑΦΜ…",
  validUntilHint: "Τελευταία ημέρα σύνδεσης· κενό χωρίς λήξη",
  fullOrganizations: "Φορείς με πλήρη πρόσβαση",
  readOrganizations: "Φορείς μόνο για ανάγνωση",
  oneTimeHint: "Με την αποθήκευση εμφανίζεται μία φορά ένας κωδικός για την πρώτη σύνδεση.",
  data: "Στοιχεία",
  acts: "Ενέργειες λογαριασμού",
  organizations: "Φορείς",
  noOrganizations: "Κανένας Φορέας",
  seesAll: "Ο ρόλος βλέπει όλους τους Φορείς",
  moreOrganizations: (count: number) =>
    count === 1
      ? "και 1 ακόμη: βρείτε τον με την αναζήτηση"
      : `και ${count} ακόμη: βρείτε τους με την αναζήτηση`,
  changeOrganizations: "Μεταβολή Φορέων",
  findOrganization: "Αναζήτηση Φορέα",
  rightOf: (description: string) => `Δικαίωμα: ${description}`,
  rights: { none: "Κανένα", read: "Ανάγνωση", full: "Πλήρες" },
  sessions: "Ανοικτές συνδέσεις",
  noSessions: "Καμία ανοικτή σύνδεση",
  sessionSince: (since: string, until: string) => `από ${since} έως ${until}`,
  endSession: "Τερματισμός",
  endSessionOf: (ip: string) => `Τερματισμός της σύνδεσης από ${ip}`,
  sessionEnded: "Η σύνδεση τερματίστηκε",
  owesPassword: "Εκκρεμεί αλλαγή του κωδικού μίας χρήσης",
  waits: (until: string) => `Αναμονή έως ${until}, μετά από λανθασμένους κωδικούς`,
  unlock: "Ξεκλείδωμα",
  unlocked: "Ο χρήστης μπορεί να δοκιμάσει ξανά αμέσως",
  notWaiting: "Δεν υπάρχει αναμονή για τον χρήστη",
  resetPassword: "Επαναφορά κωδικού",
  resetPasswordText:
    "Ο σημερινός κωδικός παύει να ισχύει, οι ανοικτές συνδέσεις τερματίζονται και εμφανίζεται μία φορά νέος κωδικός για μία σύνδεση.",
  resetSecondFactor: "Αφαίρεση δεύτερου τρόπου",
  resetSecondFactorText:
    "Οι εφαρμογές κωδικών, τα κλειδιά πρόσβασης και οι κωδικοί ανάκτησης του χρήστη διαγράφονται και οι ανοικτές συνδέσεις τερματίζονται.",
  secondFactorReset: "Ο δεύτερος τρόπος επαλήθευσης αφαιρέθηκε",
  noSecondFactor: "Ο χρήστης δεν έχει δεύτερο τρόπο επαλήθευσης",
  disable: "Απενεργοποίηση",
  disableText: "Ο χρήστης δεν θα μπορεί να συνδεθεί και οι ανοικτές συνδέσεις του τερματίζονται.",
  disabled: "Ο χρήστης απενεργοποιήθηκε",
  enable: "Ενεργοποίηση",
  enabled: "Ο χρήστης ενεργοποιήθηκε",
  delete: "Διαγραφή",
  deleteText:
    "Τα στοιχεία, οι Φορείς και οι τρόποι σύνδεσης του χρήστη διαγράφονται οριστικά. Το όνομά του μένει στις πράξεις του.",
  deleted: "Ο χρήστης διαγράφηκε",
  oneTimeTitle: "Κωδικός μίας χρήσης",
  oneTimeText: (name: string) =>
    `Δώστε στον χρήστη «${name}» αυτόν τον κωδικό με ασφαλή τρόπο. Δεν θα εμφανιστεί ξανά· ισχύει για μία σύνδεση, στην οποία ο χρήστης ορίζει δικό του.`,
  copy: "Αντιγραφή",
  copied: "Αντιγράφηκε",
  understood: "Τον έχω σημειώσει",
} as const;

/** The list of users. */
export const userListTexts = {
  title: "Χρήστες",
  description: "Ποιος συνδέεται στην εφαρμογή, με ποιον ρόλο και σε ποιους Φορείς",
  searchLabel: "Αναζήτηση ονόματος, e-mail ή ΑΦΜ",
  none: "Δεν υπάρχουν χρήστες",
  noneHint: "Δημιουργήστε τον πρώτο χρήστη και δώστε του τον κωδικό μίας χρήσης.",
  columns: {
    nickName: userPageTexts.nickName,
    userName: userPageTexts.userName,
    area: userPageTexts.role,
    organizations: userPageTexts.organizations,
    state: userPageTexts.state,
    lastSignInAt: userPageTexts.lastSignIn,
    secondFactor: userPageTexts.secondFactor,
    taxis: userPageTexts.taxis,
    afm: userPageTexts.afm,
    email: userPageTexts.email,
    phone: userPageTexts.phone,
    validUntil: userPageTexts.validUntil,
  },
  words: { area: roleTexts },
  filters: {
    state: {
      label: userPageTexts.state,
      words: { all: "Όλοι", active: "Ενεργοί", disabled: "Ανενεργοί" },
    },
  },
} as const;

/** The page of which users belong to which organization. */
export const linkPageTexts = {
  user: "Χρήστης",
  organization: "Φορέας",
  role: "Ρόλος",
  right: "Δικαίωμα",
  rights: { full: "Πλήρης πρόσβαση", read: "Μόνο ανάγνωση" },
  anyOrganization: "Κάθε Φορέας",
  anyRight: "Κάθε δικαίωμα",
  since: "Από",
  assign: "Νέα ανάθεση",
  assignText:
    "Κάθε χρήστης της λίστας συνδέεται με κάθε Φορέα της λίστας. Όσοι συνδέονται ήδη παίρνουν το νέο δικαίωμα.",
  users: "Χρήστες",
  organizations: "Φορείς",
  save: "Ανάθεση",
  toFull: "Πλήρης πρόσβαση",
  toRead: "Μόνο ανάγνωση",
  remove: "Αφαίρεση",
  removeTitle: "Αφαίρεση αναθέσεων",
  removeText: (count: number) =>
    count === 1
      ? "Ο χρήστης δεν θα βλέπει πια τον Φορέα."
      : `Αφαιρούνται ${count} αναθέσεις. Οι χρήστες δεν θα βλέπουν πια αυτούς τους Φορείς.`,
  nothingSelected: "Επιλέξτε πρώτα αναθέσεις από τη λίστα",
  outcomesTitle: "Αποτέλεσμα των αναθέσεων",
  summary: (done: number, others: number) =>
    others === 0 ? `Αναθέσεις που άλλαξαν: ${done}` : `Άλλαξαν ${done}, έμειναν ως είχαν ${others}`,
} as const;

/** The list of links of users to organizations. */
export const linkListTexts = {
  title: "Αναθέσεις χρηστών σε Φορείς",
  description: "Ποιοι χρήστες ανήκουν σε ποιους Φορείς, με πλήρη πρόσβαση ή μόνο για ανάγνωση",
  searchLabel: "Αναζήτηση χρήστη ή Φορέα",
  none: "Κανένας χρήστης δεν έχει συνδεθεί με Φορέα",
  noneHint: "Αναθέστε Φορείς σε χρήστες, για να βλέπουν και να καταχωρίζουν τα στοιχεία τους.",
  columns: {
    nickName: linkPageTexts.user,
    userName: userPageTexts.userName,
    area: linkPageTexts.role,
    deputyTo: "Αναπληρωτής έως",
    state: userPageTexts.state,
    organization: linkPageTexts.organization,
    right: linkPageTexts.right,
    grantedAt: linkPageTexts.since,
  },
  words: { area: roleTexts, right: linkPageTexts.rights },
  filters: { right: { label: linkPageTexts.anyRight, words: linkPageTexts.rights } },
} as const;

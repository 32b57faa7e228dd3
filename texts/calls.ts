import type { Role } from "#domain/access.ts";
import { roleTexts } from "./shell.ts";

/** The API document, for programmers who make calls. */
export const documentTexts = {
  title: "Παρών: διεπαφή προγραμμάτων",
  description:
    "Κάθε κλήση της εφαρμογής, με τα στοιχεία που δέχεται και όσα απαντά. Οι κλήσεις GET και DELETE δέχονται παραμέτρους στη διεύθυνση, οι υπόλοιπες σώμα JSON. Πεδίο που η κλήση δεν έχει απορρίπτεται όταν καλεί πρόγραμμα. Τα λάθη είναι σώματα application/problem+json με ελληνικά μηνύματα. Οι ημέρες γράφονται YYYY-MM-DD, οι μήνες YYYY-MM, οι στιγμές σε UTC, οι διάρκειες σε λεπτά και τα ποσά ως κείμενο με δύο δεκαδικά. Ένα πρόγραμμα παίρνει διακριτικό από το /oauth/token με τα διαπιστευτήρια που εκδίδει ο Διαχειριστής Συστήματος.",
  idempotencyKey:
    "Κλειδί επανάληψης: η ίδια κλήση με το ίδιο κλειδί εκτελείται μία φορά και απαντά το ίδιο. Με άλλα στοιχεία απαντά 422.",
  session: "Διακριτικό σύνδεσης χρήστη, όπως το δίνει η κλήση Users/Login.",
  link: "Υπογεγραμμένος σύνδεσμος: Authorization: Link {διακριτικό}.",
  app: "Διακριτικό εφαρμογής διεπαφής, για όσες κλήσεις και όσους Φορείς της έχουν δοθεί.",
  retryAfter: "Δευτερόλεπτα έως την επόμενη προσπάθεια.",
  token: "Έκδοση διακριτικού εφαρμογής",
  tokenDescription:
    "OAuth 2.0 client credentials. Τα διαπιστευτήρια στέλνονται με HTTP Basic ή στο σώμα (φόρμα ή JSON), ποτέ στη διεύθυνση.",
  tokenRefused: "Τα διαπιστευτήρια ή το αίτημα δεν έγιναν δεκτά",
} as const;

/** Who may make a call, in one sentence. */
export function whoMayCall(who: "anyone" | "session" | "body" | "link", may: readonly Role[]) {
  if (who === "anyone") return "Χωρίς σύνδεση.";
  if (who === "link") return "Με υπογεγραμμένο σύνδεσμο.";
  const names = may.map((role) => roleTexts[role]).join(", ");
  return who === "body" ? `Για Φορέα του καλούντος. Ρόλοι: ${names}.` : `Ρόλοι: ${names}.`;
}

/** The areas of the calls, by the first part of their scope names. */
export const areaTexts: Readonly<Record<string, string>> = {
  users: "Χρήστες και λογαριασμός",
  security: "Σύνδεση μέσω taxis",
  organizations: "Φορείς",
  userOrganizations: "Χρήστες και Φορείς",
  dashboard: "Αρχική",
  structures: "Δομές",
  devices: "Συσκευές",
  readers: "Αναγνώστες καρτών",
  badges: "Κάρτες παρουσίας",
  sheets: "Παρουσιολόγια",
  bodyMonths: "Μήνες προς έγκριση",
  schedules: "Ωράρια",
  employees: "Εργαζόμενοι",
  contracts: "Συμβάσεις",
  contractYears: "Το έτος μιας σύμβασης",
  leaveBalances: "Υπόλοιπα αδειών",
  leaveDocuments: "Δικαιολογητικά απουσιών",
  leaves: "Άδειες",
  leaveRequests: "Αιτήματα άδειας",
  leaveFeeds: "Συνδρομές ημερολογίου",
  punchRules: "Στρογγυλοποίηση σημάνσεων",
  findingRules: "Κανόνες ελέγχου",
  sicknessBenefits: "Επιδόματα ασθένειας",
  overtimeDecisions: "Αποφάσεις υπερωριών",
  imports: "Εισαγωγές αρχείων",
  attendanceFiles: "Παρουσίες από αρχεία",
  attendances: "Παρουσίες",
  locks: "Κλειδώματα",
  unlocks: "Ξεκλειδώματα",
  monthlyContracts: "Μηνιαίες συμβάσεις",
  verifications: "Υπογραφή μηνών",
  search: "Αναζήτηση",
  maintenance: "Συντήρηση",
  proofs: "Έλεγχος δελτίων",
  history: "Ιστορικό μεταβολών",
  payments: "Πληρωμές",
  payrollLayouts: "Διατάξεις μισθοδοσίας",
  parameters: "Γενικές παράμετροι",
  securityRules: "Κανόνες ασφάλειας",
  samples: "Δειγματοληπτικοί έλεγχοι",
  concurrentEmployment: "Διπλή απασχόληση",
  dailyReport: "Ημερήσια αναφορά",
  monthLink: "Σύνδεσμος μήνα",
  ownMonths: "Οι παρουσίες μου",
  monthRequests: "Αιτήματα επιβεβαίωσης μήνα",
  disputes: "Αμφισβητήσεις",
  mails: "Εξερχόμενα μηνύματα",
  apiApps: "Εφαρμογές διεπαφής",
  versions: "Εκδόσεις",
  links: "Σύνδεσμοι",
  ergani: "ΕΡΓΑΝΗ",
  reads: "Αναγνώσεις μαζί",
  closures: "Διακοπές λειτουργίας",
  collectiveActs: "Συλλογικές πράξεις",
  deputies: "Αναπληρώσεις",
  holidays: "Αργίες",
  apiLogs: "Αρχείο κλήσεων",
  loginLogs: "Αρχείο συνδέσεων",
  absenceReasons: "Λόγοι απουσίας",
  unlockReasons: "Λόγοι ξεκλειδώματος",
  documents: "Έγγραφα",
  documentKinds: "Είδη εγγράφων",
  personalData: "Προσωπικά δεδομένα",
  announcements: "Ανακοινώσεις",
  notifications: "Ειδοποιήσεις",
  listViews: "Προβολές λιστών",
  live: "Ζωντανές ενημερώσεις",
};

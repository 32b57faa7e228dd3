import type { Role } from "#domain/access.ts";

/** Names of the roles. */
export const roleTexts: Record<Role, string> = {
  Administrator: "Διαχειριστής Συστήματος",
  Executive: "Στέλεχος",
  LegalRepresentative: "Νόμιμος Εκπρόσωπος",
  Employee: "Χειριστής Φορέα",
  WebServiceUser: "Χρήστης Διεπαφής",
  System: "Σύστημα",
  MobileUser: "Χρήστης Συσκευής",
  ThirdPartyUser: "Εξωτερικός Χρήστης",
};

/** The role that a deputy has today, and until when. */
export function actingAs(to: string): string {
  return `Αναπληρωτής Νόμιμου Εκπροσώπου έως ${to}`;
}

/** The frame around every page. */
export const shellTexts = {
  skipToContent: "Μετάβαση στο περιεχόμενο",
  mainMenu: "Κύριο μενού",
  openMenu: "Άνοιγμα μενού",
  closeMenu: "Κλείσιμο μενού",
  home: "Παρών, αρχική σελίδα",
  toDark: "Σκούρα εμφάνιση",
  toLight: "Φωτεινή εμφάνιση",
  userMenu: (name: string) => `Μενού χρήστη: ${name}`,
  profile: "Ο λογαριασμός μου",
  ownAttendance: "Οι παρουσίες μου",
  signOut: "Αποσύνδεση",
  privacyPolicy: "Πολιτική Απορρήτου",
  accessibility: "Δήλωση Προσβασιμότητας",
  notifications: "Ειδοποιήσεις",
  overlays: "Αναδυόμενα παράθυρα",
  organizationSwitched: (description: string) =>
    `Ο Φορέας άλλαξε επιτυχώς! Ο νέος επιλεγμένος Φορέας είναι ο: ${description}`,
  sessionExpired: "Η περίοδος σύνδεσης έληξε. Παρακαλούμε συνδεθείτε ξανά!",
  otherPerson: (name: string) =>
    `Σε άλλη καρτέλα συνδέθηκε ο λογαριασμός «${name}». Συνεχίζετε με αυτόν.`,
  search: "Αναζήτηση και μετάβαση",
  searchKeys: "Ctrl+K",
  searchKeysMac: "⌘K",
  appStatus: "Έκδοση και εγκατάσταση",
  install: "Εγκατάσταση εφαρμογής",
  keptOff: "Η σελίδα αυτή απαιτεί πλήρη πρόσβαση στον επιλεγμένο Φορέα",
} as const;

/** Names of pages in the palette, and in the menu unless it has a shorter one; only those that exist are shown. */
export const placeTexts = {
  "/": "Αρχική",
  "/attendances": "Μήνας παρουσιών",
  "/monthly-contracts": "Πίνακας μηνιαίων συμβάσεων",
  "/verifications": "Επαληθεύσεις",
  "/structures": "Δομές",
  "/organization-administration/organization-employees": "Εργαζόμενοι",
  "/contracts": "Συμβάσεις",
  "/payments": "Πληρωμές",
  "/payments/payroll": "Μισθολογική κατάσταση",
  "/payments/layouts": "Διατάξεις μισθοδοσίας",
  "/announcements": "Ανακοινώσεις",
  "/organizations": "Φορείς",
  "/organization-administration": "Εικόνα Φορέα",
  "/system-administration": "Κατάσταση συστήματος",
  "/user": "Ο λογαριασμός μου",
  "/user/attendances": "Οι παρουσίες μου",
  "/announcements/create": "Νέα ανακοίνωση",
  "/user-organizations": "Αναθέσεις χρηστών σε Φορείς",
  "/attendances/sheets": "Ημέρα: παρουσιολόγια",
  "/attendances/unlocks": "Ξεκλειδώματα",
  "/attendances/collective": "Συλλογικές πράξεις",
  "/contracts/leave": "Άδειες: υπόλοιπα",
  "/contracts/leave/calendar": "Ποιος λείπει",
  "/contracts/leave/requests": "Αιτήματα άδειας",
  "/contracts/leave/documents": "Δικαιολογητικά απουσιών",
  "/contracts/overtime": "Υπερωρίες",
  "/verifications/verify-attendances": "Υπογραφή παρουσιών",
  "/system-administration/users": "Χρήστες",
  "/system-administration/bodies": "Μήνες προς έγκριση",
  "/system-administration/samples": "Δείγμα των Φορέων",
  "/system-administration/concurrent-employment": "Διπλή απασχόληση",
  "/system-administration/attendances": "Πληρότητα παρουσιολογίων",
  "/system-administration/versions": "Εκδόσεις",
  "/system-administration/outbox": "Μηνύματα: εξερχόμενα",
  "/system-administration/logs": "Τελευταίο 24ωρο: κλήσεις και συνδέσεις",
  "/system-administration/logs/api-logs": "Κλήσεις",
  "/system-administration/logs/login-logs": "Συνδέσεις",
  "/system-administration/authenticate-apps": "Εφαρμογές διεπαφής",
  "/system-administration/pending-documents": "Έγγραφα προς έγκριση",
  "/system-administration/parameters": "Όλες οι ρυθμίσεις",
  "/system-administration/parameters/holidays": "Αργίες",
  "/system-administration/parameters/global-params": "Γενικές παράμετροι",
  "/system-administration/parameters/security-rules": "Ασφάλεια",
  "/system-administration/parameters/unlock-reasons": "Λόγοι ξεκλειδώματος",
  "/system-administration/parameters/absence-reasons": "Λόγοι απουσίας",
  "/system-administration/parameters/document-kinds": "Είδη εγγράφων",
  "/organization-administration/mobiles": "Συσκευές",
  "/organization-administration/ergani": "ΕΡΓΑΝΗ: κάρτες εργασίας",
  "/organization-administration/finding-rules": "Κανόνες ελέγχου",
  "/organization-administration/deputies": "Αναπληρώσεις",
  "/organization-administration/organization-documents": "Έγγραφα Φορέα",
  "/organization-administration/vacations": "Διακοπές λειτουργίας",
  "/organization-administration/vacations/structure-vacations": "Διακοπές Δομών",
  "/organization-administration/vacations/organization-vacations": "Διακοπές Φορέα",
} as const;

/** The name of the page at a path, or of the nearest one above it; null if only home has a name. */
export function titleOfPlace(path: string): string | null {
  const [title] = Object.entries(placeTexts)
    .filter(([place]) => place !== "/" && (path === place || path.startsWith(`${place}/`)))
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([, name]) => name);
  return title ?? null;
}

const statusMessages: Partial<Record<number, string>> = {
  401: "Η πρόσβαση δεν επιτρέπεται",
  403: "Δεν έχετε δικαίωμα",
  404: "Η σελίδα δεν βρέθηκε",
  503: "Η υπηρεσία δεν είναι προσωρινά διαθέσιμη",
};

/** The error screen. The not-found sentence is from the specification. */
export const errorScreenTexts = {
  title: "Σφάλμα",
  notFound: (path: string) => `Page Not Found: ${path}`,
  back: "Επιστροφή",
  statusMessages,
} as const;

import type { Known } from "./known.ts";

/** A page to visit: who opens it, its heading, and something on it that only the server can have sent. */
export type SitePage = {
  /** Id in the conformance list, or empty for a page that the list does not contain. */
  id: string;
  route: string;
  /** A demonstration account; null without a session. */
  as: string | null;
  /** The URL, if it is not the route itself. */
  at?: (known: Known) => string;
  heading: string | RegExp | ((known: Known) => string);
  /** Text in the page's content. */
  shows: string | ((known: Known) => string);
};

/** Id or -, account or -, route, heading, what the page shows. */
const plainPages = `
R-02 | representative | /user | Ο λογαριασμός μου | Αυτή η συσκευή
- | representative | /user/attendances | Οι παρουσίες μου | Δεν έχετε παρουσίες τον μήνα αυτόν
R-03 | - | /login | Σύνδεση | Όνομα χρήστη
R-05 | - | /maintenance | Δεν εκτελείται συντήρηση | Μετάβαση στην εφαρμογή
R-04 | - | /login/taxis | Σύνδεση με taxisnet | Η σύνδεση μέσω taxisnet απέτυχε
R-06 | - | /privacy-policy | Πολιτική Απορρήτου | Υπεύθυνος επεξεργασίας
- | - | /accessibility | Δήλωση Προσβασιμότητας | Κατάσταση συμμόρφωσης
R-25 R-49 | - | /verify-attendances | Έλεγχος δελτίου | Κωδικός επαλήθευσης
R-07 | administrator | /payments | Πληρωμές | Εξοφλήθηκε
- | representative | /payments/payroll | Μισθολογική κατάσταση | Αγγελοπούλου
- | representative | /payments/layouts | Διατάξεις μισθοδοσίας | Δεν υπάρχουν διατάξεις
R-09 | representative | /contracts | Συμβάσεις | Αγγελοπούλου
R-12 | representative | /monthly-contracts | Πίνακας μηνιαίων συμβάσεων | Δημαρχείο
- | representative | /monthly-contracts/recompute | Επανυπολογισμός | Δεν έγινε ακόμη προεπισκόπηση
R-13 | representative | /structures | Δομές | Δημαρχείο
R-21 | administrator | /organizations | Φορείς | ΝΠΔΔ Παιδική Μέριμνα
R-23 | administrator | /user-organizations | Αναθέσεις χρηστών σε Φορείς | Κοινωφελής Επιχείρηση Δήμου Παραδείγματος
R-24 | representative | /verifications | Επαληθεύσεις | Δημαρχείο
R-25 | representative | /verifications/verify-attendances | Υπογραφή παρουσιών | Δημαρχείο
R-27 | administrator | /system-administration | Κατάσταση συστήματος | Αυτόματες εργασίες
R-31 | administrator | /system-administration/users | Χρήστες | representative
R-42 | representative | /organization-administration | Εικόνα Φορέα | 8 ανοικτές Δομές
- | administrator | /system-administration/outbox | Μηνύματα: εξερχόμενα | Δεν έχει οριστεί διακομιστής αλληλογραφίας
R-45 | representative | /organization-administration/organization-employees | Εργαζόμενοι | Αγγελοπούλου
R-38 | administrator | /system-administration/parameters/global-params | Γενικές παράμετροι | Λειτουργία συντήρησης
R-39 | administrator | /system-administration/parameters/security-rules | Ασφάλεια | 8 ώρες
R-01 | representative | / | Αρχική | Ανοικτά παρουσιολόγια
- | representative | /verifications?tab=requests | Επιβεβαιώσεις | Επιβεβαιώσεις εργαζομένων
- | executive | /verifications?tab=samples | Δείγμα | Νέο δείγμα
- | executive | /system-administration/samples | Δείγμα των Φορέων | Δεν έχει γίνει ακόμη δειγματοληπτικός έλεγχος
- | executive | /system-administration/concurrent-employment | Διπλή απασχόληση | Κανένας δεν απασχολείται σε δύο Φορείς τον μήνα αυτόν
- | representative | /attendances/unlocks | Ξεκλειδώματα | Φύλαξη Δημοτικών Κτιρίων
R-33 | administrator | /system-administration/attendances | Πληρότητα παρουσιολογίων | ΝΠΔΔ Παιδική Μέριμνα
- | representative | /attendances/sheets | Ημέρα: παρουσιολόγια | Αμαξοστάσιο
- | executive | /system-administration/bodies | Μήνες προς έγκριση | ΝΠΔΔ Παιδική Μέριμνα
- | administrator | /system-administration/parameters/document-kinds | Είδη εγγράφων | Φορολογική ενημερότητα
R-46 | representative | /organization-administration/vacations | Διακοπές λειτουργίας | Διακοπές Φορέα
R-48 | representative | /organization-administration/vacations/organization-vacations | Διακοπές Φορέα | Καμία διακοπή όλου του Φορέα
R-37 | administrator | /system-administration/parameters/holidays | Αργίες | Μεγάλη Παρασκευή
R-44 | representative | /organization-administration/organization-documents | Έγγραφα Φορέα | Φορολογική ενημερότητα
R-35 | administrator | /system-administration/pending-documents | Έγγραφα προς έγκριση | Δήμος Αγίου Παραδείγματος
R-17 | representative | /announcements | Ανακοινώσεις | Κλείσιμο του μήνα
R-18 | executive | /announcements/create | Νέα ανακοίνωση | Ζητείται επιβεβαίωση ανάγνωσης
R-43 | representative | /organization-administration/mobiles | Συσκευές | Ταμπλέτα εισόδου
R-43 | - | /pair | Σύζευξη συσκευής | Κωδικός σύζευξης
- | representative | /organization-administration/ergani | ΕΡΓΑΝΗ: κάρτες εργασίας | Η υποβολή στο ΕΡΓΑΝΗ είναι ανενεργή
- | representative | /organization-administration/ergani/settings | Ρυθμίσεις ΕΡΓΑΝΗ | Δεν έχει ενεργοποιηθεί ποτέ
- | clerk | /contracts/leave | Άδειες: υπόλοιπα | Δικαιούμενες
- | clerk | /contracts/leave/calendar | Ποιος λείπει | Εβδομάδα
- | clerk | /contracts/leave/requests | Αιτήματα άδειας | Δεν υπάρχουν αιτήματα άδειας
- | clerk | /contracts/leave/documents | Δικαιολογητικά απουσιών | Προθεσμία
- | clerk | /attendances/collective | Συλλογικές πράξεις | Καμία συλλογική πράξη
- | clerk | /contracts/overtime | Υπερωρίες: αποφάσεις | 214/
R-28 | administrator | /system-administration/logs | Τελευταίο 24ωρο: κλήσεις και συνδέσεις | Κλήσεις ανά ώρα, τελευταίο 24ωρο
R-29 | administrator | /system-administration/logs/api-logs | Κλήσεις | Στοιχεία του καλούντος
R-30 | administrator | /system-administration/logs/login-logs | Συνδέσεις | Κωδικός πρόσβασης
R-32 | administrator | /system-administration/versions | Εκδόσεις | PostgreSQL
R-34 | administrator | /system-administration/authenticate-apps | Εφαρμογές διεπαφής | Μισθοδοσία Δήμου Αγίου Παραδείγματος
- | - | /docs | Τεκμηρίωση κλήσεων | /api/Structures/GetAll
- | representative | /organization-administration/deputies | Αναπληρώσεις | Καμία αναπλήρωση
- | representative | /organization-administration/finding-rules | Κανόνες ελέγχου | Ελάχιστη ημερήσια ανάπαυση
R-40 | administrator | /system-administration/parameters/unlock-reasons | Λόγοι ξεκλειδώματος | Παράλειψη καταχώρισης
R-41 | administrator | /system-administration/parameters/absence-reasons | Λόγοι απουσίας | Βραχυχρόνια αναρρωτική άδεια
R-36 | administrator | /system-administration/parameters | Όλες οι ρυθμίσεις | Κατάλογοι
`;

/** Pages whose URL, heading or content depends on the demonstration's data. */
const pagesOfKnown: readonly SitePage[] = [
  {
    id: "R-08",
    route: "/payments/details/{id}",
    as: "administrator",
    at: ({ paymentId }) => `/payments/details/${paymentId}`,
    heading: /^Πληρωμή \d{4}-\d{2}\/1$/,
    shows: "AC04: Ο λογαριασμός έχει κλείσει",
  },
  {
    id: "R-10",
    route: "/contracts/details/{id}",
    as: "representative",
    at: ({ contractId }) => `/contracts/details/${contractId}`,
    heading: ({ person }) => person,
    shows: "Δημαρχείο",
  },
  {
    id: "R-11",
    route: "/contracts/attendance-records/{contractId}",
    as: "representative",
    at: ({ contractId }) => `/contracts/attendance-records/${contractId}`,
    heading: /^Παρουσίες \d{4}: /,
    shows: ({ person }) => person,
  },
  {
    id: "R-14",
    route: "/structures/details/{id}",
    as: "representative",
    at: ({ structureId }) => `/structures/details/${structureId}`,
    heading: "Δημαρχείο",
    shows: "Πλατεία Δημαρχείου 1",
  },
  {
    id: "R-15",
    route: "/attendances",
    as: "representative",
    at: ({ structureId }) => `/attendances?structure=${structureId}`,
    heading: "Μήνας παρουσιών",
    shows: ({ person }) => person,
  },
  {
    id: "R-16",
    route: "/attendances/attendance-records/{id}/{date}",
    as: "representative",
    at: ({ structureId, today }) => `/attendances/attendance-records/${structureId}/${today}`,
    heading: /^Δημαρχείο · /,
    shows: ({ person }) => person,
  },
  {
    id: "R-22",
    route: "/organizations/details/{id}",
    as: "administrator",
    at: ({ organizationId }) => `/organizations/details/${organizationId}`,
    heading: "Δήμος Αγίου Παραδείγματος",
    shows: "Πληρότητα: ",
  },
  {
    id: "R-47",
    route: "/organization-administration/vacations/structure-vacations",
    as: "representative",
    at: () => "/organization-administration/vacations/structure-vacations?when=all",
    heading: "Διακοπές Δομών",
    shows: "Απογραφή βιβλίων",
  },
  {
    id: "R-19",
    route: "/announcements/edit/{id}",
    as: "executive",
    at: ({ announcementId }) => `/announcements/edit/${announcementId}`,
    heading: "Επεξεργασία ανακοίνωσης",
    shows: "Κλείσιμο του μήνα",
  },
  {
    id: "R-20",
    route: "/announcements/details/{id}",
    as: "representative",
    at: ({ announcementId }) => `/announcements/details/${announcementId}`,
    heading: "Κλείσιμο του μήνα",
    shows: "υποβάλλονται",
  },
];

function plainPage(line: string): SitePage {
  const [id = "", as = "", route = "", heading = "", shows = ""] = line.split(" | ");
  return { id: id === "-" ? "" : id, as: as === "-" ? null : as, route, heading, shows };
}

/** Every existing page; a new page adds a line here. */
export const pages: readonly SitePage[] = [
  ...plainPages.trim().split("\n").map(plainPage),
  ...pagesOfKnown,
];

import { administrationPages } from "./administration-pages.ts";
import type { Known } from "./known.ts";
import { pagesOfApps } from "./pages-of-apps.ts";
import { pagesOfBoards } from "./pages-of-boards.ts";
import { pagesOfLogs } from "./pages-of-logs.ts";
import { calendarPages } from "./pages-of-calendar.ts";
import { pagesOfFiles } from "./pages-of-files.ts";

/** A page to visit: who opens it, what it is called, and what only the server could have told it. */
export type SitePage = {
  /** Id of the conformance list, or empty for a page that the list does not name. */
  id: string;
  route: string;
  /** A demonstration account; null without a session. */
  as: string | null;
  /** The address, where it is not the route itself. */
  at?: (known: Known) => string;
  heading: string | RegExp | ((known: Known) => string);
  /** Text in the page's content. */
  shows: string | ((known: Known) => string);
};

/** Every page that exists; a line is added together with its page. */
export const pages: readonly SitePage[] = [
  {
    id: "R-02",
    route: "/user",
    as: "representative",
    heading: "Ο λογαριασμός μου",
    shows: "Αυτή η συσκευή",
  },
  {
    id: "",
    route: "/user/attendances",
    as: "representative",
    heading: "Οι παρουσίες μου",
    shows: "Δεν έχετε παρουσίες τον μήνα αυτόν",
  },
  { id: "R-03", route: "/login", as: null, heading: "Σύνδεση", shows: "Όνομα χρήστη" },
  {
    id: "R-05",
    route: "/maintenance",
    as: null,
    heading: "Δεν εκτελείται συντήρηση",
    shows: "Μετάβαση στην εφαρμογή",
  },
  {
    id: "R-04",
    route: "/login/taxis",
    as: null,
    heading: "Σύνδεση με taxisnet",
    shows: "Η σύνδεση μέσω taxis απέτυχε",
  },
  {
    id: "R-06",
    route: "/privacy-policy",
    as: null,
    heading: "Πολιτική Απορρήτου",
    shows: "Υπεύθυνος επεξεργασίας",
  },
  {
    id: "",
    route: "/accessibility",
    as: null,
    heading: "Δήλωση Προσβασιμότητας",
    shows: "Κατάσταση συμμόρφωσης",
  },
  {
    id: "R-25 R-49",
    route: "/verify-attendances",
    as: null,
    heading: "Έλεγχος δελτίου",
    shows: "Κωδικός επαλήθευσης",
  },
  {
    id: "R-07",
    route: "/payments",
    as: "administrator",
    heading: "Πληρωμές",
    shows: "Εξοφλήθηκε",
  },
  {
    id: "R-08",
    route: "/payments/details/{id}",
    as: "administrator",
    at: ({ paymentId }) => `/payments/details/${paymentId}`,
    heading: /^Πληρωμή \d{4}-\d{2}\/1$/,
    shows: "AC04: Ο λογαριασμός έχει κλείσει",
  },
  {
    id: "R-09",
    route: "/contracts",
    as: "representative",
    heading: "Συμβάσεις",
    shows: "Αγγελοπούλου",
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
    id: "R-12",
    route: "/monthly-contracts",
    as: "representative",
    heading: "Μηνιαίες Συμβάσεις",
    shows: "Δημαρχείο",
  },
  {
    id: "",
    route: "/monthly-contracts/recompute",
    as: "representative",
    heading: "Επανυπολογισμός",
    shows: "Δεν έγινε ακόμη προεπισκόπηση",
  },
  { id: "R-13", route: "/structures", as: "representative", heading: "Δομές", shows: "Δημαρχείο" },
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
    heading: "Μηνιαίο παρουσιολόγιο",
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
    id: "R-21",
    route: "/organizations",
    as: "administrator",
    heading: "Φορείς",
    shows: "ΝΠΔΔ Παιδική Μέριμνα",
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
    id: "R-23",
    route: "/user-organizations",
    as: "administrator",
    heading: "Χρήστες και Φορείς",
    shows: "Κοινωφελής Επιχείρηση Δήμου Παραδείγματος",
  },
  {
    id: "R-24",
    route: "/verifications",
    as: "representative",
    heading: "Επαληθεύσεις",
    shows: "Δημαρχείο",
  },
  {
    id: "R-25",
    route: "/verifications/verify-attendances",
    as: "representative",
    heading: "Επαλήθευση Παρουσιών",
    shows: "Δημαρχείο",
  },
  ...calendarPages,
  {
    id: "R-27",
    route: "/system-administration",
    as: "administrator",
    heading: "Διαχείριση Συστήματος",
    shows: "Αυτόματες εργασίες",
  },
  {
    id: "R-31",
    route: "/system-administration/users",
    as: "administrator",
    heading: "Χρήστες",
    shows: "representative",
  },
  {
    id: "R-42",
    route: "/organization-administration",
    as: "representative",
    heading: "Διαχείριση Φορέα",
    shows: "8 ανοικτές Δομές",
  },
  {
    id: "",
    route: "/system-administration/outbox",
    as: "administrator",
    heading: "Εξερχόμενα μηνύματα",
    shows: "Δεν έχει οριστεί διακομιστής αλληλογραφίας",
  },
  {
    id: "R-45",
    route: "/organization-administration/organization-employees",
    as: "representative",
    heading: "Εργαζόμενοι",
    shows: "Αγγελοπούλου",
  },
  {
    id: "R-38",
    route: "/system-administration/parameters/global-params",
    as: "administrator",
    heading: "Γενικές παράμετροι",
    shows: "Λειτουργία συντήρησης",
  },
  {
    id: "R-39",
    route: "/system-administration/parameters/security-rules",
    as: "administrator",
    heading: "Κανόνες ασφάλειας",
    shows: "8 ώρες",
  },
  ...pagesOfBoards,
  ...pagesOfFiles,
  ...pagesOfLogs,
  ...pagesOfApps,
  ...administrationPages,
];

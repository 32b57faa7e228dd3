import type { SitePage } from "./pages.ts";

/** The pages of both administrations. */
export const administrationPages: readonly SitePage[] = [
  {
    id: "R-27",
    route: "/system-administration",
    as: "administrator",
    heading: "Διαχείριση Συστήματος",
    shows: "3 Φορείς",
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
    shows: "480 λεπτά",
  },
  {
    id: "R-36",
    route: "/system-administration/parameters",
    as: "administrator",
    heading: "Παράμετροι",
    shows: "Κανόνες ασφάλειας",
  },
  {
    id: "R-40",
    route: "/system-administration/parameters/unlock-reasons",
    as: "administrator",
    heading: "Λόγοι ξεκλειδώματος",
    shows: "Παράλειψη καταχώρισης",
  },
  {
    id: "R-41",
    route: "/system-administration/parameters/absence-reasons",
    as: "administrator",
    heading: "Λόγοι απουσίας",
    shows: "Βραχυχρόνια αναρρωτική άδεια",
  },
];

import type { SitePage } from "./pages.ts";

/** The logs of calls and of sign-ins, and the releases. */
export const pagesOfLogs: readonly SitePage[] = [
  {
    id: "R-28",
    route: "/system-administration/logs",
    as: "administrator",
    heading: "Αρχεία καταγραφής",
    shows: "Κλήσεις ανά ώρα, τελευταίο 24ωρο",
  },
  {
    id: "R-29",
    route: "/system-administration/logs/api-logs",
    as: "administrator",
    heading: "Κλήσεις",
    shows: "Στοιχεία του καλούντος",
  },
  {
    id: "R-30",
    route: "/system-administration/logs/login-logs",
    as: "administrator",
    heading: "Συνδέσεις",
    shows: "Κωδικός πρόσβασης",
  },
  {
    id: "R-32",
    route: "/system-administration/versions",
    as: "administrator",
    heading: "Εκδόσεις",
    shows: "PostgreSQL",
  },
];

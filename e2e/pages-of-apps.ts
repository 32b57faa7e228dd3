import type { SitePage } from "./pages.ts";

/** The programs that call in their own name. */
export const pagesOfApps: readonly SitePage[] = [
  {
    id: "R-34",
    route: "/system-administration/authenticate-apps",
    as: "administrator",
    heading: "Εφαρμογές διεπαφής",
    shows: "Μισθοδοσία Δήμου Αγίου Παραδείγματος",
  },
  {
    id: "",
    route: "/docs",
    as: null,
    heading: "Τεκμηρίωση κλήσεων",
    shows: "/api/Structures/GetAll",
  },
];

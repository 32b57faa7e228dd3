import type { SitePage } from "./pages.ts";

/** Pages of documents and announcements. */
export const pagesOfFiles: readonly SitePage[] = [
  {
    id: "R-44",
    route: "/organization-administration/organization-documents",
    as: "representative",
    heading: "Έγγραφα Φορέα",
    shows: "Φορολογική ενημερότητα",
  },
  {
    id: "R-35",
    route: "/system-administration/pending-documents",
    as: "administrator",
    heading: "Έγγραφα προς έγκριση",
    shows: "Δήμος Αγίου Παραδείγματος",
  },
];

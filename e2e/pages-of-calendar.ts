import type { SitePage } from "./pages.ts";

/** Pages of holidays and closures. */
export const calendarPages: readonly SitePage[] = [
  {
    id: "R-46",
    route: "/organization-administration/vacations",
    as: "representative",
    heading: "Διακοπές λειτουργίας",
    shows: "Διακοπές Φορέα",
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
    id: "R-48",
    route: "/organization-administration/vacations/organization-vacations",
    as: "representative",
    heading: "Διακοπές Φορέα",
    shows: "Καμία διακοπή όλου του Φορέα",
  },
  {
    id: "R-37",
    route: "/system-administration/parameters/holidays",
    as: "administrator",
    heading: "Αργίες",
    shows: "Μεγάλη Παρασκευή",
  },
];

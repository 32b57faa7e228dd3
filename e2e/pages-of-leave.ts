import type { SitePage } from "./pages.ts";

/** Pages of leave. */
export const pagesOfLeave: readonly SitePage[] = [
  {
    id: "",
    route: "/contracts/leave",
    as: "clerk",
    heading: "Υπόλοιπα αδειών",
    shows: "Δικαιούμενες",
  },
  {
    id: "",
    route: "/contracts/leave/calendar",
    as: "clerk",
    heading: "Ποιος λείπει",
    shows: "Εβδομάδα",
  },
  {
    id: "",
    route: "/contracts/leave/requests",
    as: "clerk",
    heading: "Αιτήματα άδειας",
    shows: "Δεν υπάρχουν αιτήματα άδειας",
  },
  {
    id: "",
    route: "/contracts/leave/documents",
    as: "clerk",
    heading: "Δικαιολογητικά απουσιών",
    shows: "Προθεσμία",
  },
];

import type { SitePage } from "./pages.ts";

/** Pages of leave and of overtime. */
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
  {
    id: "",
    route: "/contracts/overtime",
    as: "clerk",
    heading: "Αποφάσεις υπερωριών",
    shows: "214/",
  },
];

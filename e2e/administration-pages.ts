import type { SitePage } from "./pages.ts";

/** Pages of parameters. */
export const administrationPages: readonly SitePage[] = [
  {
    id: "",
    route: "/organization-administration/finding-rules",
    as: "representative",
    heading: "Κανόνες ελέγχου",
    shows: "Ελάχιστη ημερήσια ανάπαυση",
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
  {
    id: "R-36",
    route: "/system-administration/parameters",
    as: "administrator",
    heading: "Παράμετροι",
    shows: "Κανόνες ασφάλειας",
  },
];

import type { SitePage } from "./pages.ts";

/** The home page and the lists that it leads to. */
export const pagesOfBoards: readonly SitePage[] = [
  {
    id: "R-01",
    route: "/",
    as: "representative",
    heading: "Αρχική",
    shows: "Ανοικτά παρουσιολόγια",
  },
  {
    id: "",
    route: "/verifications?tab=requests",
    as: "representative",
    heading: "Επαληθεύσεις",
    shows: "Επιβεβαιώσεις εργαζομένων",
  },
  {
    id: "",
    route: "/verifications?tab=samples",
    as: "executive",
    heading: "Επαληθεύσεις",
    shows: "Νέο δείγμα",
  },
  {
    id: "",
    route: "/system-administration/samples",
    as: "executive",
    heading: "Δείγματα των Φορέων",
    shows: "Δεν έχει γίνει ακόμη δειγματοληπτικός έλεγχος",
  },
  {
    id: "",
    route: "/attendances/unlocks",
    as: "representative",
    heading: "Αιτήματα ξεκλειδώματος",
    shows: "Φύλαξη Δημοτικών Κτιρίων",
  },
  {
    id: "R-33",
    route: "/system-administration/attendances",
    as: "administrator",
    heading: "Παρουσίες όλων των Φορέων",
    shows: "ΝΠΔΔ Παιδική Μέριμνα",
  },
  {
    id: "",
    route: "/attendances/sheets",
    as: "representative",
    heading: "Παρουσιολόγια",
    shows: "Αμαξοστάσιο",
  },
  {
    id: "",
    route: "/system-administration/bodies",
    as: "executive",
    heading: "Μήνες των Φορέων",
    shows: "ΝΠΔΔ Παιδική Μέριμνα",
  },
  {
    id: "",
    route: "/system-administration/parameters/document-kinds",
    as: "administrator",
    heading: "Είδη εγγράφων",
    shows: "Φορολογική ενημερότητα",
  },
];

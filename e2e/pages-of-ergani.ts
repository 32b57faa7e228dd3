import type { SitePage } from "./pages.ts";

/** Pages of the digital work card. */
export const pagesOfErgani: readonly SitePage[] = [
  {
    id: "",
    route: "/organization-administration/ergani",
    as: "representative",
    heading: "Κάρτες εργασίας ΕΡΓΑΝΗ",
    shows: "Η υποβολή στο ΕΡΓΑΝΗ είναι ανενεργή",
  },
  {
    id: "",
    route: "/organization-administration/ergani/settings",
    as: "representative",
    heading: "Ρυθμίσεις ΕΡΓΑΝΗ",
    shows: "Δεν έχει ενεργοποιηθεί ποτέ",
  },
];

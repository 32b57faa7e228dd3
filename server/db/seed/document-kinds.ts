import type { Row } from "./rows.ts";

const usual = { valid_from: "2024-01-01" } as const;

/** Kinds of documents that a body keeps. */
export const documentKinds: Row<"document_kind">[] = [
  {
    ...usual,
    code: "signed-contract",
    title: "Υπογεγραμμένη σύμβαση",
    about: "contract",
    for_approval: true,
    decided_by: "representative",
    sort_order: 1,
  },
  {
    ...usual,
    code: "appointment",
    title: "Απόφαση πρόσληψης ή διορισμού",
    about: "contract",
    decided_by: "representative",
    sort_order: 2,
  },
  {
    ...usual,
    code: "health-certificate",
    title: "Πιστοποιητικό υγείας",
    about: "contract",
    expires: true,
    decided_by: "representative",
    sort_order: 3,
  },
  {
    ...usual,
    code: "leave-evidence",
    title: "Δικαιολογητικό απουσίας",
    about: "contract",
    decided_by: "representative",
    sort_order: 4,
  },
  {
    ...usual,
    code: "establishment",
    title: "Πράξη σύστασης και οργανισμός",
    about: "body",
    decided_by: "agency",
    sort_order: 5,
  },
  {
    ...usual,
    code: "representative-appointment",
    title: "Ορισμός Νόμιμου Εκπροσώπου",
    about: "body",
    expires: true,
    decided_by: "agency",
    sort_order: 6,
  },
  {
    ...usual,
    code: "credit-decision",
    title: "Απόφαση ανάληψης υποχρέωσης",
    about: "body",
    expires: true,
    decided_by: "agency",
    sort_order: 7,
  },
  {
    ...usual,
    code: "tax-clearance",
    title: "Φορολογική ενημερότητα",
    about: "body",
    expires: true,
    decided_by: "agency",
    sort_order: 8,
  },
  {
    ...usual,
    code: "other",
    title: "Άλλο έγγραφο",
    about: "body",
    decided_by: "agency",
    sort_order: 9,
  },
];

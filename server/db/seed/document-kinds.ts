import type { Row } from "./rows.ts";

type Kind = Row<"document_kind">;

const kinds: readonly (readonly [
  Kind["about"],
  code: string,
  title: string,
  more?: Partial<Kind>,
])[] = [
  ["contract", "signed-contract", "Υπογεγραμμένη σύμβαση", { for_approval: true }],
  ["contract", "appointment", "Απόφαση πρόσληψης ή διορισμού"],
  ["contract", "health-certificate", "Πιστοποιητικό υγείας", { expires: true, is_sensitive: true }],
  ["contract", "leave-evidence", "Δικαιολογητικό απουσίας", { is_sensitive: true }],
  ["body", "establishment", "Πράξη σύστασης και οργανισμός"],
  ["body", "representative-appointment", "Ορισμός Νόμιμου Εκπροσώπου", { expires: true }],
  ["body", "credit-decision", "Απόφαση ανάληψης υποχρέωσης", { expires: true }],
  ["body", "tax-clearance", "Φορολογική ενημερότητα", { expires: true }],
  ["body", "other", "Άλλο έγγραφο"],
];

/** The kinds of documents that a body stores; those of a contract are decided on by the body's representative. */
export const documentKinds: Kind[] = kinds.map(([about, code, title, more], index) => ({
  valid_from: "2024-01-01",
  about,
  code,
  title,
  decided_by: about === "contract" ? "representative" : "agency",
  sort_order: index + 1,
  ...more,
}));

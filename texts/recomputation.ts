import type { RecomputeRefusal } from "#domain/attendance/recomputation.ts";

/** Why a month is not recomputed. */
export const recomputeRefusals: Record<RecomputeRefusal, string> = {
  "handed-in":
    "Ο μήνας έχει υποβληθεί. Τον επανυπολογίζει ο Νόμιμος Εκπρόσωπος ή ο Διαχειριστής Συστήματος",
  approved: "Ο μήνας έχει εγκριθεί. Τον επανυπολογίζει ο Διαχειριστής Συστήματος",
  cancelled: "Ο μήνας έχει ακυρωθεί",
};

/** Other sentences of the calls. */
export const recomputeFaults = {
  span: "Επιλέξτε έως 12 μήνες, με τον πρώτο πριν από τον τελευταίο ή ίδιο με αυτόν",
  changed:
    "Τα στοιχεία άλλαξαν μετά την προεπισκόπηση. Κάντε νέα προεπισκόπηση πριν από τον επανυπολογισμό",
} as const;

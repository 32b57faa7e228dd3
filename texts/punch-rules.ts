import type { PunchRounding } from "#domain/attendance/punch-rule.ts";

const roundings: Record<PunchRounding, string> = {
  none: "Καμία στρογγυλοποίηση",
  quarter: "Στο πλησιέστερο τέταρτο της ώρας",
  plan: "Στο ωράριο, μέσα στην ανοχή",
};

const minutes = (count: number) => (count === 1 ? "1 λεπτό" : `${count} λεπτά`);

/** What a body does with punched times. */
export const punchRuleTexts = {
  title: "Στρογγυλοποίηση σημάνσεων",
  intro:
    "Ορίζει πώς οι ώρες των αναγνωστών γίνονται ώρες του παρουσιολογίου. Οι σημάνσεις διατηρούνται όπως έγιναν και φαίνονται δίπλα. Για όσους δηλώνονται στο ΕΡΓΑΝΗ με ψηφιακή κάρτα μετρά πάντα το λεπτό της σήμανσης.",
  meaning: "Πώς οι σημάνσεις γίνονται ώρες του παρουσιολογίου· φαίνονται πάντα και όπως έγιναν",
  roundings,
  rounding: "Στρογγυλοποίηση",
  grace: "Ανοχή (λεπτά)",
  graceHint:
    "Σήμανση που απέχει έως τόσα λεπτά από ώρα του ωραρίου μετρά ως η ώρα αυτή. Έως 30 λεπτά",
  validFrom: "Ισχύει από",
  set: "Νέος κανόνας",
  list: "Κανόνες στρογγυλοποίησης",
  since: (day: string, by: string) => `από ${day}, ${by}`,
  from: (day: string, rule: string) => `Από ${day}: ${rule}`,
  saved: "Ο κανόνας αποθηκεύτηκε",
  setBy: "Ορίστηκε από",
  setAt: "Στις",
  past: "Ο κανόνας ισχύει από σήμερα ή από μεταγενέστερη ημέρα",
  inForce: "ισχύει",
  later: "θα ισχύσει",
  said: (rounding: PunchRounding, grace: number) =>
    rounding === "none" || grace === 0
      ? roundings[rounding]
      : `${roundings[rounding]}, με ανοχή ${minutes(grace)}`,
  ofDay: "Σημάνσεις της ημέρας",
  directions: { in: "είσοδος", out: "έξοδος", unknown: "" },
  asPunched: "Όπως έγιναν",
  asRounded: "Κατά τον κανόνα",
  ruleOf: (rule: string, from: string) => `${rule} (από ${from})`,
  punchedTimes: (times: string) => `σημάνσεις ${times}`,
} as const;

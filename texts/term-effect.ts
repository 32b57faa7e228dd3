/** What a different rate of pay from a past day makes of signed months. */
export const termEffectTexts = {
  title: "Υπογεγραμμένοι μήνες με τη νέα αμοιβή",
  none: "Το ποσό των υπογεγραμμένων μηνών δεν αλλάζει.",
  month: (month: string, state: string) => `${month} (${state})`,
  change: (now: string, then: string) => `${now} → ${then}`,
  unchanged: (amount: string) => `${amount}, χωρίς μεταβολή`,
  unknown: "δεν υπολογίζεται· λείπει επίδομα ασθένειας",
  held: (amount: string) => `έως τώρα σε πληρωμές ${amount}`,
  sum: (amount: string) => `Συνολική διαφορά: ${amount}`,
  andMore: (count: number) => (count === 1 ? "και 1 μήνας ακόμη" : `και ${count} μήνες ακόμη`),
} as const;

/** What holders of a link read. */
export const linkTexts = {
  used: "Η απάντηση έχει ήδη δοθεί με αυτόν τον σύνδεσμο",
  wrong: "Ο σύνδεσμος δεν ισχύει",
  wrongWhy:
    "Έληξε, αντικαταστάθηκε από νεότερο ή δεν αντιγράφηκε ολόκληρος. Ζητήστε νέο σύνδεσμο από την υπηρεσία σας.",
  until: (instant: string) => `Ο σύνδεσμος ισχύει έως ${instant}`,
} as const;

/** Refusal of a cursor that is no place in the body's ledger. */
export const unknownCursor =
  "Η θέση δεν ανήκει στις μεταβολές αυτού του Φορέα: είναι άλλου Φορέα, γράφτηκε λάθος ή χάθηκε με επαναφορά αντιγράφου ασφαλείας. Ζητήστε νέα θέση, χωρίς after, και λάβετε ξανά ό,τι κρατάτε";

/** The sign-in page. */
export const signInTexts = {
  title: "Σύνδεση",
  lead: "Παρουσίες, συμβάσεις και μηνιαία δελτία των Φορέων του δημοσίου",
  userName: "Όνομα χρήστη",
  password: "Κωδικός πρόσβασης",
  showPassword: "Εμφάνιση ή απόκρυψη κωδικού",
  submit: "Σύνδεση",
  failed: "Η σύνδεση δεν ολοκληρώθηκε",
} as const;

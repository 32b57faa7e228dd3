/** Why an API app may not be made or changed. */
export const apiAppTexts = {
  scopeOfOthers: "Κάποια κλήση δεν δίνεται σε εφαρμογή με αυτόν τον ρόλο",
  needsEnd: "Η εφαρμογή Εξωτερικού Χρήστη έχει υποχρεωτικά ημερομηνία λήξης",
  onlyReads: "Η εφαρμογή Εξωτερικού Χρήστη μόνο διαβάζει",
  revokedAlready: "Η εφαρμογή έχει ανακληθεί",
} as const;

/** What /oauth/token says with its codes of refusal. */
export const tokenRefusals = {
  invalid_request:
    "Το αίτημα δεν έχει τη σωστή μορφή. Τα διαπιστευτήρια δεν στέλνονται στη διεύθυνση",
  invalid_client: "Τα διαπιστευτήρια δεν έγιναν δεκτά",
  invalid_scope: "Ζητήθηκε κλήση που δεν έχει δοθεί στην εφαρμογή",
  unsupported_grant_type: "Υποστηρίζεται μόνο το client_credentials",
} as const;

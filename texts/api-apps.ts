/** Why an API app cannot be made or changed, or may not call. */
export const apiAppTexts = {
  scopeOfOthers: "Κάποια κλήση δεν δίνεται σε εφαρμογή με αυτόν τον ρόλο",
  pastEnd:
    "Η ημέρα έχει περάσει. Δώστε τη σημερινή ή μεταγενέστερη· για άμεση λήξη υπάρχει η ανάκληση",
  needsEnd: "Η εφαρμογή Εξωτερικού Χρήστη έχει υποχρεωτικά ημερομηνία λήξης",
  onlyReads: "Η εφαρμογή Εξωτερικού Χρήστη μόνο διαβάζει",
  revokedAlready: "Η εφαρμογή έχει ανακληθεί",
  callNotGiven: (scope: string) => `Στην εφαρμογή δεν έχει δοθεί η κλήση ${scope}`,
  elsewhere: (ip: string) => `Η διεύθυνση ${ip} δεν ανήκει στα δίκτυα της εφαρμογής`,
} as const;

/** Descriptions that /oauth/token sends with its refusal codes. */
export const tokenRefusals = {
  invalid_request:
    "Χρειάζονται grant_type=client_credentials, client_id και client_secret, στο σώμα (φόρμα ή JSON) ή με HTTP Basic. Τα διαπιστευτήρια δεν στέλνονται στη διεύθυνση",
  invalid_client:
    "Τα διαπιστευτήρια δεν έγιναν δεκτά: δεν είναι σωστά, έληξαν, η εφαρμογή ανακλήθηκε ή δεν καλεί από τα δίκτυά της. Απευθυνθείτε στον Διαχειριστή Συστήματος",
  invalid_scope: "Ζητήθηκε κλήση που δεν έχει δοθεί στην εφαρμογή",
  unsupported_grant_type: "Υποστηρίζεται μόνο το client_credentials",
} as const;

/** The page of the apps. */
export const appPageTexts = {
  create: "Νέα εφαρμογή",
  one: "Εφαρμογή",
  edit: "Επεξεργασία εφαρμογής",
  name: "Όνομα",
  nameHint: "Ποιο πρόγραμμα είναι και ποιος το συντηρεί",
  area: "Ρόλος",
  areas: {
    WebServiceUser: "Πρόγραμμα Φορέα",
    ThirdPartyUser: "Εξωτερικός Χρήστης (μόνο ανάγνωση)",
  },
  state: "Κατάσταση",
  states: { active: "Ενεργή", ended: "Έληξε", revoked: "Ανακλήθηκε" },
  scopes: "Κλήσεις",
  scopesHint: "Μόνο όσες χρειάζεται το πρόγραμμα",
  allReads: "Προσθήκη όλων των αναγνώσεων",
  payroll: "Προσθήκη όσων χρειάζεται η μισθοδοσία",
  organizations: "Φορείς",
  full: "Φορείς με πλήρη πρόσβαση",
  read: "Φορείς μόνο για ανάγνωση",
  rights: { full: "Πλήρης πρόσβαση", read: "Μόνο ανάγνωση" },
  networks: "Δίκτυα",
  networksHint: "Ένα σε κάθε γραμμή, όπως 192.0.2.0/24. Κενό: από παντού",
  anywhere: "Από παντού",
  more: (count: string) => `και ${count} ακόμη`,
  callsPerMinute: "Κλήσεις ανά λεπτό",
  validUntil: "Ισχύει έως",
  validUntilHint: "Υποχρεωτικό για Εξωτερικό Χρήστη",
  lastUsed: "Τελευταία χρήση",
  never: "Ποτέ",
  from: (ip: string) => `από ${ip}`,
  clientId: "Αναγνωριστικό (client_id)",
  made: "Δημιουργία",
  revoked: "Ανάκληση",
  by: (when: string, who: string) => `${when}, ${who}`,
  secrets: "Μυστικά κλειδιά σε ισχύ",
  secret: (number: string) => `Κλειδί ${number}`,
  secretUntil: (made: string, until: string) => `από ${made} έως ${until}`,
  noSecrets: "Κανένα κλειδί δεν ισχύει. Με νέο κλειδί η εφαρμογή συνδέεται ξανά.",
  rotate: "Νέο μυστικό κλειδί",
  rotateText:
    "Το προηγούμενο κλειδί ισχύει για το διάστημα που ορίζετε, ώστε να προλάβει να αλλάξει.",
  overlap: "Ώρες που ισχύουν και τα δύο",
  overlapHint: "0 έως 168. Με 0 το προηγούμενο κλειδί παύει αμέσως",
  issue: "Έκδοση",
  revoke: "Ανάκληση εφαρμογής",
  revokeTitle: (name: string) => `Ανάκληση: ${name}`,
  revokeText:
    "Τα κλειδιά και οι συνδέσεις της παύουν αμέσως και οριστικά. Για νέα πρόσβαση θα χρειαστεί άλλη εφαρμογή.",
  revokeDone: "Η εφαρμογή ανακλήθηκε",
  shownOnce: "Το μυστικό κλειδί εμφανίζεται μία φορά",
  shownOnceText: (name: string) =>
    `Αντιγράψτε το τώρα στις ρυθμίσεις του προγράμματος «${name}». Φυλάσσεται μόνο το αποτύπωμά του και δεν μπορεί να εμφανιστεί ξανά.`,
  clientSecret: "Μυστικό κλειδί (client_secret)",
  terminal: "Αντιγραφή και των δύο για το τερματικό",
  kept: "Το κλειδί φυλάχθηκε",
  documentation: "Τεκμηρίωση κλήσεων",
} as const;

const t = appPageTexts;

/** The list of API apps. */
export const appListTexts = {
  title: "Εφαρμογές διεπαφής",
  description: "Προγράμματα που καλούν με δικά τους διαπιστευτήρια: τι, πού, από πού και έως πότε",
  searchLabel: "Αναζήτηση ονόματος",
  none: "Δεν υπάρχουν εφαρμογές",
  noneHint: "Δημιουργήστε μία για κάθε πρόγραμμα, ώστε καθένα να ανακαλείται μόνο του.",
  columns: {
    name: t.name,
    id: t.clientId,
    area: t.area,
    state: t.state,
    scopes: t.scopes,
    organizations: t.organizations,
    networks: t.networks,
    secrets: t.secrets,
    lastUsed: t.lastUsed,
    validUntil: t.validUntil,
  },
  words: { area: t.areas, state: t.states },
  filters: {
    state: {
      label: t.state,
      words: { all: "Όλες", active: "Ενεργές", ended: "Όσες έληξαν", revoked: "Ανακλημένες" },
    },
  },
} as const;

/** The command palette of pages and records. */
export const paletteTexts = {
  placeholder: "Σελίδα, ονοματεπώνυμο, αριθμός σύμβασης ή απόφασης, Δομή, έγγραφο",
  pages: "Σελίδες",
  acts: "Ενέργειες",
  settings: "Ρυθμίσεις",
  recent: "Πρόσφατα",
  employees: "Εργαζόμενοι",
  contracts: "Συμβάσεις",
  structures: "Δομές",
  documents: "Έγγραφα",
  decisions: "Αποφάσεις υπερωριών",
  collectiveActs: "Συλλογικές πράξεις",
  payments: "Πληρωμές",
  nothing: (term: string) => `Δεν βρέθηκε τίποτα για «${term}» στον επιλεγμένο Φορέα.`,
  typeMore: "Πληκτρολογήστε τουλάχιστον δύο χαρακτήρες για αναζήτηση στα μητρώα.",
  keys: "↑ ↓ για επιλογή, Enter για μετάβαση, Esc για κλείσιμο",
  searching: "Αναζήτηση…",
  failed: "Η αναζήτηση στα μητρώα δεν ολοκληρώθηκε. Δοκιμάστε ξανά.",
} as const;

/** What can be started from the palette, by the URL at which it opens. */
export const actPlaceTexts = {
  "/contracts/leave?open=new": "Νέα άδεια",
  "/contracts?open=new": "Νέα σύμβαση",
  "/contracts?open=employees": "Εισαγωγή εργαζομένων",
  "/contracts?open=contracts": "Εισαγωγή συμβάσεων",
  "/structures?open=new": "Νέα Δομή",
  "/structures?open=import": "Εισαγωγή Δομών",
  "/structures?view=schedules&open=new": "Νέο ωράριο",
  "/contracts/overtime?open=new": "Νέα απόφαση υπερωριών",
  "/attendances/collective?open=new": "Νέα συλλογική πράξη",
  "/organization-administration/organization-employees?open=new": "Νέος εργαζόμενος",
  "/organization-administration/vacations/structure-vacations?open=new": "Νέα διακοπή Δομής",
  "/organization-administration/vacations/organization-vacations?open=new": "Νέα διακοπή Φορέα",
  "/payments?open=new": "Νέα πληρωμή",
  "/system-administration/users?open=new": "Νέος χρήστης",
  "/organizations?open=new": "Νέος Φορέας",
} as const;

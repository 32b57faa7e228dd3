/** The two hubs of administration. */
export const hubTexts = {
  system: {
    title: "Διαχείριση Συστήματος",
    description: "Χρήστες, Φορείς, παράμετροι και λειτουργία της εφαρμογής",
  },
  organization: {
    title: "Διαχείριση Φορέα",
    description: (organization: string) => `Εργαζόμενοι, συσκευές και λειτουργία: ${organization}`,
  },
  none: "Δεν υπάρχουν ακόμη σελίδες διαχείρισης για τον ρόλο σας",
  noneHint: "Από το μενού μπορείτε να ανοίξετε τις άλλες σελίδες της εφαρμογής.",
} as const;

/** The cards of the hubs, by path. */
export const hubCardTexts = {
  "/system-administration/users": {
    title: "Χρήστες",
    text: "Λογαριασμοί, ρόλοι, κωδικοί και ανοικτές συνδέσεις",
  },
  "/user-organizations": {
    title: "Χρήστες και Φορείς",
    text: "Ποιος χρήστης ανήκει σε ποιον Φορέα, με πλήρη πρόσβαση ή μόνο για ανάγνωση",
  },
  "/organizations": { title: "Φορείς", text: "Μητρώο των Φορέων και οι λογαριασμοί πληρωμών τους" },
  "/system-administration/attendances": {
    title: "Παρουσίες όλων των Φορέων",
    text: "Πληρότητα, κλείδωμα και αιτήματα ξεκλειδώματος",
  },
  "/system-administration/bodies": {
    title: "Μήνες των Φορέων",
    text: "Πού βρίσκεται ο μήνας σε κάθε Φορέα και τι περιμένει",
  },
  "/system-administration/outbox": {
    title: "Εξερχόμενα μηνύματα",
    text: "Μηνύματα που στάλθηκαν, περιμένουν ή δεν παραδόθηκαν",
  },
  "/system-administration/pending-documents": {
    title: "Έγγραφα προς έγκριση",
    text: "Έγγραφα των Φορέων που περιμένουν έλεγχο",
  },
  "/system-administration/authenticate-apps": {
    title: "Εφαρμογές διεπαφής",
    text: "Προγράμματα και συσκευές που συνδέονται με δικά τους διαπιστευτήρια",
  },
  "/system-administration/parameters": {
    title: "Παράμετροι",
    text: "Αργίες, λόγοι απουσίας, προθεσμίες και κανόνες ασφάλειας",
  },
  "/system-administration/logs": {
    title: "Αρχεία καταγραφής",
    text: "Κλήσεις και συνδέσεις της εφαρμογής",
  },
  "/system-administration/versions": {
    title: "Εκδόσεις",
    text: "Τι άλλαξε σε κάθε έκδοση και ποια εκτελείται",
  },
  "/system-administration/parameters/holidays": {
    title: "Αργίες",
    text: "Κανόνες, μεταφορές και το έτος όπως προκύπτει",
  },
  "/system-administration/parameters/absence-reasons": {
    title: "Λόγοι απουσίας",
    text: "Άδειες και απουσίες, με όρια, δικαιολογητικά και νομική βάση",
  },
  "/system-administration/parameters/unlock-reasons": {
    title: "Λόγοι ξεκλειδώματος",
    text: "Για ποιους λόγους ζητείται διόρθωση κλειδωμένης ημέρας",
  },
  "/system-administration/parameters/document-kinds": {
    title: "Είδη εγγράφων",
    text: "Τι ανεβάζουν οι Φορείς, πόσο ισχύει και ποιος το εγκρίνει",
  },
  "/system-administration/parameters/global-params": {
    title: "Γενικές παράμετροι",
    text: "Ώρες κλειδώματος, συντήρηση και άλλες ρυθμίσεις με ημερομηνία ισχύος",
  },
  "/system-administration/parameters/security-rules": {
    title: "Κανόνες ασφάλειας",
    text: "Διάρκεια συνδέσεων, κωδικοί πρόσβασης, δεύτερος τρόπος επαλήθευσης",
  },
  "/organization-administration/organization-employees": {
    title: "Εργαζόμενοι",
    text: "Μητρώο εργαζομένων, εισαγωγή από αρχείο, κάρτες",
  },
  "/structures": { title: "Δομές", text: "Οι Δομές του Φορέα, οι υπεύθυνοι και τα ωράρια" },
  "/organization-administration/mobiles": {
    title: "Συσκευές",
    text: "Σύζευξη και ανάκληση συσκευών παρουσίας",
  },
  "/organization-administration/organization-documents": {
    title: "Έγγραφα",
    text: "Έγγραφα του Φορέα, με λήξη και κατάσταση ελέγχου",
  },
  "/organization-administration/ergani": {
    title: "Κάρτες εργασίας ΕΡΓΑΝΗ",
    text: "Υποβολή προσελεύσεων και αποχωρήσεων στο ΕΡΓΑΝΗ II",
  },
  "/organization-administration/vacations": {
    title: "Διακοπές λειτουργίας",
    text: "Ημέρες που δεν λειτουργεί μια Δομή ή όλος ο Φορέας",
  },
  "/organization-administration/vacations/structure-vacations": {
    title: "Διακοπές Δομών",
    text: "Μια Δομή, μόνη της ή με όσες υπάγονται σε αυτήν",
  },
  "/organization-administration/vacations/organization-vacations": {
    title: "Διακοπές Φορέα",
    text: "Όλες οι Δομές του Φορέα μαζί",
  },
} as const;

/** What a card's figure counts. */
export const hubFigureTexts = {
  users: (count: string) => numbered(count, "χρήστης", "χρήστες"),
  links: (count: string) => numbered(count, "ανάθεση", "αναθέσεις"),
  organizations: (count: string) => numbered(count, "Φορέας", "Φορείς"),
  employees: (count: string) => numbered(count, "εργαζόμενος", "εργαζόμενοι"),
  closures: (count: string) =>
    count === "0"
      ? "Καμία τρέχουσα ή επόμενη"
      : numbered(count, "τρέχουσα ή επόμενη", "τρέχουσες ή επόμενες"),
  structures: (count: string) => numbered(count, "ανοικτή Δομή", "ανοικτές Δομές"),
} as const;

function numbered(count: string, one: string, many: string): string {
  return `${count} ${count === "1" ? one : many}`;
}

/** The page of the person's account. */
export const userPageTexts = {
  title: "Ο λογαριασμός μου",
  description: "Τα στοιχεία σας, ο τρόπος σύνδεσης και οι συσκευές σας",
  data: "Στοιχεία",
  userName: "Όνομα χρήστη",
  role: "Ρόλος",
  nickName: "Ονοματεπώνυμο",
  nickNameHint: "Όπως θα το βλέπουν οι συνάδελφοί σας",
  email: "E-mail",
  phone: "Τηλέφωνο",
  appearance: "Εμφάνιση",
  scheme: "Χρώματα",
  schemes: { light: "Φωτεινά", dark: "Σκούρα", auto: "Όπως το σύστημα" },
  schemeHint: "Ισχύει σε αυτή τη συσκευή.",
  taxis: "taxisnet",
  taxisLinked: "Μπορείτε να συνδέεστε και με τους κωδικούς σας στο taxisnet.",
  taxisNotLinked:
    "Ο λογαριασμός σας δεν έχει ΑΦΜ, γι’ αυτό δεν μπορείτε να συνδεθείτε μέσω taxisnet. Ζητήστε από τον διαχειριστή σας να τον συμπληρώσει.",
  taxisNow: "Η τρέχουσα σύνδεσή σας έγινε μέσω taxisnet.",
} as const;

/** The person's password. */
export const accountTexts = {
  password: "Κωδικός πρόσβασης",
  changePassword: "Αλλαγή κωδικού",
  currentPassword: "Τρέχων κωδικός",
  newPassword: "Νέος κωδικός",
  goodPassword: "Ο κωδικός είναι κατάλληλος",
  passwordChanged: "Ο κωδικός άλλαξε. Οι άλλες συνδέσεις σας τερματίστηκαν",
  notChanged: "Ο κωδικός δεν άλλαξε",
  changedAt: (when: string) => `Τελευταία αλλαγή: ${when}`,
  neverChanged: "Δεν έχει αλλάξει από τη δημιουργία του λογαριασμού",
  noPassword:
    "Συνδέεστε μόνο μέσω taxisnet. Αν χρειάζεστε και κωδικό, ζητήστε τον από τον διαχειριστή σας.",
} as const;

/** The second factors. */
export const secondFactorPanelTexts = {
  panel: "Δεύτερος τρόπος επαλήθευσης",
  lead: "Με δεύτερο τρόπο επαλήθευσης, όποιος μάθει τον κωδικό σας δεν μπορεί να συνδεθεί στη θέση σας.",
  none: "Δεν έχετε προσθέσει δεύτερο τρόπο επαλήθευσης.",
  required: "Ο ρόλος σας απαιτεί δεύτερο τρόπο επαλήθευσης.",
  add: "Προσθήκη τρόπου επαλήθευσης",
  kind: "Είδος",
  kinds: { totp: "Εφαρμογή κωδικών", passkey: "Κλειδί πρόσβασης" },
  explanations: {
    totp: "Μια εφαρμογή στο κινητό σας (όπως Google Authenticator ή FreeOTP) δείχνει κάθε 30 δευτερόλεπτα νέο κωδικό.",
    passkey:
      "Το δακτυλικό αποτύπωμα, το PIN ή το κλειδί ασφαλείας της συσκευής σας. Δεν πληκτρολογείτε τίποτα και δεν υποκλέπτεται από ψεύτικες σελίδες.",
  },
  usualTitles: { totp: "Κινητό", passkey: "Υπολογιστής γραφείου" },
  title: "Ονομασία",
  titleHint: "Για να το αναγνωρίζετε στη λίστα",
  next: "Συνέχεια",
  create: "Δημιουργία κλειδιού",
  activate: "Ενεργοποίηση",
  scan: "Σαρώστε τον κωδικό QR με την εφαρμογή και γράψτε τα 6 ψηφία που δείχνει.",
  qr: "Κωδικός QR για την εφαρμογή κωδικών",
  secret: "Χωρίς κάμερα, γράψτε στην εφαρμογή αυτό το κλειδί:",
  code: "Κωδικός επαλήθευσης",
  codeHint: "6 ψηφία",
  notAdded: "Ο τρόπος επαλήθευσης δεν προστέθηκε",
  added: "Ο τρόπος επαλήθευσης προστέθηκε",
  createdAt: (when: string) => `Προστέθηκε ${when}`,
  lastUsedAt: (when: string) => `Τελευταία χρήση ${when}`,
  neverUsed: "Δεν έχει χρησιμοποιηθεί",
  remove: "Αφαίρεση",
  removeOne: (title: string) => `Αφαίρεση: ${title}`,
  removeTitle: "Αφαίρεση τρόπου επαλήθευσης",
  removeText: (title: string) => `Το «${title}» δεν θα ζητείται ούτε θα γίνεται δεκτό στη σύνδεση.`,
  removed: "Ο τρόπος επαλήθευσης αφαιρέθηκε",
  notRemoved: "Ο τρόπος επαλήθευσης δεν αφαιρέθηκε",
  codesLeft: (left: number) =>
    left === 1 ? "Απομένει 1 κωδικός ανάκτησης" : `Απομένουν ${left} κωδικοί ανάκτησης`,
  renew: "Νέοι κωδικοί ανάκτησης",
  renewText: "Οι προηγούμενοι κωδικοί ανάκτησης παύουν να ισχύουν.",
  notRenewed: "Οι κωδικοί δεν ανανεώθηκαν",
} as const;

/** Recovery codes, shown once. */
export const recoveryCodeTexts = {
  title: "Κωδικοί ανάκτησης",
  text: "Αποθηκεύστε τους τώρα: δεν θα εμφανιστούν ξανά. Με έναν από αυτούς συνδέεστε όταν δεν έχετε μαζί σας τη συσκευή σας. Ο καθένας ισχύει για μία φορά.",
  download: "Λήψη",
  read: "Τους αποθήκευσα",
  notArrived:
    "Ο τρόπος επαλήθευσης προστέθηκε. Αν δεν έχετε αποθηκεύσει τους κωδικούς ανάκτησης, ζητήστε νέους από τη σελίδα του λογαριασμού σας.",
  goOn: "Συνέχεια",
  fileName: "paron-recovery-codes.txt",
  fileHeading: "Παρών: κωδικοί ανάκτησης. Ο καθένας ισχύει για μία φορά.",
} as const;

/** Open sessions. */
export const sessionTexts = {
  panel: "Ανοικτές συνδέσεις",
  current: "Αυτή η συσκευή",
  lastSeen: (when: string) => `Τελευταία χρήση ${when}`,
  started: (when: string) => `Σύνδεση ${when}`,
  byTaxis: "μέσω taxisnet",
  from: (ip: string) => `Διεύθυνση ${ip}`,
  device: (browser: string, system: string) => `${browser}, ${system}`,
  unknownBrowser: "Άγνωστο πρόγραμμα",
  unknownSystem: "άγνωστο σύστημα",
  end: "Τερματισμός",
  endOne: (device: string) => `Τερματισμός: ${device}`,
  endAll: "Τερματισμός όλων των άλλων",
  endAllText: "Θα χρειαστεί νέα σύνδεση σε κάθε άλλη συσκευή.",
  ended: "Η σύνδεση τερματίστηκε",
  endedAll: (ended: number) =>
    ended === 1 ? "Τερματίστηκε 1 σύνδεση" : `Τερματίστηκαν ${ended} συνδέσεις`,
  noOthers: "Δεν είστε συνδεδεμένοι από αλλού.",
} as const;

/** Recent changes to how the person signs in. */
export const noticeTexts = {
  panel: "Πρόσφατες αλλαγές ασφαλείας",
  none: "Δεν υπάρχουν αλλαγές.",
  kinds: {
    "password-changed": "Ο κωδικός πρόσβασης άλλαξε",
    "password-reset": "Δόθηκε νέος κωδικός πρόσβασης",
    "factor-added": "Προστέθηκε τρόπος επαλήθευσης",
    "factor-removed": "Αφαιρέθηκε τρόπος επαλήθευσης",
    "factors-reset": "Αφαιρέθηκαν όλοι οι τρόποι επαλήθευσης",
    "codes-renewed": "Εκδόθηκαν νέοι κωδικοί ανάκτησης",
    "code-used": "Χρησιμοποιήθηκε κωδικός ανάκτησης",
  },
  about: (kind: string, title: string) => (title === "" ? kind : `${kind}: ${title}`),
  when: (when: string, device: string, ip: string) =>
    ip === "" ? when : `${when}, ${device}, διεύθυνση ${ip}`,
  byAnother: "από διαχειριστή",
  isNew: "Νέο",
  alertTitle: "Αλλαγές στον τρόπο σύνδεσής σας",
  alertText: "Αν δεν τις κάνατε εσείς, αλλάξτε αμέσως κωδικό και ενημερώστε τον διαχειριστή σας.",
  read: "Το είδα",
  toAccount: "Ο λογαριασμός μου",
} as const;

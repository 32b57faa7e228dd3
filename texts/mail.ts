/** Texts common to all mails. */
export const mailTexts = {
  sender: "Παρών",
  /** Replaces a token in the outbox. */
  masked: "[σύνδεσμος: ••••••••]",
  /** Recorded as the answer to a mail whose link can no longer be decrypted. */
  unopened:
    "Ο σύνδεσμος του μηνύματος σφραγίστηκε με άλλο κλειδί της εγκατάστασης και δεν ανοίγει. Στείλτε τον εκ νέου.",
  noAnswer: "Ο διακομιστής αλληλογραφίας δεν απάντησε εγκαίρως",
  unencrypted:
    "Ο διακομιστής αλληλογραφίας δεν δέχτηκε κρυπτογράφηση (STARTTLS) και δεν του στάλθηκε τίποτε. Ελέγξτε τις ρυθμίσεις SMTP_HOST και SMTP_PORT της εφαρμογής.",
  otherSecurity:
    "Η θύρα του διακομιστή αλληλογραφίας δεν δέχεται την κρυπτογράφηση του SMTP_SECURITY: συνήθως η 587 θέλει starttls και η 465 tls. Δεν στάλθηκε τίποτε.",
  untrusted: (code: string) =>
    `Το πιστοποιητικό του διακομιστή αλληλογραφίας δεν είναι έμπιστο και δεν του στάλθηκε τίποτε. Πρέπει να ισχύει, να έχει εκδοθεί για το όνομα του SMTP_HOST και από αρχή που η εφαρμογή γνωρίζει (NODE_EXTRA_CA_CERTS για δική σας). Κωδικός: ${code}`,
  gone: "Το μήνυμα έχει ήδη σταλεί ή δεν χρειάζεται πια",
} as const;

const parting =
  "Ο σύνδεσμος είναι προσωπικός. Μην τον προωθήσετε.\nΤο μήνυμα στάλθηκε αυτόματα· μην απαντήσετε σε αυτό.";

/** The mail that brings the link of a day to the person in charge of a structure. */
export const dailyReportMail = {
  subject: (structure: string, day: string) => `Παρουσίες ${day}: ${structure}`,
  text: (given: {
    name: string;
    structure: string;
    organization: string;
    day: string;
    until: string;
  }) =>
    `${given.name === "" ? "" : `Προς: ${given.name}\n\n`}Δείτε και υποβάλετε τις παρουσίες της ημέρας ${given.day} για τη Δομή «${given.structure}» (${given.organization}):\n\n{link}\n\nΟ σύνδεσμος ισχύει έως ${given.until}.\n\n${parting}`,
} as const;

/** The mail that asks employees to check their month. */
export const monthRequestMail = {
  subject: (month: string) => `Επιβεβαίωση των παρουσιών σας: ${month}`,
  text: (given: { name: string; organization: string; month: string; until: string }) =>
    `Προς: ${given.name}\n\nΔείτε τις παρουσίες σας για τον μήνα ${given.month} (${given.organization}). Αν είναι σωστές, επιβεβαιώστε τες· αν κάποια ημέρα δεν είναι, γράψτε μας τι συνέβη:\n\n{link}\n\nΟ σύνδεσμος ισχύει έως ${given.until}.\n\n${parting}`,
} as const;

/** The mail to the responsible person when a day is disputed; it contains no name. */
export const disputeOpenedMail = {
  subject: (structure: string, day: string) => `Αμφισβήτηση ημέρας ${day}: ${structure}`,
  text: (given: { structure: string; organization: string; day: string; address: string }) =>
    `Εργαζόμενος της Δομής «${given.structure}» (${given.organization}) αμφισβητεί όσα έχουν καταχωριστεί για την ημέρα ${given.day}. Δείτε τι γράφει και απαντήστε:\n\n${given.address}\n\nΤο μήνυμα στάλθηκε αυτόματα· μην απαντήσετε σε αυτό.`,
} as const;

const outcomes = {
  accepted: "Η αμφισβήτησή σας έγινε δεκτή και η ημέρα διορθώθηκε",
  rejected: "Η αμφισβήτησή σας δεν έγινε δεκτή",
};

const afterwards = {
  accepted:
    "Ανοίξτε ξανά τον μήνα, από τον σύνδεσμο ή από τον λογαριασμό σας, για να δείτε την ημέρα όπως διορθώθηκε.",
  rejected:
    "Ανοίξτε ξανά τον μήνα, από τον σύνδεσμο ή από τον λογαριασμό σας, για να δείτε την ημέρα όπως είναι καταχωρισμένη.",
};

/** The mail with the answer to a dispute. */
export const disputeAnswerMail = {
  subject: (day: string) => `Απάντηση για την ημέρα ${day}`,
  text: (given: {
    name: string;
    organization: string;
    day: string;
    dispute: string;
    answer: string;
    outcome: "accepted" | "rejected";
  }) => {
    const disputeText =
      given.dispute === ""
        ? `Αμφισβητήσατε την ημέρα ${given.day}.`
        : `Για την ημέρα ${given.day} μας γράψατε:\n«${given.dispute}»`;
    const answerText = given.answer === "" ? "" : `\n«${given.answer}»`;
    return `Προς: ${given.name}\n\n${disputeText}\n\n${outcomes[given.outcome]} (${given.organization})${answerText === "" ? "." : ":"}${answerText}\n\n${afterwards[given.outcome]}\n\nΤο μήνυμα στάλθηκε αυτόματα· μην απαντήσετε σε αυτό.`;
  },
} as const;

/** The outbox as an administrator sees it. */
export const outboxTexts = {
  notConnected:
    "Δεν έχει οριστεί διακομιστής αλληλογραφίας (SMTP_HOST). Τα μηνύματα μένουν εδώ έως ότου οριστεί.",
  states: {
    waiting: "Περιμένει",
    sent: "Στάλθηκε",
    refused: "Δεν παραδόθηκε",
    late: "Έληξε",
    withdrawn: "Δεν στάλθηκε",
  },
  withdrawn: "Το αίτημα ανακλήθηκε πριν από την αποστολή",
  /** State of the link in a mail, in the list's file. */
  links: {
    open: "Ισχύει",
    used: "Χρησιμοποιήθηκε",
    expired: "Έληξε",
    revoked: "Δεν ισχύει πια",
    foreign: "Άλλαξε ο παραλήπτης",
  },
  deadLinks: {
    used: "Ο σύνδεσμος χρησιμοποιήθηκε",
    expired: "Ο σύνδεσμος έληξε",
    revoked: "Ο σύνδεσμος δεν ισχύει πια: ανακλήθηκε ή δόθηκε νεότερος",
    foreign: "Ο σύνδεσμος δεν ισχύει πια: άλλαξε ο παραλήπτης",
  },
  tooLate: "Ο χρόνος αποστολής του έληξε",
  tried: (attempts: number) => (attempts === 1 ? "1 προσπάθεια" : `${attempts} προσπάθειες`),
  nextTry: (when: string) => `Επόμενη προσπάθεια ${when}`,
  lastAnswer: (answer: string) => `Τελευταία απάντηση: ${answer}`,
  retry: "Νέα προσπάθεια",
  retryOf: (subject: string) => `Νέα προσπάθεια: ${subject}`,
  retried: "Το μήνυμα μπήκε πρώτο στη σειρά",
} as const;

const t = outboxTexts;

/** The list of mails. */
export const mailListTexts = {
  title: "Μηνύματα: εξερχόμενα",
  file: "Εξερχόμενα μηνύματα",
  description: "Κάθε μήνυμα που έστειλε ή περιμένει να στείλει η εφαρμογή, από όλους τους Φορείς",
  searchLabel: "Αναζήτηση παραλήπτη ή θέματος",
  none: "Κανένα μήνυμα",
  noneHint:
    "Μηνύματα δημιουργούνται με την αποστολή συνδέσμων σε Υπευθύνους Δομών και εργαζομένους.",
  columns: {
    madeAt: "Δημιουργήθηκε",
    organization: "Φορέας",
    recipient: "Παραλήπτης",
    subject: "Θέμα",
    state: "Κατάσταση",
    link: "Σύνδεσμος",
    attempts: "Προσπάθειες",
    nextTryAt: "Επόμενη προσπάθεια",
    lastAnswer: "Τελευταία απάντηση",
  },
  words: { state: t.states, link: t.links },
  filters: {
    state: {
      label: "Κατάσταση",
      any: "Κάθε κατάσταση",
      words: { ...t.states, "to-send-again": "Δεν παραδόθηκε και μπορεί να σταλεί ξανά" },
    },
  },
} as const;

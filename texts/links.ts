const wrong = "Ο σύνδεσμος δεν ισχύει";
const wrongWhy =
  "Έληξε, αντικαταστάθηκε από νεότερο ή δεν αντιγράφηκε ολόκληρος. Ζητήστε νέο σύνδεσμο από την υπηρεσία σας.";

/** Texts for holders of a link. */
export const linkTexts = {
  used: "Η απάντηση έχει ήδη δοθεί με αυτόν τον σύνδεσμο",
  wrong,
  wrongWhy,
  /** In one sentence, where there is no room for more. */
  noSuchLink: `${wrong}. ${wrongWhy}`,
  over: "Ο σύνδεσμος έχει ήδη χρησιμοποιηθεί ή ανακληθεί",
  notToday:
    "Για άλλη ημέρα δεν δίνεται νέος σύνδεσμος. Νέος σύνδεσμος δίνεται μόνο για τη σημερινή",
  until: (instant: string) => `Ο σύνδεσμος ισχύει έως ${instant}`,
} as const;

const nobodyExpected = "Σήμερα δεν προβλέπεται εργασία στη Δομή";

/** Links, as seen by those who issued them. */
export const issuedLinkTexts = {
  title: "Σύνδεσμος της ημέρας",
  none: "Δεν έχει σταλεί σύνδεσμος για την ημέρα αυτή",
  handedOver: (who: string, when: string) =>
    `Δόθηκε για τον υπεύθυνο (${who}), ${when}, χωρίς μήνυμα`,
  given: (who: string, when: string) => `Μήνυμα προς τον υπεύθυνο (${who}), ${when}`,
  states: {
    open: "Ισχύει",
    used: "Η ημέρα υποβλήθηκε",
    expired: "Έληξε",
    revoked: "Ανακλήθηκε",
    foreign: "Δεν ισχύει: άλλαξε ο υπεύθυνος",
  },
  mails: {
    waiting: "Το μήνυμα δεν έχει σταλεί ακόμη",
    sent: "Το μήνυμα παραδόθηκε",
    refused: "Το μήνυμα δεν παραδόθηκε",
    late: "Το μήνυμα δεν στάλθηκε",
  },
  until: (when: string) => `έως ${when}`,
  copy: "Αντιγραφή συνδέσμου",
  copyTitle: "Σύνδεσμος της ημέρας για τον υπεύθυνο",
  copyText: (when: string) =>
    `Δώστε τον μόνο στον Υπεύθυνο της Δομής: όποιος τον έχει βλέπει και υποβάλλει το παρουσιολόγιο της ημέρας. Ισχύει έως ${when}. Η αντιγραφή καταγράφεται.`,
  address: "Διεύθυνση",
  copyAddress: "Αντιγραφή",
  copied: "Αντιγράφηκε",
  close: "Κλείσιμο",
  copyOutcomes: {
    "nobody-in-charge": "Η Δομή δεν έχει υπεύθυνο. Συμπληρώστε τον στα στοιχεία της Δομής",
    "nobody-expected": nobodyExpected,
  },
  resendTitle: "Αποστολή νέου συνδέσμου;",
  resendText: (who: string) =>
    `Ο σύνδεσμος που δόθηκε (${who}) παύει να ισχύει αμέσως και στέλνεται νέος με μήνυμα. Όσα καταχωρίστηκαν με αυτόν μένουν.`,
  send: "Αποστολή",
  sendAgain: "Αποστολή ξανά",
  outcomes: {
    sent: "Ο νέος σύνδεσμος στέλνεται. Ο προηγούμενος δεν ισχύει πια",
    "no-address":
      "Η Δομή δεν έχει διεύθυνση email υπευθύνου. Συμπληρώστε την στα στοιχεία της Δομής",
    "nobody-expected": nobodyExpected,
  },
  revoke: "Ανάκληση",
  revokeOf: (who: string) => `Ανάκληση συνδέσμου: ${who}`,
  revokeText: "Ο σύνδεσμος παύει να ισχύει αμέσως. Όσα καταχωρίστηκαν με αυτόν μένουν.",
  revoked: "Ο σύνδεσμος ανακλήθηκε",
} as const;

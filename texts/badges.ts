import type { BadgeEnd } from "#domain/badges/badge-end.ts";

export const everyoneHasBadge = "Όλοι οι εργαζόμενοι της Δομής έχουν κάρτα σε ισχύ";
export const badgesIssuedMeanwhile =
  "Στο μεταξύ κάποιος εξέδωσε κάρτες για όσους επιλέξατε. Ανοίξτε ξανά τη λίστα και επιλέξτε όσους εξακολουθούν να μην έχουν";
export const badgeNotValid = "Η κάρτα δεν ισχύει ήδη. Ανανεώστε τη σελίδα";
export const noPinToRemove = "Ο εργαζόμενος δεν έχει PIN";

/** Why a badge is no longer valid. */
export const badgeEndTexts: Record<BadgeEnd, string> = {
  replaced: "Αντικαταστάθηκε",
  lost: "Δηλώθηκε απώλεια",
  returned: "Επιστράφηκε",
};

/** The text of a printed badge. */
export const badgePrintTexts = {
  title: "Κάρτα παρουσίας",
  number: (cardNumber: string) => `Αρ. κάρτας ${cardNumber}`,
  issued: (day: string) => `Έκδοση ${day}`,
  found: "Αν τη βρείτε, παραδώστε την στον Φορέα.",
  qrAlt: (name: string) => `QR της κάρτας παρουσίας: ${name}`,
  fileOfOne: "karta-parousias.pdf",
  fileOfStructure: (code: string) => `kartes-parousias-${code}.pdf`,
} as const;

const nobody = "Στη Δομή δεν εργάζεται κανείς σήμερα";

/** Badges and PIN beside an employee, and those of a structure. */
export const badgeTexts = {
  title: "Κάρτα παρουσίας",
  hint: "Με το QR της κάρτας ο εργαζόμενος δηλώνει προσέλευση και αποχώρηση σε συσκευή του Φορέα.",
  none: "Δεν έχει εκδοθεί κάρτα",
  holds: "Σε ισχύ",
  issue: "Έκδοση και εκτύπωση",
  replace: "Αντικατάσταση",
  replaceTitle: "Αντικατάσταση κάρτας",
  replaceText: (name: string) =>
    `Θα εκτυπωθεί νέα κάρτα: ${name}. Η τωρινή παύει αμέσως να ισχύει.`,
  issued: "Η κάρτα εκδόθηκε. Εκτυπώστε την τώρα: ο κωδικός της δεν φυλάσσεται",
  revoke: "Ακύρωση",
  lost: "Απώλεια κάρτας",
  returned: "Επιστροφή κάρτας",
  revokeText: (name: string) => `Η κάρτα του προσώπου ${name} παύει αμέσως να ισχύει.`,
  revoked: "Η κάρτα ακυρώθηκε",
  by: (what: string, at: string, who: string) => `${what} ${at}, ${who}`,
  noneNow: "–",
  yes: "Ναι",
  no: "Όχι",
  issuedWord: "Έκδοση",
  ended: "λήξη",
  pin: "PIN",
  pinHint: "Ζητείται μαζί με τον αριθμό κάρτας, όταν η κάρτα δεν σαρώνεται. Από 4 έως 8 ψηφία.",
  pinSince: (at: string) => `Ισχύει από ${at}`,
  noPin: "Δεν έχει οριστεί",
  setPin: "Ορισμός PIN",
  changePin: "Αλλαγή PIN",
  pinSet: "Το PIN ορίστηκε",
  removePin: "Κατάργηση PIN",
  removePinText: "Ο αριθμός κάρτας θα γίνεται δεκτός χωρίς PIN.",
  pinRemoved: "Το PIN καταργήθηκε",
  problem: "Το PIN δεν ορίστηκε",
  bulk: "Κάρτες Δομής",
  bulkTitle: "Κάρτες παρουσίας Δομής",
  bulkHint:
    "Εκδίδονται κάρτες για όσους επιλέξετε από εκείνους που εργάζονται σήμερα στη Δομή, δέκα ανά σελίδα Α4, με γραμμές κοπής. Ο κωδικός μιας κάρτας δεν φυλάσσεται: όποια χάθηκε ή δεν τυπώθηκε αντικαθίσταται με νέα.",
  people: "Για ποιους",
  replaced: "Έχει κάρτα. Η νέα την ακυρώνει",
  chooseSomeone: "Επιλέξτε για ποιους θα εκδοθεί κάρτα",
  issueSome: (cards: number) =>
    `Έκδοση και εκτύπωση: ${cards === 1 ? "1 κάρτα" : `${cards} κάρτες`}`,
  replaceSomeTitle: "Αντικατάσταση καρτών",
  replaceSomeText: (cards: number) =>
    cards === 1
      ? "1 από όσους επιλέξατε έχει κάρτα σε ισχύ. Παύει αμέσως να ισχύει, με την έκδοση της νέας."
      : `${cards} από όσους επιλέξατε έχουν κάρτα σε ισχύ. Οι κάρτες αυτές παύουν αμέσως να ισχύουν, με την έκδοση των νέων.`,
  notListed: (people: number) =>
    people === 1
      ? "1 ακόμη εργαζόμενος δεν εμφανίζεται· η κάρτα του εκδίδεται από τη σελίδα του."
      : `${people} ακόμη εργαζόμενοι δεν εμφανίζονται· οι κάρτες τους εκδίδονται από τη σελίδα του καθενός.`,
  structure: "Δομή",
  chooseStructure: "Επιλέξτε πρώτα Δομή",
  notRead: "Δεν είναι γνωστό ποιοι εργάζονται στη Δομή",
  nobody,
  count: (employees: number, without: number) => {
    if (employees === 0) return nobody;
    if (employees === 1)
      return `Ο μοναδικός εργαζόμενος της Δομής ${without === 0 ? "έχει κάρτα σε ισχύ" : "δεν έχει κάρτα"}`;
    return without === 0
      ? `Και οι ${employees} εργαζόμενοι έχουν κάρτα σε ισχύ`
      : `Χωρίς κάρτα: ${without} από τους ${employees} εργαζομένους`;
  },
  mostAtOnce: (most: number) =>
    `Εκτυπώνονται έως ${most} κάρτες τη φορά. Επαναλάβετε για τις υπόλοιπες.`,
  bulkIssued: "Οι κάρτες εκδόθηκαν. Εκτυπώστε τες τώρα: οι κωδικοί τους δεν φυλάσσονται",
} as const;

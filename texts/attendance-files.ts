import type { FileCellFault } from "#domain/attendance/file-cell.ts";
import type { Month } from "#domain/calendar/day.ts";
import { entryRefusalText } from "./entry-refusals.ts";
import { contractColumnTexts, employeeColumnTexts } from "./imports.ts";

/** Columns that identify the person of a row. Headings are compared ignoring accents, case and punctuation. */
export const personColumnTexts = {
  afm: employeeColumnTexts.afm,
  contractNumber: contractColumnTexts.number,
  cardNumber: {
    header: employeeColumnTexts.cardNumber.header,
    synonyms: [...employeeColumnTexts.cardNumber.synonyms, "Κωδικός", "Κωδ", "Κωδικός εργαζομένου"],
  },
  lastName: employeeColumnTexts.lastName,
  firstName: employeeColumnTexts.firstName,
  fullName: {
    header: contractColumnTexts.fullName.header,
    synonyms: [
      ...contractColumnTexts.fullName.synonyms,
      "Ον/μο",
      "Όνομα και επώνυμο",
      "Επώνυμο Όνομα",
    ],
  },
} as const;

const monthShown = (month: Month) => `${month.slice(5)}/${month.slice(0, 4)}`;

/** What is wrong with a file, a row or a cell. */
export const attendanceFileTexts = {
  noTable: "Δεν βρέθηκε γραμμή με επικεφαλίδες ημερών (1, 2, 3 … ή 1/11, 2/11 …)",
  otherMonth: (month: Month, importMonth: Month) =>
    `Οι ημερομηνίες του αρχείου είναι άλλου μήνα (${monthShown(month)}), ενώ η εισαγωγή αφορά τον ${monthShown(importMonth)}`,
  tooManyRows: "Το αρχείο έχει περισσότερους από 1.000 εργαζομένους",
  noPerson: "Ορίστε ποια στήλη δείχνει τον εργαζόμενο: ΑΦΜ, αριθμό σύμβασης, κάρτα ή ονοματεπώνυμο",
  noDay: "Ορίστε τουλάχιστον μία στήλη ως ημέρα",
  twice: (what: string) => `Δύο στήλες έχουν οριστεί ως «${what}»`,
  nobody: (read: string) => `Διαβάστηκε «${read}». Δεν βρέθηκε στη Δομή αυτόν τον μήνα`,
  several: (read: string) =>
    `Διαβάστηκε «${read}». Περισσότεροι από ένας έχουν αυτό το όνομα. Επιλέξτε ποιον αφορά`,
  again: (line: number) => `Ο ίδιος εργαζόμενος υπάρχει και στη γραμμή ${line}`,
  twoContracts: "Έχει δύο συμβάσεις στη Δομή αυτή την ημέρα. Επιλέξτε σύμβαση για τη γραμμή",
  hasErrors: (cells: number) =>
    cells === 1
      ? "Ένα σημείο δεν διαβάζεται. Διορθώστε το ή επιλέξτε να παραλειφθεί"
      : `${cells} σημεία δεν διαβάζονται. Διορθώστε τα ή επιλέξτε να παραλειφθούν`,
  stands: (word: string, code: string) => `${word} = ${code}`,
  nothing: "Το αρχείο δεν αλλάζει τίποτα",
  meanwhile: "Στο μεταξύ άλλαξαν οι παρουσίες από άλλον χρήστη. Επαναλάβετε την προεπισκόπηση",
  undone: "Η εισαγωγή έχει ήδη αναιρεθεί",
  keptAll: "Όλες οι ημέρες της εισαγωγής άλλαξαν ή κλείδωσαν στο μεταξύ. Δεν αναιρέθηκε καμία",
} as const;

const hoursAlone = (word: string) =>
  `Οι ώρες «${word}» δεν είναι όσες το ωράριο και δεν λένε πότε. Γράψτε αρχή και τέλος (π.χ. 7:30-13:30)`;

/** The sentence for a cell of a file that was not understood; the value probably meant is shown beside it. */
export function fileCellText(text: string, fault: FileCellFault): string {
  if (fault.refusal === "hours-alone") return hoursAlone(fault.word);
  return entryRefusalText({ ...fault, text, meant: null });
}

/** The import of a month, step by step. */
export const attendanceFilePageTexts = {
  button: "Εισαγωγή",
  title: (month: string, structure: string) => `Εισαγωγή παρουσιών: ${month}, ${structure}`,
  intro:
    "Επιλέξτε το αρχείο Excel ή CSV του μήνα: μία γραμμή για κάθε εργαζόμενο (ΑΦΜ, αριθμός σύμβασης, κάρτα ή ονοματεπώνυμο) και μία στήλη για κάθε ημέρα. Τα κενά κελιά δεν αλλάζουν όσα ισχύουν.",
  punches: "Για αρχείο αναγνώστη καρτών (attlog.dat) ανοίξτε τις σημάνσεις.",
  toPunches: "Σημάνσεις",
  limits: "έως 1.000 εργαζόμενοι και 10 MB",
  earlier: "Προηγούμενες εισαγωγές του μήνα",
  earlierOf: (file: string, records: number, at: string, by: string) =>
    `${file}: ${days(records)}, ${at}, ${by}`,
  undoneOf: (at: string, by: string) => `Αναιρέθηκε ${at}, ${by}`,
  undo: "Αναίρεση",
  undoTitle: "Αναίρεση εισαγωγής",
  undoText: (file: string, records: number) =>
    `Επανέρχονται όσα ίσχυαν πριν από το αρχείο «${file}» (${days(records)}). Ημέρες που άλλαξαν στο μεταξύ μένουν όπως είναι.`,
  undone: (restored: number) => `Αναιρέθηκε η εισαγωγή: ${days(restored)}`,
  kept: "Ημέρες που έμειναν όπως είναι",
  daysMatched: (count: number) => (count === 1 ? "1 ημέρα" : `${count} ημέρες`),
  ignored: (headings: readonly string[]) => `Αγνοούνται: ${headings.join(", ")}`,
  matchedBy: (by: string, at: string) => `Όπως τις όρισε ο χρήστης ${by} στις ${at}`,
  changeColumns: "Αντιστοίχιση στηλών",
  columnOf: (heading: string, letter: string) =>
    `Στήλη ${letter}: ${heading || "χωρίς επικεφαλίδα"}`,
  ignore: "Αγνοείται",
  dayOption: (day: number) => `Ημέρα ${day}`,
  counts: {
    create: "Νέες ημέρες",
    update: "Μεταβολές",
    same: "Χωρίς αλλαγή",
    error: "Προς διόρθωση",
  },
  show: "Εργαζόμενοι",
  filters: { faults: "Προς διόρθωση", changes: "Μεταβολές", all: "Όλοι" },
  person: "Εργαζόμενος",
  lineOf: (line: number) => `Γραμμή ${line}`,
  what: "Ημέρες",
  clean: "Χωρίς παρατηρήσεις",
  faultsOf: (count: number) => (count === 1 ? "1 σημείο" : `${count} σημεία`),
  cell: (date: string, cell: string, text: string) => `${date} (${cell}): «${text}»`,
  entry: (name: string, date: string) => `Καταχώριση: ${name}, ${date}`,
  mended: "Διορθώθηκε",
  others: (count: number, text: string) =>
    count === 1 ? `Το ίδιο και στο άλλο «${text}»` : `Το ίδιο και στα άλλα ${count} «${text}»`,
  whose: (line: number) => `Ποιον αφορά η γραμμή ${line}`,
  choosePerson: "Επιλέξτε εργαζόμενο",
  leaveOut: "Παράλειψη γραμμής",
  leftOut: (lines: readonly number[]) =>
    lines.length === 1
      ? `Παραλείπεται η γραμμή ${lines[0]}, που δεν αφορά εργαζόμενο`
      : `Παραλείπονται οι γραμμές ${lines.join(", ")}, που δεν αφορούν εργαζόμενο`,
  change: (date: string, cell: string, before: string, after: string) =>
    `${date} (${cell}): ${before || "–"} → ${after || "–"}`,
  wordsHere: "Λέξεις που έχετε διορθώσει σε προηγούμενα αρχεία",
  wordsKept: "Λέξεις αρχείων που γνωρίζει ο Φορέας",
  word: (word: string, code: string, cells?: number) =>
    `«${word}» = ${code}${cells === undefined ? "" : cells === 1 ? " (1 κελί)" : ` (${cells} κελιά)`}`,
  wordBy: (at: string, by: string) => `${by}, ${at}`,
  forget: "Αφαίρεση",
  forgetOf: (word: string) => `Αφαίρεση της λέξης «${word}»`,
  noneShown: "Κανένας εργαζόμενος",
  skipErrors: (cells: number) =>
    cells === 1 ? "Να παραλειφθεί 1 σημείο" : `Να παραλειφθούν ${cells} σημεία`,
  fixFirst: "Διορθώστε όσα δεν διαβάζονται ή επιλέξτε να παραλειφθούν",
  apply: (count: number) => `Καταχώριση: ${days(count)}`,
  done: (count: number) => `Καταχωρίστηκαν από το αρχείο: ${days(count)}`,
} as const;

function days(count: number): string {
  return count === 1 ? "1 ημέρα" : `${count} ημέρες`;
}

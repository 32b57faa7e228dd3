import type { AnnouncementState } from "#domain/announcements/announcement.ts";
import { importanceTexts } from "./importance.ts";

export const announcementStateTexts: Record<AnnouncementState, string> = {
  planned: "Προγραμματισμένη",
  running: "Σε ισχύ",
  over: "Έληξε",
  withdrawn: "Ανακλήθηκε",
};

export const announcementRefusals = {
  withdrawn: "Η ανακοίνωση έχει ανακληθεί",
  "nothing-to-confirm": "Η ανακοίνωση δεν ζητά επιβεβαίωση",
  "too-many-files": "Μια ανακοίνωση έχει έως 10 συνημμένα",
  same: (by: string, at: string) =>
    `Η ίδια ανακοίνωση έχει ήδη δημοσιευθεί (${at}, ${by}) για τους ίδιους παραλήπτες και δεν δημοσιεύθηκε δεύτερη φορά. Ό,τι γράψατε παραμένει εδώ: αλλάξτε το ή πατήστε «Ακύρωση»`,
  over: "Η ημερομηνία λήξης έχει περάσει και η ανακοίνωση δεν θα εμφανιζόταν σε κανέναν. Ορίστε σημερινή ή μεταγενέστερη",
  "unknown-organization": "Επιλέξτε Φορείς από τον κατάλογο",
} as const;

/** The list of announcements. */
export const announcementListTexts = {
  title: "Ανακοινώσεις",
  description: "Ανακοινώσεις της υπηρεσίας προς τους Φορείς",
  searchLabel: "Αναζήτηση τίτλου",
  none: "Δεν υπάρχουν ανακοινώσεις",
  noneHint: "Όταν δημοσιευθεί μία, θα τη δείτε εδώ και στην αρχική σελίδα.",
  columns: {
    title: "Τίτλος",
    importance: "Σπουδαιότητα",
    state: "Κατάσταση",
    from: "Από",
    to: "Έως",
    by: "Συντάκτης",
    mustConfirm: "Ζητείται επιβεβαίωση ανάγνωσης",
    readAt: "Τη διαβάσατε",
    confirmedAt: "Την επιβεβαιώσατε",
    attachments: "Συνημμένα",
  },
  words: { importance: importanceTexts, state: announcementStateTexts },
} as const;

/** The same list for those who write announcements. */
export const writtenAnnouncementTexts = {
  ...announcementListTexts,
  filters: {
    state: { label: "Κατάσταση", any: "Κάθε κατάσταση", words: announcementStateTexts },
  },
} as const;

/** Who has read an announcement. */
export const readerListTexts = {
  title: "Αναγνώσεις",
  file: "Αναγνώσεις ανακοίνωσης",
  none: "Δεν αφορά κανέναν",
  noneHint: "",
  columns: { name: "Παραλήπτης", readAt: "Ανάγνωση", confirmedAt: "Επιβεβαίωση" },
  words: {},
} as const;

export const announcementTexts = {
  create: "Νέα ανακοίνωση",
  createTitle: "Νέα ανακοίνωση",
  editTitle: "Επεξεργασία ανακοίνωσης",
  edit: "Επεξεργασία",
  all: "Όλες οι ανακοινώσεις",
  text: "Κείμενο",
  organizations: "Φορείς",
  everyOrganization: "Όλοι οι Φορείς",
  roles: "Ρόλοι",
  everyRole: "Όλοι οι ρόλοι",
  toHint: "Κενό: χωρίς λήξη",
  unread: "Νέα",
  toConfirm: "Προς επιβεβαίωση",
  confirm: "Επιβεβαιώνω ότι το διάβασα",
  confirmedAt: (when: string) => `Επιβεβαιώσατε την ανάγνωση: ${when}`,
  created: "Η ανακοίνωση δημοσιεύθηκε",
  withdraw: "Ανάκληση",
  withdrawTitle: "Ανάκληση ανακοίνωσης",
  withdrawText: "Οι παραλήπτες δεν θα τη βλέπουν πια. Η ανάκληση δεν αναιρείται.",
  withdrawn: "Η ανακοίνωση ανακλήθηκε",
  removeFile: (name: string) => `Αφαίρεση: ${name}`,
  readers: "Αναγνώσεις",
  readersText: (read: number, total: number) => `Τη διάβασαν ${read} από ${total} παραλήπτες`,
  confirmedText: (confirmed: number) => `Την επιβεβαίωσαν ${confirmed}`,
  notRead: "Δεν τη διάβασε",
  readAt: (when: string) => `Ανάγνωση: ${when}`,
  confirmedBy: (when: string) => `Επιβεβαίωση: ${when}`,
} as const;

/** Labels of the editor, by the editor's own names for them. */
export const editorLabels = {
  boldControlLabel: "Έντονα",
  italicControlLabel: "Πλάγια",
  underlineControlLabel: "Υπογράμμιση",
  h2ControlLabel: "Επικεφαλίδα",
  h3ControlLabel: "Μικρή επικεφαλίδα",
  bulletListControlLabel: "Κουκκίδες",
  orderedListControlLabel: "Αρίθμηση",
  linkControlLabel: "Σύνδεσμος",
  unlinkControlLabel: "Αφαίρεση συνδέσμου",
  undoControlLabel: "Αναίρεση",
  redoControlLabel: "Επανάληψη",
  linkEditorInputLabel: "Διεύθυνση συνδέσμου",
  linkEditorInputPlaceholder: "https://…",
  linkEditorExternalLink: "Άνοιγμα σε νέα καρτέλα",
  linkEditorInternalLink: "Άνοιγμα στην ίδια καρτέλα",
  linkEditorSave: "Εφαρμογή",
} as const;

/** Summaries of the announcement calls, for the API document. */
export const announcementSummaries = {
  "/Announcements/ExportReaders": "Εξαγωγή αναγνώσεων μιας ανακοίνωσης",
  "/Announcements/GetUnread": "Ανακοινώσεις που δεν έχουν διαβαστεί",
  "/Announcements/GetById": "Στοιχεία ανακοίνωσης",
  "/Announcements/Create": "Δημιουργία ανακοίνωσης",
  "/Announcements/Update": "Μεταβολή ανακοίνωσης",
  "/Announcements/Withdraw": "Ανάκληση ανακοίνωσης",
  "/Announcements/Read": "Σήμανση ότι η ανακοίνωση διαβάστηκε",
  "/Announcements/Confirm": "Επιβεβαίωση ανάγνωσης ανακοίνωσης",
  "/Announcements/GetReaders": "Ποιοι διάβασαν μια ανακοίνωση",
  "/Announcements/AddFile": "Προσθήκη συνημμένου",
  "/Announcements/RemoveFile": "Αφαίρεση συνημμένου",
  "/Announcements/GetFile": "Αρχείο συνημμένου",
};

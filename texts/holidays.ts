import type { HolidayRefusal } from "#domain/calendar/holiday-change.ts";
import type { HolidayPlace } from "#domain/calendar/holidays.ts";
import { twoDigits } from "#domain/minutes.ts";

/** Why the holidays cannot be changed in this way. */
export const holidayRefusals: Record<HolidayRefusal, string> = {
  "past-days":
    "Η αλλαγή αφορά ημέρες που έχουν περάσει. Για αυτές καταχωρίστε διακοπή λειτουργίας του Φορέα",
  "no-such-day": "Η ημέρα αυτή δεν υπάρχει στο έτος",
  "half-without-stop": "Η ημιαργία χρειάζεται ώρα λήξης της εργασίας, η πλήρης αργία όχι",
  "kept-already": "Η αργία αυτή υπάρχει ήδη την ίδια ημέρα του έτους",
  "moved-to-its-day": "Η αργία βρίσκεται ήδη σε αυτή την ημέρα",
  "nothing-changes": "Καμία ημέρα δεν αλλάζει",
};

/** The page of holidays. */
export const holidayTexts = {
  title: "Αργίες",
  description: "Κανόνες, μεταφορές και τοπικές αργίες, και το έτος όπως προκύπτει από αυτές",
  year: "Έτος",
  easter: (day: string) => `Πάσχα: ${day}`,
  calendar: "Το έτος",
  workingDays: (count: string) => `${count} εργάσιμες`,
  rules: "Αργίες από κανόνα",
  holiday: "Αργία",
  day: "Ημέρα",
  rule: "Κανόνας",
  appliesTo: "Αφορά",
  applies: { public: "Δημόσιο", private: "Ιδιωτικό δίκαιο", all: "Όλους" },
  source: "Πηγή",
  sourceHint: "Νόμος, ΦΕΚ ή απόφαση",
  half: (time: string, sixDays: string) =>
    `Ημιαργία από ${time}${sixDays === "" ? "" : `, σε εξαήμερο από ${sixDays}`}`,
  everyYear: (day: string) => `Κάθε ${day}`,
  easterDay: "Το Πάσχα",
  afterEaster: (days: number) =>
    `${Math.abs(days) === 1 ? "1 ημέρα" : `${Math.abs(days)} ημέρες`} ${days < 0 ? "πριν από" : "μετά"} το Πάσχα`,
  movedTo: (day: string) => `Μεταφέρθηκε στις ${day}`,
  dropped: "Δεν τηρείται φέτος",
  notInForce: "Δεν ισχύει",
  hasPassed: "Η ημέρα έχει περάσει",
  move: "Μεταφορά",
  unmove: "Αναίρεση μεταφοράς",
  unmoveOf: (title: string, year: number) => `Αναίρεση μεταφοράς: ${title} ${year}`,
  moveOf: (title: string, year: number) => `Μεταφορά: ${title} ${year}`,
  moveDay: "Νέα ημέρα",
  moveDayHint: "Κενό: δεν τηρείται αυτό το έτος",
  end: "Λήξη",
  endOf: (title: string) => `Λήξη: ${title}`,
  lastDay: "Τελευταία ημέρα ισχύος",
  locals: "Τοπικές αργίες Φορέων",
  noLocals: "Κανένας Φορέας δεν έχει τοπική αργία.",
  organization: "Φορέας",
  addRule: "Νέα αργία",
  addLocal: "Νέα τοπική αργία",
  titleField: "Τίτλος",
  kind: "Είδος",
  kinds: { full: "Πλήρης αργία", half: "Ημιαργία" },
  stop: "Λήξη εργασίας",
  stopOfSixDays: "Λήξη εργασίας σε εξαήμερο",
  stopOfSixDaysHint: "Κενό: την ίδια ώρα",
  placeOf: "Τοποθέτηση στο έτος",
  places: { fixed: "Σταθερή ημερομηνία", easter: "Ως προς το Πάσχα" },
  month: "Μήνας",
  dayOfMonth: "Ημέρα του μήνα",
  offset: "Ημέρες από το Πάσχα (αρνητικές: πριν)",
  validFrom: "Ισχύει από",
  effect: "Φορείς που επηρεάζονται",
  dates: (dates: string) => `Αλλάζουν: ${dates}`,
  nobody: "Κανένας Φορέας δεν επηρεάζεται.",
  bodyEffect: (structures: number, lost: number, gained: number) =>
    [
      structures === 1 ? "1 Δομή" : `${structures} Δομές`,
      lost > 0 && (lost === 1 ? "1 υποχρέωση παύει" : `${lost} υποχρεώσεις παύουν`),
      gained > 0 && (gained === 1 ? "1 υποχρέωση προκύπτει" : `${gained} υποχρεώσεις προκύπτουν`),
    ]
      .filter(Boolean)
      .join(", "),
  sheets: (count: number) =>
    count === 1 ? "1 ημέρα με καταχωρίσεις" : `${count} ημέρες με καταχωρίσεις`,
  months: (count: number) =>
    count === 1
      ? "1 μήνας που έχει υποβληθεί ή υπογραφεί"
      : `${count} μήνες που έχουν υποβληθεί ή υπογραφεί`,
  more: (count: number) => `και ${count} ακόμη`,
  renewed:
    "Μετά την αποθήκευση υπολογίζονται ξανά οι καταχωρίσεις αυτών των ημερών και τα σύνολα των ανοικτών μηνών.",
  closedStay:
    "Οι μήνες που έχουν υποβληθεί μένουν όπως είναι, ώσπου ο Φορέας να ζητήσει να υπολογιστούν ξανά:",
  recompute: "Επανυπολογισμός μηνών",
  saved: "Οι αργίες άλλαξαν",
} as const;

/** How a holiday's day in the year is determined, in words. */
export function placeInWords(on: HolidayPlace): string {
  if (on.type === "fixed")
    return holidayTexts.everyYear(`${twoDigits(on.day)}/${twoDigits(on.month)}`);
  return on.offset === 0 ? holidayTexts.easterDay : holidayTexts.afterEaster(on.offset);
}

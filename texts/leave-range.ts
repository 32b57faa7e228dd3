import { daysText } from "./number-text.ts";

/** A leave of many days, before it is recorded. */
export const rangeTexts = {
  tooLong: "Μια άδεια καταχωρίζεται για έως ένα έτος",
  title: (code: string, who: string) => `${code} · ${who}`,
  span: (title: string, from: string, to: string) => `${title}: ${from} έως ${to}`,
  taken: (days: number) => (days === 1 ? "1 εργάσιμη ημέρα" : `${days} εργάσιμες ημέρες`),
  /** `year` is given if the leave spans more than one. */
  left: (days: number, year: string) =>
    days < 0
      ? `Υπέρβαση υπολοίπου${year} κατά ${daysText(-days)}`
      : `Υπόλοιπο${year} μετά: ${daysText(days)}`,
  leftAwaited: (year: number) => `Το υπόλοιπο ${year} υπολογίζεται…`,
  off: (days: number, holidays: readonly string[]) =>
    [
      days === 1 ? "Παραλείπεται 1 μη εργάσιμη ημέρα" : `Παραλείπονται ${days} μη εργάσιμες ημέρες`,
      ...(holidays.length > 0
        ? [`${holidays.length === 1 ? "αργία" : "αργίες"}: ${holidays.join(", ")}`]
        : []),
    ].join(" · "),
  replaced: (days: number) =>
    days === 1 ? "Αντικαθίσταται 1 καταχώριση" : `Αντικαθίστανται ${days} καταχωρίσεις`,
  locked: (days: number) =>
    days === 1
      ? "1 ημέρα είναι κλειδωμένη και μένει όπως είναι"
      : `${days} ημέρες είναι κλειδωμένες και μένουν όπως είναι`,
  refused: (days: number) =>
    days === 1 ? "1 ημέρα δεν δέχεται αυτή την τιμή" : `${days} ημέρες δεν δέχονται αυτή την τιμή`,
  document: "Απαιτείται δικαιολογητικό",
  outside: (days: number) =>
    days === 1
      ? "1 ημέρα είναι εκτός της σύμβασης σε αυτή τη Δομή και δεν καταχωρίζεται"
      : `${days} ημέρες είναι εκτός της σύμβασης σε αυτή τη Δομή και δεν καταχωρίζονται`,
  inMonth: (month: string, days: number) => `${month}: ${days}`,
  spread: (months: readonly string[]) => `Ανά μήνα: ${months.join(" · ")}`,
  closed: (months: readonly string[]) =>
    months.length === 1
      ? `Ο μήνας ${months.join("")} έχει κλείσει και δεν δέχεται αλλαγές. Δεν καταχωρίζεται τίποτε: επιλέξτε ημέρα πριν από αυτόν`
      : `Οι μήνες ${months.join(", ")} έχουν κλείσει και δεν δέχονται αλλαγές. Δεν καταχωρίζεται τίποτε: επιλέξτε ημέρα πριν από αυτούς`,
  back: "Επιστροφή",
  agree: (days: number) => (days === 1 ? "Καταχώριση 1 ημέρας" : `Καταχώριση ${days} ημερών`),
} as const;

/** Days after the displayed month that cannot be saved. */
export const outsideTexts = {
  afterMonth: "Ημέρες μετά τον μήνα που χρειάζονται διόρθωση",
  others: "Άλλες ημέρες που χρειάζονται διόρθωση",
  open: "Άνοιγμα ημέρας",
  giveUp: "Απόρριψη",
  giveUpOf: (day: string) => `Απόρριψη: ${day}`,
} as const;

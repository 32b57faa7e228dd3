import type { PasswordRefusal } from "#domain/identity/passwords.ts";

const weak: Record<Exclude<PasswordRefusal, "too-short">, string> = {
  "too-long": "Ο κωδικός μπορεί να έχει έως 128 χαρακτήρες",
  common:
    "Ο κωδικός βασίζεται σε λέξεις που δοκιμάζονται πρώτες. Προσθέστε κι άλλες, άσχετες μεταξύ τους",
  personal: "Ο κωδικός βασίζεται σε δικά σας στοιχεία ή στο όνομα του Φορέα",
  product: "Ο κωδικός βασίζεται στο όνομα της εφαρμογής",
  sequence: "Ο κωδικός βασίζεται σε διαδοχικούς χαρακτήρες, όπως 1234 ή qwerty",
  repeat: "Ο κωδικός επαναλαμβάνει τα ίδια στοιχεία",
  year: "Ο κωδικός βασίζεται σε χρονολογία",
};

/** Why a password is refused; `shortest` is the minimum number of characters. */
export function passwordRefusalText(refusal: PasswordRefusal, shortest: number): string {
  return refusal === "too-short"
    ? `Ο κωδικός πρέπει να έχει τουλάχιστον ${shortest} χαρακτήρες. Μια φράση με λίγες άσχετες λέξεις είναι ασφαλής και απομνημονεύεται εύκολα`
    : weak[refusal];
}

/** Other messages about passwords. */
export const passwordTexts = {
  mistaken: "Ο τρέχων κωδικός δεν είναι σωστός",
  unchanged: "Ο νέος κωδικός πρέπει να διαφέρει από τον τρέχοντα",
  noPassword:
    "Ο λογαριασμός συνδέεται μόνο μέσω taxisnet και δεν έχει κωδικό. Ζητήστε κωδικό από τον διαχειριστή",
} as const;

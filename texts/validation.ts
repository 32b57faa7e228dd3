import { adaTexts } from "./ada.ts";
import { calendarTexts } from "./common.ts";
import { numberText } from "./number-text.ts";
import { required } from "./with-field-name.ts";
import type { HoursRefusal, PayRefusal, SpanRefusal } from "#domain/contracts/typed-terms.ts";

/** The part of a validation issue (zod) that decides its message. */
export type Issue = {
  code?: string | undefined;
  path: readonly PropertyKey[];
  message: string;
  origin?: unknown;
  /** Both bounds of the field, if it has them, whichever of them was exceeded. */
  minimum?: unknown;
  maximum?: unknown;
  expected?: unknown;
  format?: unknown;
  values?: readonly unknown[] | undefined;
  input?: unknown;
};

const numeric = "Η τιμή πρέπει να είναι αριθμός";
const object = "Η τιμή πρέπει να είναι αντικείμενο JSON";
/** What a value of the wrong type should have been, as programs may send one. */
const kinds: Readonly<Record<string, string>> = {
  string: "Η τιμή πρέπει να είναι κείμενο",
  boolean: "Η τιμή πρέπει να είναι true ή false",
  array: "Η τιμή πρέπει να είναι πίνακας JSON",
  object,
  record: object,
};
const pattern = "Η μορφή της τιμής δεν είναι σωστή";
const email = "Η ηλεκτρονική διεύθυνση δεν είναι έγκυρη";
const custom = "Η τιμή δεν είναι έγκυρη";

/** For a code or title that differs from another only to the machine. */
export const looksLike = (standing: string): string =>
  `Στο μάτι δεν ξεχωρίζει από το «${standing}», που υπάρχει ήδη: ίσως διαφέρουν τα ελληνικά γράμματα από τα λατινικά`;

/** Why the typed days and pay of a contract are invalid. */
export const typedTermTexts: Record<SpanRefusal | PayRefusal | HoursRefusal, string> = {
  "end-before-start": "Η ημερομηνία λήξης προηγείται της έναρξης",
  "end-needed": "Συμπληρώστε την ημερομηνία λήξης: η σύμβαση είναι ορισμένου χρόνου",
  "end-too-late":
    "Η σύμβαση ορισμένου χρόνου δεν μπορεί να διαρκεί περισσότερο από 10 έτη. Ελέγξτε το έτος",
  "hours-needed":
    "Συμπληρώστε τις ώρες. Χωρίς ώρες ανά εβδομάδα είναι μόνο όσοι δεν έχουν ωράριο, π.χ. αιρετοί",
  "rate-too-great":
    "Η αμοιβή καταχωρίζεται έως 50.000 € τον μήνα, 5.000 € την ημέρα ή την παρουσία και 1.000 € την ώρα. Ελέγξτε το ποσό",
  "rate-needed": "Συμπληρώστε το ποσό της αμοιβής ή επιλέξτε τρόπο αμοιβής «Χωρίς αμοιβή»",
  "rate-of-unpaid":
    "Ο τρόπος αμοιβής είναι «Χωρίς αμοιβή». Αφαιρέστε το ποσό ή επιλέξτε άλλον τρόπο",
};

/** Messages of refinements, by their name in api/. */
const ruleTexts: Record<string, string> = {
  day: calendarTexts.noDay,
  order: typedTermTexts["end-before-start"],
  month: "Ο μήνας δεν υπάρχει ή είναι εκτός των ετών 1900 έως 2099",
  "afm-format": "Ο ΑΦΜ αποτελείται από 9 ψηφία",
  "afm-checksum": "Ο ΑΦΜ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του",
  "amka-format": "Ο ΑΜΚΑ αποτελείται από 11 ψηφία",
  "amka-checksum": "Ο ΑΜΚΑ δεν είναι έγκυρος. Ελέγξτε τα ψηφία του",
  "bank-name":
    "Το επώνυμο χρειάζεται τουλάχιστον ένα ελληνικό ή λατινικό γράμμα, για να γραφτεί στην εντολή πληρωμής",
  "amka-birth-date": "Ο ΑΜΚΑ δεν συμφωνεί με την ημερομηνία γέννησης",
  email,
  "email-greek": "Η ηλεκτρονική διεύθυνση έχει ελληνικά γράμματα. Γράψτε την με λατινικά",
  "reason-code": "Ο κωδικός αρχίζει με γράμμα και έχει μόνο γράμματα, ψηφία και τελείες",
  "sheet-code":
    "Ο κωδικός έχει 16 χαρακτήρες: λατινικά γράμματα εκτός από το I και το O, και ψηφία από 2 έως 9",
  ada: adaTexts.wrong,
  "user-name":
    "Το όνομα χρήστη γράφεται με λατινικά γράμματα, ψηφία και . _ - @ και αρχίζει με γράμμα ή ψηφίο",
  "totp-code": "Ο κωδικός επαλήθευσης αποτελείται από 6 ψηφία",
  "stop-minute": "Σε ημιαργία η εργασία λήγει μέσα στην ημέρα, από 00:01 έως 23:59",
  "pairing-code": "Ο κωδικός σύζευξης αποτελείται από 10 ψηφία",
  "pin-form": "Το PIN αποτελείται από 4 έως 8 ψηφία",
  "pin-easy": "Το PIN μαντεύεται εύκολα. Αποφύγετε το ίδιο ψηφίο και διαδοχικά ψηφία",
  iban: "Το IBAN δεν είναι έγκυρο. Ελέγξτε τα ψηφία του",
  "iban-country": "Το IBAN αρχίζει με τα δύο γράμματα της χώρας του, π.χ. GR",
  "iban-length": "Το IBAN δεν έχει το μήκος που ορίζει η χώρα του (για την Ελλάδα 27 χαρακτήρες)",
  "iban-outside-sepa":
    "Το IBAN είναι εκτός SEPA και η τράπεζα δεν εκτελεί από αυτό την εντολή. Δώστε IBAN χώρας του SEPA",
  bic: "Ο κωδικός BIC δεν είναι έγκυρος. Έχει 8 ή 11 χαρακτήρες, π.χ. ETHNGRAA",
  "bic-without-iban": "Συμπληρώστε και το IBAN",
  "personal-number": "Ο Προσωπικός Αριθμός δεν είναι έγκυρος",
  "personal-number-afm": "Ο Προσωπικός Αριθμός δεν συμφωνεί με τον ΑΦΜ",
  phone:
    "Ο αριθμός τηλεφώνου έχει 10 ψηφία και αρχίζει από 2 ή 69. Αριθμός άλλης χώρας γράφεται με +, π.χ. +35722123456",
  place:
    "Γράψτε γεωγραφικό πλάτος (-90 έως 90) και μήκος (-180 έως 180) με τελεία και χωρισμένα με κόμμα, π.χ. 37.9755, 23.7348",
  postcode: "Ο ταχυδρομικός κώδικας αποτελείται από 5 ψηφία",
  ...typedTermTexts,
  "employment-type": "Η σχέση εργασίας δεν είναι έγκυρη",
  money: "Γράψτε ένα ποσό έως 10 ψηφία, π.χ. 1.234,50",
  negative: "Η τιμή δεν μπορεί να είναι αρνητική",
  network: "Το δίκτυο γράφεται ως 192.0.2.0/24 ή ως μία διεύθυνση",
  "ergani-branch": "Ο αριθμός παραρτήματος έχει 1 έως 6 ψηφία",
  "app-without-organization": "Επιλέξτε τουλάχιστον έναν Φορέα",
  "reader-serial": "Ο αριθμός σειράς έχει 5 έως 40 λατινικά γράμματα και ψηφία",
  "reader-network": "Δηλώστε τα δίκτυα από τα οποία συνδέεται ή επιλέξτε μυστική διεύθυνση",
  "reader-network-wide":
    "Το δίκτυο καλύπτει υπερβολικά πολλές διευθύνσεις. Δηλώστε πρόθεμα από /8 και πάνω (για IPv6 από /16)",
  compare: "Οι τιμές δεν ταιριάζουν",
  unstorable: "Η τιμή περιέχει χαρακτήρα που δεν μπορεί να αποθηκευτεί. Πληκτρολογήστε την ξανά",
  "too-deep": "Η τιμή έχει περισσότερα επίπεδα από όσα επιτρέπονται",
};

/** The Greek sentence for one issue, with its bound. */
export function messageOf(issue: Issue): string {
  const known = ruleTexts[issue.message];
  if (known) return known;
  switch (issue.code) {
    case "invalid_type":
      if (isNumber(issue)) return isMissing(issue) ? required : numeric;
      return (isGiven(issue) && kinds[String(issue.expected)]) || required;
    case "too_small":
    case "too_big":
      return outOfBounds(issue);
    case "invalid_format":
      if (issue.input === "") return required;
      return issue.format === "email" ? email : pattern;
    case "invalid_value":
      return isGiven(issue) && issue.values ? oneOf(issue.values) : required;
    default:
      return custom;
  }
}

function isNumber({ expected }: Issue): boolean {
  return expected === "number" || expected === "int";
}

/** Known only if the issue reports its input, as forms request. */
function isMissing(issue: Issue): boolean {
  return "input" in issue && (issue.input === undefined || issue.input === null);
}

/** Whether there is a value that is not read as an empty field. */
function isGiven(issue: Issue): boolean {
  return issue.input !== undefined && issue.input !== null && issue.input !== "";
}

function oneOf(values: readonly unknown[]): string {
  return `Η τιμή πρέπει να είναι μία από τις: ${values.slice(0, mostValuesTold).join(", ")}${values.length > mostValuesTold ? " …" : ""}`;
}

const mostValuesTold = 20;

/** Every bound of the field, in the unit that its name implies. */
function outOfBounds(issue: Issue): string {
  const { origin, code, minimum, maximum } = issue;
  if (origin === "string" || origin === "array") {
    if (code === "too_small" && minimum === 1) return required;
    return ofLength(minimum, maximum, origin === "string" ? "χαρακτήρες" : "στοιχεία");
  }
  const { per, word } = unitOf(issue);
  const inUnit = (bound: unknown) => boundText(Number(bound) / per, issue);
  if (!isBound(maximum)) return `Η τιμή πρέπει να είναι τουλάχιστον ${inUnit(minimum)}${word}`;
  if (!isBound(minimum)) return `Η τιμή πρέπει να είναι έως ${inUnit(maximum)}${word}`;
  return `Η τιμή πρέπει να είναι από ${inUnit(minimum)} έως ${inUnit(maximum)}${word}`;
}

function ofLength(minimum: unknown, maximum: unknown, things: string): string {
  if (!isBound(maximum)) return `Απαιτούνται τουλάχιστον ${String(minimum)} ${things}`;
  if (minimum === maximum) return `Απαιτούνται ακριβώς ${String(maximum)} ${things}`;
  const least = isBound(minimum) && Number(minimum) > 1 ? `από ${String(minimum)} ` : "";
  return `Επιτρέπονται ${least}έως ${numberText(Number(maximum))} ${things}`;
}

/** The bound of all safe integers is no bound to report. */
function isBound(bound: unknown): boolean {
  return bound !== undefined && Math.abs(Number(bound)) < Number.MAX_SAFE_INTEGER;
}

/** What a number counts, by its field's name; hours of a week and of a decision are stored in minutes and typed as hours. */
function unitOf({ path }: Issue): { per: number; word: string } {
  const name = String(path.at(-1) ?? "");
  if (typedAsHours.test(name)) return { per: 60, word: " ώρες" };
  const unit = units.find(([ending]) => name.endsWith(ending));
  return { per: 1, word: unit ? ` ${unit[1]}` : "" };
}

const typedAsHours = /^(weekly|month|total)Minutes$/;

const units: readonly (readonly [string, string])[] = [
  ["Minutes", "λεπτά"],
  ["ours", "ώρες"],
  ["Days", "ημέρες"],
  ["Months", "μήνες"],
];

function boundText(value: number, { path }: Pick<Issue, "path">): string {
  return path.at(-1) === "year" ? String(value) : numberText(value);
}

/**
 * Messages by field path, joined with dots: the object of arrays that a problem's `detail` and a form read. A form says
 * through `isEmpty` which fields are empty: those get `required` instead of a message about their format. For a value that is
 * too long, too large or not a number, nothing else is reported.
 */
export function messagesOf(
  issues: readonly Issue[],
  isEmpty: (field: string) => boolean = () => false,
): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  const settled = new Set<string>();
  for (const issue of issues) {
    const field = issue.path.map(String).join(".");
    if (settled.has(field)) continue;
    if (isOfValue(issue)) settled.add(field);
    const message = isEmpty(field) && isOfValue(issue) ? required : messageOf(issue);
    const fieldMessages = (messages[field] ??= []);
    if (!fieldMessages.includes(message)) fieldMessages.push(message);
  }
  return messages;
}

/** Whether an issue is about the format of a value, as opposed to what is missing and why. */
function isOfValue({ code, message }: Issue): boolean {
  return message === "day" || message === "month" || (code !== "custom" && !(message in ruleTexts));
}

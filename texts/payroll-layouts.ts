import type { Layout, LayoutContent } from "#domain/payments/layout.ts";
import type { Misfit } from "#domain/payments/layout-lines.ts";
import {
  type LayoutFault,
  type LayoutRefusal,
  longestLine,
} from "#domain/payments/refusal-to-layout.ts";
import { monthsExport } from "./monthly-contracts.ts";
import { payrollListTexts } from "./payroll.ts";
import { payStepTexts } from "./payments.ts";
import { contractFieldTexts, employeeFieldTexts } from "./record-fields.ts";

const { plannedDays, presentDays, leavePaidDays, sickDays, leaveUnpaidDays, unjustifiedDays } =
  monthsExport.figures;
const { workedMinutes, nightMinutes, sundayHolidayMinutes, overtimeMinutes } = monthsExport.figures;

/** What a column can hold. */
export const layoutContentTexts: Record<LayoutContent, string> = {
  afm: employeeFieldTexts.afm,
  amka: employeeFieldTexts.amka,
  lastName: employeeFieldTexts.lastName,
  firstName: employeeFieldTexts.firstName,
  fatherName: employeeFieldTexts.fatherName,
  contractNumber: contractFieldTexts.number,
  specialty: employeeFieldTexts.specialty,
  structureTitle: "Δομή",
  rate: `${contractFieldTexts.rate} (€ ανά μήνα, ημέρα, ώρα ή παρουσία)`,
  plannedDays,
  presentDays,
  leavePaidDays: `${leavePaidDays} (ημέρες)`,
  sickDays: `${sickDays} (ημέρες)`,
  leaveUnpaidDays: `${leaveUnpaidDays} (ημέρες)`,
  unjustifiedDays: `${unjustifiedDays} (ημέρες)`,
  insuranceDays: payrollListTexts.columns.insuranceDays,
  workedMinutes,
  nightMinutes,
  sundayHolidayMinutes,
  overtimeMinutes,
  earned: `${payrollListTexts.columns.earned} (€)`,
  unpaid: `${payStepTexts.unpaid} (€)`,
  unjustified: `${payStepTexts.unjustified} (€)`,
  "third-party": `${payStepTexts["third-party"]} (€)`,
  "half-paid": `${payStepTexts["half-paid"]} (€)`,
  "part-day": `${payStepTexts["part-day"]} (€)`,
  "sickness-benefit": `${payStepTexts["sickness-benefit"]} (€)`,
  takenOff: `${payrollListTexts.columns.takenOff} (€)`,
  amount: `${payrollListTexts.columns.amount} (€)`,
  held: `${payrollListTexts.columns.held} (€)`,
  year: "Έτος",
  monthNumber: "Μήνας",
  constant: "Σταθερό κείμενο",
  kindCode: "Κωδικός είδους",
  kindQuantity: "Ποσότητα είδους",
};

/** The name of a column in a message: its position, and its heading or content. */
export function layoutColumnName({ columns }: Pick<Layout, "columns">, at: number): string {
  const column = columns[at];
  const name = column && (column.head || layoutContentTexts[column.holds]);
  return `στήλη ${at + 1} «${name ?? ""}»`;
}

/** What is wrong with a layout, in a sentence that names the column. */
export function layoutFaultText(layout: Layout, { why, column, letters }: LayoutFault): string {
  const sentence = refusalTexts[why](lettersText(letters));
  if (column === null) return sentence;
  const name = layoutColumnName(layout, column);
  return `${name.charAt(0).toLocaleUpperCase("el")}${name.slice(1)}: ${sentence}`;
}

const unwritable = (what: string) => (letters: string) =>
  `${what} έχει χαρακτήρες που δεν υπάρχουν στην κωδικοποίηση: ${letters}`;
const formula = (what: string) => () =>
  `${what} αρχίζει όπως ένας τύπος υπολογιστικού φύλλου (=, +, -, @)`;
const tooLong = (what: string) => () => `${what} δεν χωρά στο πλάτος της στήλης`;

const refusalTexts: Record<LayoutRefusal, (letters: string) => string> = {
  "kind-twice": () => "Ένα είδος έχει δύο κωδικούς. Κρατήστε τον έναν",
  "kind-without-lines": () =>
    "Ο κωδικός και η ποσότητα είδους υπάρχουν μόνο με «Μία γραμμή ανά είδος»",
  "lines-without-kinds": () =>
    "Για μία γραμμή ανά είδος συμπληρώστε τον κωδικό ενός είδους τουλάχιστον",
  "lines-without-quantity": () => "Για μία γραμμή ανά είδος χρειάζεται μια στήλη «Ποσότητα είδους»",
  "no-width": () => "Συμπληρώστε πλάτος από 1 έως 200 χαρακτήρες",
  "too-wide": () => `Η γραμμή έχει το πολύ ${longestLine.toLocaleString("el")} χαρακτήρες`,
  "false-fill": () =>
    "Ο χαρακτήρας συμπλήρωσης δεν ξεχωρίζει από την τιμή. Αριθμοί συμπληρώνονται με κενά ή, με δεξιά στοίχιση, με μηδενικά· κείμενο με αριστερή στοίχιση όχι με ψηφία",
  "head-unwritable": unwritable("Η επικεφαλίδα"),
  "head-too-long": tooLong("Η επικεφαλίδα"),
  "head-formula": formula("Η επικεφαλίδα"),
  "constant-unwritable": unwritable("Το σταθερό κείμενο"),
  "constant-too-long": tooLong("Το σταθερό κείμενο"),
  "constant-formula": formula("Το σταθερό κείμενο"),
  "code-unwritable": unwritable("Ένας κωδικός είδους"),
  "code-too-long": tooLong("Ένας κωδικός είδους"),
  "code-formula": formula("Ένας κωδικός είδους"),
};

/** Why a person's value does not fit in the file. */
export function misfitText(layout: Layout, person: string, misfit: Misfit): string {
  const { column, value, why, letters } = misfit;
  const where = `${person}, ${layoutColumnName(layout, column)}`;
  if (why === "too-long") {
    const width = layout.columns[column]?.width ?? 0;
    return `${where}: η τιμή «${value}» έχει ${Array.from(value).length} χαρακτήρες και η στήλη ${width}`;
  }
  if (why === "formula") return `${where}: ${formula(`η τιμή «${value}»`)()}`;
  return `${where}: ${unwritable("η τιμή")(lettersText(letters))}`;
}

function lettersText(letters: string): string {
  const letterTexts = [...new Set(letters)].map((letter) => unseen[letter] ?? letter);
  return letterTexts.join(" ");
}

const unseen: Readonly<Record<string, string>> = {
  "\n": "αλλαγή γραμμής",
  "\r": "αλλαγή γραμμής",
  "\t": "στηλοθέτης",
};

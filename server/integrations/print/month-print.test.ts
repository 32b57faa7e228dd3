import readXlsxFile from "read-excel-file/node";
import { describe, expect, test } from "vitest";
import { resultOfDay } from "#domain/attendance/day.ts";
import { totalsOf } from "#domain/attendance/month.ts";
import { planOf } from "#domain/attendance/schedule.ts";
import {
  fiveDays,
  holiday,
  leave,
  municipalBalance,
  reason,
  timed,
  whole,
  working,
} from "#domain/attendance/testing.ts";
import type { Interval } from "#domain/attendance/types.ts";
import { daysOfMonth, weekday, type Day } from "#domain/calendar/day.ts";
import { pagesOfPdf, readsPdf } from "#server/testing/pdf-text.ts";
import { markOfDay } from "./day-mark.ts";
import { pdfOfMonth } from "./month-pdf.ts";
import { xlsxOfMonth } from "./month-xlsx.ts";
import type { PrintedMonth, PrintedPerson } from "./printed-month.ts";
import { printedTotals } from "./totals.ts";

const schedule = fiveDays("7:30-15:30");
const natureOf = (day: Day) =>
  day === "2026-03-25" ? { ...holiday, title: "Ευαγγελισμός της Θεοτόκου" } : working;
const reasons = new Map([
  ["ΚΑΝ", { ...reason("ΚΑΝ"), title: "Κανονική άδεια", shortTitle: "ΚΑΝ" }],
  ["ΑΝΑ", { ...reason("ΑΝΑ", { group: "sick", isSensitive: true }), shortTitle: "ΑΝΑ" }],
]);

/** A person whose days, unless given, are worked as planned and recorded by the card reader. */
function person(
  given: Partial<PrintedPerson> = {},
  days: Record<Day, Interval[]> = {},
): PrintedPerson {
  const asPlanned: Interval[] = [{ kind: "work", from: 450, to: 930, mark: "device" }];
  const results = daysOfMonth("2026-03").map((day) => {
    const plan = planOf(schedule, day, natureOf(day));
    const intervals = days[day] ?? (plan.minutes > 0 ? asPlanned : []);
    const nature = natureOf(day);
    const result = resultOfDay({
      day,
      plan,
      nature,
      nextNature: working,
      intervals,
      reasons,
      balance: municipalBalance,
    });
    return { result, mark: markOfDay(result, intervals, reasons) };
  });
  const marks = results.map(({ mark }) => mark);
  return {
    lastName: "Παπακωνσταντίνου",
    firstName: "Ευαγγελία",
    fatherName: "Νικολάου",
    afm: "055577701",
    specialty: "ΔΕ Βοηθών Βρεφονηπιοκόμων",
    contractNumber: "Σ-2024/100",
    marks,
    totals: printedTotals(marks, totalsOf(results.map(({ result }) => result))),
    ...given,
  };
}

function sheet(given: Partial<PrintedMonth> = {}): PrintedMonth {
  return {
    organization: { title: "Δήμος Νέας Παραμυθιάς", afm: "055577700" },
    structure: { title: "Αʹ Παιδικός Σταθμός", code: "ΠΣ-01", personInCharge: "Ελένη Καραγιάννη" },
    month: "2026-03",
    state: "Υποβλήθηκε",
    days: daysOfMonth("2026-03").map((date) => ({
      date,
      weekday: weekday(date),
      kind:
        natureOf(date).kind === "holiday" ? "holiday" : weekday(date) > 5 ? "weekend" : "working",
      title: natureOf(date).title,
    })),
    people: [person()],
    reasons: [{ code: "ΚΑΝ", title: "Κανονική άδεια" }],
    remarks: [],
    author: "Ιωάννα Δημητρίου",
    signature: null,
    printedAt: new Date("2026-04-02T08:20:00Z"),
    ...given,
  };
}

const signature = {
  signedAt: new Date("2026-04-02T08:15:00Z"),
  signedBy: "Γεώργιος Αντωνίου",
  deputy: null,
  digest: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  code: "7KQ2M9XB4RTW3HPA",
  verifyUrl: "https://paron.example.gr/verify-attendances?code=7KQ2M9XB4RTW3HPA",
};

const pagesOf = async (month: PrintedMonth) => pagesOfPdf(await pdfOfMonth(month));

/** Rows of the first sheet of the workbook from its headings on, keyed by heading. */
async function rowsOf(month: PrintedMonth): Promise<Record<string, unknown>[]> {
  const [first] = await readXlsxFile(await xlsxOfMonth(month));
  const rows = first?.data ?? [];
  const at = rows.findIndex((row) => row.includes("Επώνυμο"));
  const headings = (rows[at] ?? []).map(String);
  return rows
    .slice(at + 1)
    .map((row) => Object.fromEntries(headings.map((heading, index) => [heading, row[index]])));
}

describe.runIf(readsPdf)("on paper", () => {
  test("every word and figure of a row reads back in Greek", async () => {
    const away = { "2026-03-02": [leave("ΚΑΝ")], "2026-03-03": [timed("7:30-16:45")] };
    const [page] = await pagesOf(sheet({ people: [person({}, away)] }));
    for (const text of [
      "Δήμος Νέας Παραμυθιάς",
      "ΑΦΜ 055577700",
      "Α΄ Παιδικός Σταθμός",
      "Μάρτιος 2026",
    ]) {
      expect(page).toContain(text);
    }
    for (const text of [
      "Παπακωνσταντίνου",
      "Ευαγγελία – Νικολάου",
      "055577701",
      "Σ-2024/100",
      "Βρεφονηπιοκόμων",
    ]) {
      expect(page).toContain(text);
    }
    for (const text of ["ΚΑΝ", "Π*", "9:15", "161:15", "1:15", "Ευαγγελισμός της Θεοτόκου"]) {
      expect(page).toContain(text);
    }
  });

  test("the signatures are never alone on a page", async () => {
    for (let people = 12; people <= 30; people += 1) {
      const pages = await pagesOf(
        sheet({ people: Array.from({ length: people }, () => person()) }),
      );
      expect(pages.at(-1)).toContain("Παρατηρήσεις");
    }
  });

  test("an unsigned sheet says so and has no code", async () => {
    const [page] = await pagesOf(sheet());
    expect(page).toContain("ΠΡΟΣΧΕΔΙΟ – ΧΩΡΙΣ ΥΠΟΓΡΑΦΗ");
    expect(page).not.toContain("Κωδικός επαλήθευσης");
  });

  test("a sheet signed by a deputy names the represented person and the act", async () => {
    const deputy = { represents: "Μαρία Νικολάου", number: "41/2026", ada: "ΨΘΔΖ46ΜΤΛΠ-ΞΧ7" };
    const [page] = await pagesOf(sheet({ signature: { ...signature, deputy } }));
    expect(page).toContain("Ο/Η Αναπληρωτής/-τρια Νόμιμου Εκπροσώπου");
    expect(page).toContain("Αναπληρώνει: Μαρία Νικολάου");
    expect(page).toContain("Πράξη 41/2026, ΑΔΑ ΨΘΔΖ46ΜΤΛΠ-ΞΧ7");
    expect(page).not.toContain("Ο/Η Νόμιμος/-η Εκπρόσωπος");
  });

  test("a signed sheet has signer, time, code and digest, and is not called a draft", async () => {
    const [page] = await pagesOf(sheet({ signature, state: "Υπογράφηκε" }));
    for (const text of [
      "Γεώργιος Αντωνίου",
      "02/04/2026, 11:15",
      "7KQ2-M9XB-4RTW-3HPA",
      signature.digest.slice(0, 32),
    ]) {
      expect(page).toContain(text);
    }
    expect(page).not.toContain("ΠΡΟΣΧΕΔΙΟ");
  });

  test("sickness shows as a paid absence without its reason, in the cell and in the totals", async () => {
    const sick = person({}, { "2026-03-02": [leave("ΑΝΑ")] });
    const [page] = await pagesOf(sheet({ people: [sick] }));
    expect(sick.marks[1]?.code).toBe("ΔΑ");
    expect(sick.totals).toMatchObject({ paidLeaveDays: 1, presentDays: 20 });
    expect(page).not.toContain("ΑΝΑ");
  });

  test("a long sheet keeps everyone, repeats its header and numbers its pages", async () => {
    const people = Array.from({ length: 60 }, (_, index) =>
      person({ contractNumber: `Σ-${1000 + index}` }),
    );
    const pages = await pagesOf(sheet({ people }));
    pages.forEach((page, index) => {
      expect(page).toContain("Μηνιαίο Δελτίο Παρουσίας");
      expect(page).toContain(`Σελίδα ${index + 1} από ${pages.length}`);
    });
    const numbers = pages.join(" ").match(/Σ-1\d{3}/g) ?? [];
    expect(numbers).toEqual(people.map((one) => one.contractNumber));
  });

  test("totals of hundreds of people are printed whole in every column", async () => {
    const minutes = 5032 * 60 + 30;
    const totals = {
      ...person().totals,
      presentDays: 630,
      workedMinutes: minutes,
      overtimeMinutes: minutes,
      nightMinutes: minutes,
      sundayHolidayMinutes: minutes,
    };
    const people = Array.from({ length: 10 }, () => person({ totals }));
    const [page] = await pagesOf(sheet({ people }));
    expect(page?.match(/50325:00/g)).toHaveLength(4);
    expect(page).toContain("6300");
  });

  test("a remark of any length is printed whole", async () => {
    const text = Array.from({ length: 80 }, (_, index) => `λέξη${index}`).join(" ");
    const remarks = Array.from({ length: 60 }, () => ({
      date: "2026-03-12",
      name: "Ζερβού Μαρία",
      text,
    }));
    const pages = await pagesOf(sheet({ remarks }));
    expect(pages.join(" ").match(/λέξη79/g)).toHaveLength(60);
  });
});

describe("as a workbook", () => {
  test("a row has the columns of the paper, each with its type", async () => {
    const away = {
      "2026-03-02": [leave("ΚΑΝ")],
      "2026-03-10": [whole("telework")],
      "2026-03-11": [],
    };
    const [row] = await rowsOf(sheet({ people: [person({}, away)] }));
    expect(row).toMatchObject({
      "Α/Α": 1,
      Επώνυμο: "Παπακωνσταντίνου",
      Πατρώνυμο: "Νικολάου",
      ΑΦΜ: "055577701",
      "1 Κ": "ΣΚ",
      "2 Δ": "ΚΑΝ",
      "10 Τ": "Τ",
      "11 Τ": ";",
      "25 Τ": "ΑΡ",
      "Ημέρες παρουσίας": 19,
      "Ημέρες τηλεργασίας": 1,
      "Άδειες με αποδοχές": 1,
    });
  });

  test("the last row is the sum of those above", async () => {
    const away = { "2026-03-02": [leave("ΚΑΝ")] };
    const rows = await rowsOf(sheet({ people: [person(), person({}, away), person()] }));
    const days = rows.map((row) => row["Ημέρες παρουσίας"]);
    expect(days).toEqual([21, 20, 21, 62]);
  });

  test("sickness is not named in the workbook", async () => {
    const sick = person({}, { "2026-03-02": [leave("ΑΝΑ")] });
    const sheets = await readXlsxFile(await xlsxOfMonth(sheet({ people: [sick] })));
    expect(JSON.stringify(sheets)).not.toContain("ΑΝΑ");
  });
});

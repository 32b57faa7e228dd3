import { expect, test } from "vitest";
import type { FindingInputs } from "#domain/attendance/findings/frame.ts";
import type { RuleId } from "#domain/attendance/types.ts";
import { sentenceOf } from "./finding-sentence.ts";

type Given = { [R in RuleId]: [R, FindingInputs[R], string] }[RuleId];

const sentences: Given[] = [
  [
    "R01",
    { restMinutes: 480, leastMinutes: 660 },
    "Μεσολάβησαν 8:00 ώρες ανάπαυσης από την προηγούμενη εργασία. Απαιτούνται 11:00.",
  ],
  [
    "R03",
    { meanMinutes: 3000, mostMinutes: 2880, weeks: 17 },
    "Ο μέσος όρος 17 εβδομάδων ήταν 50:00 ώρες την εβδομάδα. Το όριο είναι 48:00.",
  ],
  [
    "R07",
    { on: "holiday", what: "Πρωτομαγιά", workedMinutes: 120 },
    "Εργασία 2:00 ωρών σε ημέρα με αργία (Πρωτομαγιά).",
  ],
  ["R07", { on: "leave", what: "", workedMinutes: 60 }, "Εργασία 1:00 ωρών σε ημέρα με άδεια."],
  [
    "R09",
    { missing: "departure", knownMinute: 450, count: 1 },
    "Λείπει η ώρα αποχώρησης. Είναι γνωστή η σήμανση 07:30.",
  ],
  [
    "R13",
    { overtimeMinutes: 180, approvedMinutes: 0 },
    "Υπερωρία 3:00 ωρών χωρίς απόφαση έγκρισης.",
  ],
  [
    "R13",
    { overtimeMinutes: 180, approvedMinutes: 120, decisions: "12/2026", exceededMinutes: 60 },
    "Υπερωρία 3:00 ωρών. Με την απόφαση 12/2026 καλύπτονται 2:00: υπέρβαση κατά 1:00.",
  ],
  [
    "R14",
    { counter: "afternoon", totalMinutes: 6600, mostMinutes: 7200, leftMinutes: 600 },
    "Οι απογευματινές υπερωρίες του εξαμήνου έφτασαν τις 110:00 ώρες. Το όριο είναι 120:00. Απομένουν 10:00.",
  ],
  [
    "R14",
    { counter: "year", totalMinutes: 9060, mostMinutes: 9000 },
    "Οι υπερωρίες του έτους έφτασαν τις 151:00 ώρες. Το όριο είναι 150:00.",
  ],
  [
    "R18",
    { reason: "", days: 3, dueOn: "2026-03-20" },
    "Το δικαιολογητικό της απουσίας έπρεπε να έχει κατατεθεί έως 20/03/2026.",
  ],
];

test.each(sentences)("%s of %j", (rule, inputs, sentence) => {
  expect(sentenceOf({ rule, inputs })).toBe(sentence);
});

test("an unknown rule of a newer server is shown by its id", () => {
  expect(sentenceOf({ rule: "R99", inputs: {} })).toBe("R99");
});

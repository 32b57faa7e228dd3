import { expect, test } from "vitest";
import { devicePageTexts } from "./devices.ts";
import { findingSentences } from "./findings.ts";
import { leaveTexts } from "./leave-balances.ts";
import { punchPageTexts } from "./punch-pages.ts";
import { reopenedText } from "./unlocks.ts";

const { R15, R16 } = findingSentences;
const used = { reason: "ΚΑΝ", leftDays: "0" };

test.each([
  [reopenedText(["2026-03-05", "2026-03-06"]), "1 ακόμη ημέρας"],
  [reopenedText(["2026-03-05", "2026-03-06", "2026-03-09"]), "2 ακόμη ημερών"],
  [devicePageTexts.revokeText("Είσοδος", 1), "1 σήμανση που δεν έχει σταλεί"],
  [devicePageTexts.revokeText("Είσοδος", 2), "2 σημάνσεις που δεν έχουν σταλεί"],
  [R15({ cause: "pause", days: "1", mostDays: "0" }), "Τηλεργασία 1 ημέρας"],
  [R15({ cause: "pause", days: "3", mostDays: "0" }), "Τηλεργασία 3 ημερών"],
  [R16({ ...used, usedDays: "1" }), "Χορηγήθηκε 1 ημέρα (ΚΑΝ), ενώ απέμεναν 0"],
  [R16({ ...used, usedDays: "2", leftDays: "1" }), "Χορηγήθηκαν 2 ημέρες (ΚΑΝ), ενώ απέμενε 1"],
  [punchPageTexts.more(1), "Υπάρχει 1 ακόμη ημέρα"],
  [leaveTexts.restBefore(2025, 1), "Υπόλοιπο του 2025: 1 ημέρα."],
])("%s agrees with its count", (text, part) => {
  expect(text).toContain(part);
});

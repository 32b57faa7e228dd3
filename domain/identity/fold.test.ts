import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fold, fromWrongKeyboard } from "./fold.ts";

describe("folding", () => {
  it.each([
    ["Παπαδόπουλος", "παπαδοπουλοσ"],
    ["ΠΑΠΑΔΟΠΟΥΛΟΣ", "παπαδοπουλοσ"],
    ["ΟΔΟΣ", "οδοσ"],
    ["Μαΐου", "μαιου"],
    ["Ραΰλ", "ραυλ"],
    ["ΡΟΛΟΪ", "ρολοι"],
    ["ἄνθρωπος", "ανθρωποσ"],
    ["Αλεξίου - Μπότσαρη", "αλεξιου μποτσαρη"],
    ["Αλεξίου–Μπότσαρη", "αλεξιου μποτσαρη"],
    ["  Άννα\u00a0 Μαρία\n", "αννα μαρια"],
    ["Müller", "muller"],
    ["-", ""],
  ])("%j is %j", (text, folded) => expect(fold(text)).toBe(folded));

  it.each([
    ["ΠAΠAΔOΠOYΛOΣ", "παπαδοπουλοσ"],
    ["PΩMAIOΣ", "ρωμαιοσ"],
    ["γιαvνης", "γιαννησ"],
    ["XΡΗΣTOΣ", "χρηστοσ"],
    ["ZHNΩN KΛEIΩ BΛAXOΣ", "ζηνων κλειω βλαχοσ"],
  ])("turns look-alike letters in the mixed %s into Greek", (text, folded) =>
    expect(fold(text)).toBe(folded),
  );

  it("leaves words of a single script unchanged, side by side", () => {
    expect(fold("Παπάς HP")).toBe("παπασ hp");
    expect(fold("BAKER")).toBe("baker");
  });

  it("leaves folded text unchanged", () => {
    const greekish = fc.string({
      unit: fc.constantFrom(..."ΆάΐςσΣAvVoŐ -–\u0301\u0308".split("")),
    });
    fc.assert(
      fc.property(fc.oneof(greekish, fc.string({ unit: "binary" })), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it("ignores case", () => {
    const names = fc.string({
      unit: fc.constantFrom(..."αβγδεζηθικλμνξοπρστυφχψωάέήίόύώ ".split("")),
    });
    fc.assert(
      fc.property(names, (text) => {
        expect(fold(text.toUpperCase())).toBe(fold(text));
        expect(fold(text.toLocaleUpperCase("el"))).toBe(fold(text));
      }),
    );
  });
});

describe("typing with the wrong keyboard layout", () => {
  it.each([
    ["ge;vrgiow", "γεώργιος"],
    ["papad;opoylow", "παπαδόπουλος"],
    [";Anna", "Άννα"],
    ["MAR;IA", "ΜΑΡΊΑ"],
    ["ma:ioy", "μαϊου"],
    ["abgdezhuiklmnjoprstyfxcv", "αβγδεζηθικλμνξοπρστυφχψω"],
    ["ti;k", "τι;κ"],
    ["q12 a", "q12 α"],
  ])("%j is suggested as %j", (text, meant) => expect(fromWrongKeyboard(text)).toBe(meant));

  it.each(["Γιώργος", "γ a", "Ά b", "094187530", "", ";"])("%j has no suggestion", (text) =>
    expect(fromWrongKeyboard(text)).toBeNull(),
  );
});

it("the platform sorts Greek names as the registries do", () => {
  const sorted = "αννα Άννα ΆΡΗΣ Ήρα Ηρώ Ίων Όλγα ολυμπία Στέλλα Ωρίων Zoe".split(" ");
  expect(sorted.toReversed().toSorted(new Intl.Collator("el").compare)).toEqual(sorted);
});

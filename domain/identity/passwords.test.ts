import { describe, expect, test } from "vitest";
import { type PasswordOwner, refusalsToPassword } from "./passwords.ts";

const common = new Set(
  "password kalimera olympiakos thessaloniki qwertyuiop correct horse battery staple otter monkey dragon 1q2w3e4r5t6y demo".split(
    " ",
  ),
);
const alone = { shortest: 15, isCommon: (word: string) => common.has(word) };
const withSecondFactor = { ...alone, shortest: 8 };
const owner: PasswordOwner = {
  userName: "m.papadaki",
  nickName: "Μαρία Παπαδάκη",
  email: "maria.pap@dimos-paradeigmatos.gr",
  afm: "094187530",
  organizations: ["Δήμος Παραδείγματος", "ΔΠ"],
};
const refusals = (password: string, rule = alone) => refusalsToPassword(password, owner, rule);

describe("a password", () => {
  test.each([
    ["correct horse battery staple", "words, as many as a passphrase has"],
    ["το πρωί πίνω καφέ στο μπαλκόνι", "a Greek passphrase"],
    ["gT7#kq2zPw9!mXv", "characters at random"],
    ["βροχη λεμονι ποδηλατο", "Greek without accents"],
    ["🌲🌊🔥🌙🌲🌊🔥🌙 δυο θάλασσες", "with signs of the world"],
    ["               x  y  z w q r t p", "with blanks"],
    ["maria θυμαται 7 πρασινα ποδηλατα", "with the own name, and enough besides"],
  ])("accepts «%s»: %s", (password) => {
    expect(refusals(password)).toEqual([]);
  });

  test.each([
    ["gT7#kq2zPw9!mX", ["too-short"]],
    ["kalimera", ["too-short", "common"]],
    ["x".repeat(129), ["too-long"]],
    ["Password2026!Password", ["common", "year", "repeat"]],
    ["kalimera12345678", ["common", "sequence"]],
    ["p@$$w0rd p@$$w0rd", ["common", "repeat"]],
    ["aaaaaaaaaaaaaaaaaa", ["repeat"]],
    ["abcabcabcabcabcabc", ["repeat"]],
    ["αβγδεζηθικλμνξοπ", ["sequence"]],
    ["lkjhgfdsaqwertyuiop", ["sequence"]],
    ["qwertyuiop9876543", ["sequence"]],
  ])("refuses «%s»", (password, expected) => {
    expect(refusals(password).toSorted()).toEqual([...expected].toSorted());
  });

  test.each([
    ["Καλημέρα2026!!!", "Greek script of a greeklish word"],
    ["kalhmera19991999", "Greek typed with the Latin layout on"],
    ["πασσςορδ12345678", "Latin typed with the Greek layout on"],
    ["Θεσσαλονίκη2026!", "a city"],
    ["uessalonikh2026!", "the city with the wrong layout"],
  ])("refuses the common word in «%s»: %s", (password) => {
    expect(refusals(password)).toContain("common");
  });

  test.each([
    ["m.papadaki.2026", "the user name"],
    ["ΜαρίαΠαπαδάκη1980", "the name"],
    ["mariapapadaki2026", "the name in Latin letters"],
    ["dimosparadeigmatos1", "the body"],
    ["δημοςπαραδειγματος!", "the body in Greek"],
    ["094187530094187530", "the tax number"],
    ["maria.pap@dimos-paradeigmatos.gr", "the e-mail address"],
  ])("refuses «%s», which is %s", (password) => {
    expect(refusals(password)).toContain("personal");
  });

  test("refuses the product's name with a year", () => {
    expect(refusals("Παρών-Paron-2026!")).toContain("product");
  });

  test("beside a second factor needs eight characters, half of them beyond guessable parts", () => {
    expect(refusals("hT7#kq2z", withSecondFactor)).toEqual([]);
    expect(refusals("hT7#kq2", withSecondFactor)).toEqual(["too-short"]);
    expect(refusals("Otter2026!", withSecondFactor)).toEqual(["common", "year"]);
  });

  test("counts a letter once, composed or decomposed, up to 128", () => {
    const password = "λέξη δίχως νόημα";
    const rule = { ...alone, shortest: 16 };
    expect(refusals(password.normalize("NFC"), rule)).toEqual([]);
    expect(refusals(password.normalize("NFD"), rule)).toEqual([]);
    const long = "ώ8ξ".repeat(42) + "πΑ";
    expect(refusals(long.normalize("NFD"))).toEqual(["repeat"]);
    expect(refusals(`${long}!`.normalize("NFD"))).toEqual(["too-long"]);
  });
});

import { expect, test } from "vitest";
import { ledgerActs } from "#domain/ledger/acts.ts";
import { subjectKinds } from "#domain/ledger/subjects.ts";
import { actTexts } from "./acts.ts";
import { subjectTexts } from "./subjects.ts";

const greek = /^[Α-ΩΆΈΉΊΌΎΏ]/;

test.each(ledgerActs)("a history reads %s in Greek", (act) => {
  expect(actTexts[act]).toMatch(greek);
});

test.each(subjectKinds)("what %s is reads in Greek", (kind) => {
  expect(subjectTexts[kind]).toMatch(greek);
});

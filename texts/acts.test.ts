import { expect, test } from "vitest";
import { ledgerActs } from "#domain/ledger/acts.ts";
import { subjectKinds } from "#domain/ledger/subjects.ts";
import { actTexts } from "./acts.ts";
import { subjectTexts } from "./subjects.ts";

const greek = /^[Α-ΩΆΈΉΊΌΎΏ]/;

test.each(ledgerActs)("the history entry %s has a Greek text", (act) => {
  expect(actTexts[act]).toMatch(greek);
});

test.each(subjectKinds)("the subject %s has a Greek text", (kind) => {
  expect(subjectTexts[kind]).toMatch(greek);
});

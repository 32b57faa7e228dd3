import { expect, test } from "vitest";
import { type KindRefusal, refusalToKind } from "./kind.ts";

const usual = {
  about: "contract" as const,
  expires: true,
  usualMonths: 12,
  forApproval: true,
  types: ["pdf" as const],
};

test.each<[string, Partial<Parameters<typeof refusalToKind>[0]>, KindRefusal | null]>([
  ["of a contract, needed for its approval, for a year", {}, null],
  [
    "of a body, without an end",
    { about: "body", expires: false, usualMonths: null, forApproval: false },
    null,
  ],
  ["with a validity and without an end", { expires: false }, "term-without-expiry"],
  ["required for approval, but not of a contract", { about: "body" }, "approval-of-body"],
  ["required for approval, but never a PDF", { types: ["png"] }, "approval-without-pdf"],
  ["a picture not required for approval", { types: ["png"], forApproval: false }, null],
])("a document kind %s", (_words, given, refusal) => {
  expect(refusalToKind({ ...usual, ...given })).toBe(refusal);
});

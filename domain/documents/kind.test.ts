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
    "of a body, for ever",
    { about: "body", expires: false, usualMonths: null, forApproval: false },
    null,
  ],
  ["holding for a year and for ever", { expires: false }, "term-without-expiry"],
  ["needed for an approval, and none of a contract", { about: "body" }, "approval-of-body"],
  ["needed for an approval, and never a PDF", { types: ["png"] }, "approval-without-pdf"],
  ["a picture that no approval needs", { types: ["png"], forApproval: false }, null],
])("a document kind %s", (_words, given, refusal) => {
  expect(refusalToKind({ ...usual, ...given })).toBe(refusal);
});

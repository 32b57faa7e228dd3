import { expect, test } from "vitest";
import { doubtsOfPeople } from "./doubts-of-people.ts";

test("each contract counts its errors and warnings, explained ones apart, however many others there are", () => {
  const many = Array.from({ length: 1_200 }, () => ({ level: "error" as const, contractId: "a" }));
  const findings = [
    ...many,
    { level: "warning" as const, contractId: "b" },
    { level: "warning" as const, contractId: "b", note: "known" },
    { level: "information" as const, contractId: "c" },
    { level: "warning" as const, contractId: null },
  ];
  expect(doubtsOfPeople(findings, (one) => "note" in one)).toEqual({
    a: { errors: 1_200, warnings: 0, explained: 0 },
    b: { errors: 0, warnings: 1, explained: 1 },
  });
});

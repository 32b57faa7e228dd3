import { expect, test } from "vitest";
import type { Draft, Drafts } from "../model/drafts.ts";
import { wrongOutside } from "./use-outside.ts";

test("refused or conflicting days that a sheet does not show are reported", () => {
  const refused = { kind: "refused", messages: ["Closed"] } as const;
  const theirs = { intervals: [], version: 2, updatedBy: null, isOwn: false, updatedAt: "" };
  const draft: Draft = { content: { kind: "intervals", intervals: [] }, version: 0 };
  const drafts: Drafts = new Map([
    [
      "a",
      new Map([
        [4, { ...draft, answer: refused }],
        [5, draft],
        [6, { ...draft, answer: refused }],
      ]),
    ],
    ["b", new Map([[7, { ...draft, answer: { kind: "changed" as const, theirs } }]])],
  ]);
  expect(wrongOutside(drafts, (day) => day > 4)).toEqual([
    { contractId: "a", day: 6 },
    { contractId: "b", day: 7 },
  ]);
});

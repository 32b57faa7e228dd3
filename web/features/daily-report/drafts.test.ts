import { expect, test } from "vitest";
import {
  draftsAfter,
  mergeDrafts,
  draftsOver,
  hoursOf,
  intervalsOf,
  suggestedHours,
  withDraft,
  withOwn,
  type Drafts,
} from "./drafts.ts";

const hours = (from: string, to: string) => ({ how: "hours" as const, from, to });
const office = [{ from: 450, to: 930 }];
const duty = [{ from: 930, to: 1920 }];
const date = "2026-03-18";

test("hours lasting into the next morning raise a question, and the suggestion is taken whole", () => {
  expect(intervalsOf(hours("08:00", "03:00"), date, office)).toBeNull();
  const meant = suggestedHours(hours("08:00", "03:00"), office) ?? "";
  expect(meant).toBe("8:00-15:00");
  expect(intervalsOf(hoursOf(meant), date, office)).toMatchObject([{ from: 480, to: 900 }]);
});

test.each([
  ["a night", hours("22:00", "06:00"), office, [{ from: 1320, to: 1800 }]],
  ["a day", hours("07:30", "15:30"), office, [{ from: 450, to: 930 }]],
  ["a long planned duty", hours("15:30", "08:00"), duty, [{ from: 930, to: 1920 }]],
])("%s is kept while it is typed", (_, draft, planned, intervals) => {
  expect(suggestedHours(draft, planned)).toBeNull();
  expect(intervalsOf(draft, date, planned)).toMatchObject(intervals);
});

const present = { draft: { how: "present" as const }, version: 0 };
const absent = { draft: { how: "absent" as const, reason: "ΚΑΝ" }, version: 0 };
const sentOfA: Drafts = new Map([["a", present]]);
const later: Drafts = new Map([["b", absent]]);

test.each<[string, Drafts, "saved" | "changed" | "refused", Drafts]>([
  ["what was saved is removed", sentOfA, "saved", new Map()],
  [
    "what another changed stays, with their change",
    sentOfA,
    "changed",
    new Map([["a", { ...present, message: "Γιατί" }]]),
  ],
  [
    "what was refused stays with its reason",
    sentOfA,
    "refused",
    new Map([["a", { ...present, message: "Γιατί" }]]),
  ],
  ["what was typed beside it stays", new Map([...sentOfA, ...later]), "saved", later],
  [
    "what was typed over it is an edit of what was saved",
    new Map([["a", absent]]),
    "saved",
    new Map([["a", { ...absent, version: 1 }]]),
  ],
  ["what was undone stays away", new Map(), "saved", new Map()],
])("after an answer %s", (_, drafts, outcome, left) => {
  const messages = outcome === "saved" ? [] : ["Γιατί"];
  const answer = [{ contractId: "a", outcome, version: 1, messages }];
  expect(draftsAfter(drafts, sentOfA, answer)).toEqual(left);
});

const typedOfA: Drafts = new Map([["a", { draft: hours("07:30", "15:30"), version: 0 }]]);
const row = {
  contractId: "a",
  name: "",
  leaveLaw: "public",
  standing: "present",
  planned: office,
  version: 1,
} as const;
const work = (from: number, to: number) => ({ kind: "work", from, to, mark: "link" }) as const;

test.each<[string, Parameters<typeof draftsOver>[1]["rows"], Drafts]>([
  ["what another overwrote stays", [{ ...row, intervals: [work(480, 900)] }], typedOfA],
  ["what was deleted stays", [{ ...row, intervals: [], version: 2 }], typedOfA],
  ["what is stored as typed is removed", [{ ...row, intervals: [work(450, 930)] }], new Map()],
  [
    "what belongs to nobody here is removed",
    [{ ...row, contractId: "b", intervals: [] }],
    new Map(),
  ],
])("on return %s", (_, rows, left) => {
  expect(draftsOver(typedOfA, { rows, date })).toEqual(left);
});

test("further typing keeps the version first seen, until one's own is chosen", () => {
  const onward = withDraft(typedOfA, row, present.draft);
  expect(onward).toEqual(sentOfA);
  expect(withOwn(onward, row)).toEqual(new Map([["a", { ...present, version: 1 }]]));
});

test.each<[string, { stood: Drafts; before: Drafts; next: Drafts; expected: Drafts }]>([
  [
    "what another tab typed stays beside what is typed here",
    { stood: later, before: new Map(), next: sentOfA, expected: new Map([...later, ...sentOfA]) },
  ],
  [
    "what was saved here is removed, and what another tab typed stays",
    {
      stood: new Map([...structuredClone(sentOfA), ...later]),
      before: sentOfA,
      next: new Map(),
      expected: later,
    },
  ],
  [
    "what another tab typed over it stays",
    {
      stood: new Map([["a", absent]]),
      before: sentOfA,
      next: new Map(),
      expected: new Map([["a", absent]]),
    },
  ],
])("two tabs with one sheet: %s", (_, { stood, before, next, expected }) => {
  expect(mergeDrafts(stood, before, next)).toEqual(expected);
});

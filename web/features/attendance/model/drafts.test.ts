import { expect, test } from "vitest";
import type { Interval } from "#domain/attendance/types.ts";
import { contentOf, emptyContent, type Content, type RefusedContent } from "./content.ts";
import {
  countsOf,
  draftAt,
  editedDraft,
  noDrafts,
  withDrafts,
  type Answer,
  type Draft,
  type StoredDay,
} from "./drafts.ts";

const at = (contractId: string, day: number) => ({ contractId, day });
const work = (from: number, mark: Interval["mark"] = "typed"): Content =>
  contentOf([{ kind: "work", from, to: 930, mark }]);
const refusedText: RefusedContent = {
  kind: "refused",
  text: "x",
  refusal: "unreadable-cell",
  word: null,
  meant: null,
};
const stored: StoredDay = { content: work(450), version: 3, hasNote: false };
const refused: Answer = { kind: "refused", messages: ["no"] };
const changed: Answer = {
  kind: "changed",
  theirs: { intervals: [], version: 4, updatedBy: null, isOwn: false, updatedAt: "" },
};

test("contracts without a new draft keep the same object; one without any draft is removed", () => {
  const draft: Draft = { content: work(480), version: 1 };
  const both = withDrafts(noDrafts, [
    [at("a", 1), draft],
    [at("b", 2), draft],
  ]);
  const next = withDrafts(both, [[at("b", 3), draft]]);
  expect(next.get("a")).toBe(both.get("a"));
  expect([...(next.get("b") ?? [])]).toEqual([
    [2, draft],
    [3, draft],
  ]);
  expect(draftAt(both, at("b", 3))).toBeUndefined();
  expect([...withDrafts(both, [[at("a", 1), null]]).keys()]).toEqual(["b"]);
});

test.each<[string, Draft | undefined, Content, Draft | null]>([
  [
    "the first edit has the stored version",
    undefined,
    work(480),
    { content: work(480), version: 3 },
  ],
  ["the stored text typed again is no draft", { content: work(480), version: 3 }, work(450), null],
  [
    "the same times with another mark are a draft",
    undefined,
    work(450, "plan"),
    { content: work(450, "plan"), version: 3 },
  ],
  ["an emptied day is a draft", undefined, emptyContent, { content: emptyContent, version: 3 }],
  [
    "a later edit keeps the first one's version",
    { content: work(480), version: 2 },
    work(490),
    { content: work(490), version: 2 },
  ],
  [
    "a refusal is dropped with the refused text",
    { content: work(480), version: 3, answer: refused },
    work(490),
    { content: work(490), version: 3 },
  ],
  [
    "another's change stays until it is resolved",
    { content: work(480), version: 3, answer: changed },
    work(490),
    { content: work(490), version: 3, answer: changed },
  ],
])("%s", (_, before, content, expected) => {
  expect(editedDraft(before, stored, { content })).toEqual(expected);
});

test.each([
  ["a note of 500 letters waits to be sent", "α".repeat(500), undefined, "pending"],
  ["a longer note stays as typed, with its limit", "α".repeat(501), undefined, "refused"],
  ["surrounding spaces do not count", ` ${"α".repeat(500)} `, undefined, "pending"],
  ["another's change is resolved before the length", "α".repeat(501), changed, "changed"],
  ["once shortened it is sent", "α", refused, "pending"],
])("%s", (_, note, answer, as) => {
  const dayContent = { content: work(480), note };
  const before = answer && { ...dayContent, version: 3, answer };
  const draft = editedDraft(before, { ...stored, note: "" }, dayContent);
  expect(draft?.note).toBe(note);
  const counts = countsOf(withDrafts(noDrafts, [[at("a", 1), draft]]));
  expect(counts).toEqual({ pending: 0, refused: 0, changed: 0, own: 0, [as]: 1 });
});

test.each<[string, Draft, "pending" | "refused" | "changed"]>([
  ["typed", { content: work(480), version: 1 }, "pending"],
  ["an unreadable text", { content: refusedText, version: 1 }, "refused"],
  ["refused by the server", { content: work(480), version: 1, answer: refused }, "refused"],
  ["changed by another", { content: work(480), version: 1, answer: changed }, "changed"],
  [
    "changed by another under an unreadable text",
    { content: refusedText, version: 1, answer: changed },
    "changed",
  ],
])("a cell that is %s counts once", (_, draft, as) => {
  const counts = countsOf(withDrafts(noDrafts, [[at("a", 1), draft]]));
  expect(counts).toEqual({ pending: 0, refused: 0, changed: 0, own: 0, [as]: 1 });
});

import { expect, test } from "vitest";
import type { SavedRecord } from "#api/attendances.ts";
import { cellsToSend } from "./answers.ts";
import { countsOf, draftAt } from "./drafts.ts";
import { acts } from "./acts.ts";
import { after, gridForTests, picture, pointAt, sheetForTests, typed } from "./testing.ts";

const rules = sheetForTests({ a1: "w" });
const typedOver = after(gridForTests(2, 3), rules, pointAt(0, 0), typed("a"));
const sent = cellsToSend(typedOver.drafts);
const spot = { contractId: "a", day: 1 };

function answerWith(rest: Partial<SavedRecord>): SavedRecord[] {
  const record = { contractId: "a", date: "2026-03-01", version: 2, messages: [] };
  return [{ ...record, outcome: "saved", ...rest }];
}

const theirs = answerWith({
  outcome: "changed",
  version: 5,
  current: { intervals: [], note: "", version: 5, updatedBy: "Μαρία", updatedAt: "2026-03-02" },
});

test("a cell is sent with the version that was edited", () => {
  expect(sent).toMatchObject([{ ...spot, version: 1 }]);
});

test("a saved cell is clean and its next edit goes from the new version", () => {
  const state = acts.answer(sent, answerWith({}))(typedOver, rules);
  expect(state.drafts.size).toBe(0);
  expect(picture(state, rules)[0]).toBe("a..");
  const edited = after(state, rules, pointAt(0, 0), typed("w"));
  expect(cellsToSend(edited.drafts)).toMatchObject([{ ...spot, version: 2 }]);
});

test("a cell edited while it travelled stays to be saved, from the version just made", () => {
  const edited = after(typedOver, rules, pointAt(0, 0), typed(""));
  const state = acts.answer(sent, answerWith({}))(edited, rules);
  expect(cellsToSend(state.drafts)).toMatchObject([{ version: 2, content: { intervals: [] } }]);
});

test("a cell taken back while it travelled is to be again as it was, from the version just made", () => {
  const state = acts.answer(sent, answerWith({}))(after(typedOver, rules, acts.undo()), rules);
  expect(picture(state, rules)[0]).toBe("w..");
  expect(cellsToSend(state.drafts)).toMatchObject([
    { ...spot, version: 2, content: { intervals: [{ kind: "work" }] } },
  ]);
});

test("a cell taken back of which something newer is known stays as that", () => {
  const given = after(typedOver, rules, acts.undo());
  const newer = {
    content: { kind: "intervals", intervals: [] },
    version: 3,
    hasNote: false,
  } as const;
  const state = acts.answer(sent, answerWith({}))(acts.learn([[spot, newer]])(given, rules), rules);
  expect(state.drafts.size).toBe(0);
});

test("a cell the server refused keeps what was typed with the reason, and is sent again only after an edit", () => {
  const records = answerWith({ outcome: "refused", messages: ["Η ημέρα είναι κλειδωμένη"] });
  const state = acts.answer(sent, records)(typedOver, rules);
  expect(picture(state, rules)[0]).toBe("a..");
  expect(draftAt(state.drafts, spot)?.answer).toEqual({
    kind: "refused",
    messages: ["Η ημέρα είναι κλειδωμένη"],
  });
  expect(cellsToSend(state.drafts)).toEqual([]);
  expect(cellsToSend(after(state, rules, pointAt(0, 0), typed("")).drafts)).toHaveLength(1);
});

test("where another person was first, both stand until a choice is made", () => {
  const state = acts.answer(sent, theirs)(typedOver, rules);
  expect(countsOf(state.drafts)).toEqual({ pending: 0, refused: 0, changed: 1 });
  expect(picture(state, rules)[0]).toBe("a..");
  expect(cellsToSend(state.drafts)).toEqual([]);

  const mine = acts.choose(spot, "mine")(state, rules);
  expect(cellsToSend(mine.drafts)).toMatchObject([{ ...spot, version: 5 }]);

  const other = acts.choose(spot, "theirs")(state, rules);
  expect(other.drafts.size).toBe(0);
  expect(picture(other, rules)[0]).toBe("...");
  expect(picture(after(other, rules, acts.undo()), rules)[0]).toBe("a..");
});

test("typing the other person's value settles the difference", () => {
  const state = acts.answer(sent, theirs)(typedOver, rules);
  expect(after(state, rules, pointAt(0, 0), typed("")).drafts.size).toBe(0);
});

test("drafts kept on the device come back, save those that were saved meanwhile", () => {
  const kept = after(typedOver, rules, pointAt(1, 1), typed("w")).drafts;
  const fresh = sheetForTests({ a1: "a" });
  const state = after(gridForTests(2, 3), fresh, acts.restore(kept));
  expect(cellsToSend(state.drafts)).toMatchObject([{ contractId: "b", day: 2, version: 0 }]);
});

import { expect, test } from "vitest";
import type { SavedRecord } from "#api/attendances.ts";
import { cellsToSend } from "./answers.ts";
import { countsOf, draftAt } from "./drafts.ts";
import { acts, type Act } from "./acts.ts";
import { applyActs, gridForTests, picture, pointAt, sheetForTests, typeText } from "./testing.ts";

const rules = sheetForTests({ a1: "w" });
const typedOver = applyActs(gridForTests(2, 3), rules, pointAt(0, 0), typeText("a"));
const sent = cellsToSend(typedOver.drafts);
const spot = { contractId: "a", day: 1 };
const onTheWay = applyActs(typedOver, rules, acts.send(sent));

function answerWith(rest: Partial<SavedRecord>): SavedRecord[] {
  const record = { contractId: "a", date: "2026-03-01", version: 2, messages: [] };
  return [{ ...record, outcome: "saved", ...rest }];
}

const theirs = answerWith({
  outcome: "changed",
  version: 5,
  current: {
    intervals: [],
    note: "",
    version: 5,
    updatedBy: "Μαρία",
    isOwn: false,
    updatedAt: "2026-03-02",
  },
});

test("a cell is sent with the version that was edited", () => {
  expect(sent).toMatchObject([{ ...spot, version: 1 }]);
});

test("a saved cell is clean, and its next edit starts from the new version", () => {
  const state = acts.answer(sent, answerWith({}))(typedOver, rules);
  expect(state.drafts.size).toBe(0);
  expect(picture(state, rules)[0]).toBe("a..");
  const edited = applyActs(state, rules, pointAt(0, 0), typeText("w"));
  expect(cellsToSend(edited.drafts)).toMatchObject([{ ...spot, version: 2 }]);
});

const stands = (version: number, text: string): Act => {
  const content = rules.read(spot, text);
  return acts.learn([[spot, { content, version, hasNote: false }]]);
};
const asSaved = (version: number) => acts.answer(sent, answerWith({ version }));
const changedBefore = acts.answer(sent, theirs);

test.each<[string, Act[], string, number]>([
  ["another's change is known first", [stands(3, ""), asSaved(2)], "...", 3],
  ["an older write is answered later", [asSaved(3), stands(3, ""), asSaved(2)], "...", 3],
  ["the previous state arrives later", [asSaved(2), stands(1, "w")], "a..", 2],
  ["the same version arrives later", [asSaved(2), stands(2, "a")], "a..", 2],
  [
    "the state found in its place is older",
    [stands(7, "w"), changedBefore, acts.choose(spot, "theirs")],
    "w..",
    7,
  ],
  ["the answer is newer", [stands(2, ""), asSaved(3)], "a..", 3],
])("of a cell and its answer the newer version wins: %s", (_, laterActs, cellText, version) => {
  const state = applyActs(onTheWay, rules, ...laterActs);
  expect(state.drafts.size).toBe(0);
  expect(picture(state, rules)[0]).toBe(cellText);
  const edited = applyActs(state, rules, pointAt(0, 0), typeText(cellText === "w.." ? "a" : "w"));
  expect(cellsToSend(edited.drafts)).toMatchObject([{ ...spot, version }]);
});

test("a cell edited while being sent stays to be saved, from the version just created", () => {
  const edited = applyActs(typedOver, rules, pointAt(0, 0), typeText(""));
  const state = acts.answer(sent, answerWith({}))(edited, rules);
  expect(cellsToSend(state.drafts)).toMatchObject([{ version: 2, content: { intervals: [] } }]);
});

test("a cell undone while being sent is restored, from the version just created", () => {
  const state = applyActs(onTheWay, rules, acts.undo(), acts.answer(sent, answerWith({})));
  expect(picture(state, rules)[0]).toBe("w..");
  expect(cellsToSend(state.drafts)).toMatchObject([
    { ...spot, version: 2, content: { intervals: [{ kind: "work" }] } },
  ]);
});

test.each([
  { by: "refused", records: answerWith({ outcome: "refused", messages: [""] }), cellText: "w.." },
  { by: "found changed by another", records: theirs, cellText: "..." },
])("a cell undone while being sent, then $by, shows what is stored", ({ records, cellText }) => {
  const state = applyActs(onTheWay, rules, acts.undo(), acts.answer(sent, records));
  expect(state.drafts.size).toBe(0);
  expect(picture(state, rules)[0]).toBe(cellText);
});

test("cells undone while being sent show what is stored if the whole write is refused", () => {
  expect(applyActs(onTheWay, rules, acts.undo(), acts.send([])).drafts.size).toBe(0);
  expect(cellsToSend(applyActs(onTheWay, rules, acts.send([])).drafts)).toEqual(sent);
});

test.each([
  { written: "written before it ended", fresh: sheetForTests({ a1: "a" }) },
  { written: "not written yet", fresh: rules },
])("an undo of a write $written is restored on the next visit", ({ fresh }) => {
  const storedDrafts = applyActs(onTheWay, rules, acts.undo()).drafts;
  const again = applyActs(gridForTests(2, 3), fresh, acts.send(sent), acts.restore(storedDrafts));
  expect(again.recovered).toEqual([spot]);
  const state = applyActs(again, fresh, acts.answer(sent, answerWith({})));
  expect(picture(state, fresh)[0]).toBe("w..");
  expect(cellsToSend(state.drafts)).toMatchObject([
    { ...spot, version: 2, content: { intervals: [{ kind: "work" }] } },
  ]);
});

test.each(["mine", "theirs"] as const)(
  "undoing the choice of %s asks again: it edits the state before the other's change",
  (whose) => {
    const conflict = acts.answer(sent, theirs)(typedOver, rules);
    const undone = applyActs(conflict, rules, acts.choose(spot, whose), acts.undo());
    expect(cellsToSend(undone.drafts)).toMatchObject(sent);
    const again = applyActs(undone, rules, acts.redo());
    expect(cellsToSend(again.drafts)).toMatchObject(whose === "mine" ? [{ version: 5 }] : []);
    const before = applyActs(undone, rules, acts.undo());
    expect(cellsToSend(before.drafts)).toMatchObject([
      { ...spot, version: 1, content: { intervals: [{ kind: "work" }] } },
    ]);
  },
);

test("a refused cell keeps what was typed with the reason, and is sent again only after an edit", () => {
  const records = answerWith({ outcome: "refused", messages: ["Η ημέρα είναι κλειδωμένη"] });
  const state = acts.answer(sent, records)(typedOver, rules);
  expect(picture(state, rules)[0]).toBe("a..");
  expect(draftAt(state.drafts, spot)?.answer).toEqual({
    kind: "refused",
    messages: ["Η ημέρα είναι κλειδωμένη"],
  });
  expect(cellsToSend(state.drafts)).toEqual([]);
  expect(cellsToSend(applyActs(state, rules, pointAt(0, 0), typeText("")).drafts)).toHaveLength(1);
});

test("if another person was first, both values stay until a choice is made", () => {
  const state = acts.answer(sent, theirs)(typedOver, rules);
  expect(countsOf(state.drafts)).toEqual({ pending: 0, refused: 0, changed: 1, own: 0 });
  expect(picture(state, rules)[0]).toBe("a..");
  expect(cellsToSend(state.drafts)).toEqual([]);

  const mine = acts.choose(spot, "mine")(state, rules);
  expect(cellsToSend(mine.drafts)).toMatchObject([{ ...spot, version: 5 }]);

  const other = acts.choose(spot, "theirs")(state, rules);
  expect(other.drafts.size).toBe(0);
  expect(picture(other, rules)[0]).toBe("...");
  expect(picture(applyActs(other, rules, acts.undo()), rules)[0]).toBe("a..");
});

test("typing the other person's value resolves the conflict", () => {
  const state = acts.answer(sent, theirs)(typedOver, rules);
  expect(applyActs(state, rules, pointAt(0, 0), typeText("")).drafts.size).toBe(0);
});

test("stored drafts are restored, except those saved meanwhile", () => {
  const storedDrafts = applyActs(typedOver, rules, pointAt(1, 1), typeText("w")).drafts;
  const fresh = sheetForTests({ a1: "a" });
  const state = applyActs(gridForTests(2, 3), fresh, acts.restore(storedDrafts));
  expect(cellsToSend(state.drafts)).toMatchObject([{ contractId: "b", day: 2, version: 0 }]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import type { SavedRecord } from "#api/attendances.ts";
import { cellsToSend } from "./answers.ts";
import { contentOf } from "./content.ts";
import type { EditorState } from "./editor-state.ts";
import { acts, type Act } from "./acts.ts";
import type { SheetRules } from "./rules.ts";
import { applyActs, gridForTests, picture, pointAt, sheetForTests, typeText } from "./testing.ts";

const rules = sheetForTests({ a1: "w", b2: "a", c3: "w" }, ["a3", "b1"], [4]);
const empty = gridForTests(4, 5);

const place = fc.record({ row: fc.nat({ max: 3 }), column: fc.nat({ max: 5 }) });
const text = fc.constantFrom("w", "a", "", "zz");
const block = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 3 });
const onward = fc.constantFrom("down" as const, "right" as const, null);
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(place, fc.boolean()).map((given) => acts.point(...given)),
  fc.tuple(text, onward, fc.boolean()).map((given) => acts.enter(...given)),
  fc.constantFrom("down" as const, "right" as const).map(acts.fill),
  fc.constantFrom(acts.clear(), acts.discard(), save),
  block.map(acts.paste),
);

/** Saves every draft that can be sent, as its next version. */
function save(state: EditorState): EditorState {
  return saveOn(rules)(state);
}

function saveOn(of: SheetRules) {
  return (state: EditorState): EditorState => {
    const sent = cellsToSend(state.drafts);
    const records = sent.map((cell): SavedRecord => ({
      contractId: cell.contractId,
      date: `2026-03-0${cell.day}`,
      outcome: "saved",
      version: cell.version + 1,
      messages: [],
    }));
    return acts.answer(sent, records)(state, of);
  };
}

function steps(state: EditorState, one: Act, count: number): EditorState {
  return applyActs(state, rules, ...Array<Act>(count).fill(one));
}

test("after any acts, undo restores the state before and redo the state after", () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 20 }), (done) => {
      const end = applyActs(empty, rules, ...done);
      const count = end.journal.done.length;
      const undone = steps(end, acts.undo(), count);
      expect(picture(undone, rules)).toEqual(picture(empty, rules));
      if (!done.includes(save)) expect(undone.drafts.size).toBe(0);
      expect(picture(steps(undone, acts.redo(), count), rules)).toEqual(picture(end, rules));
    }),
  );
});

test("a bulk change is one step, and undoing it restores its selection", () => {
  const area = [pointAt(0, 1), pointAt(2, 2, true)] as const;
  const typedOver = applyActs(empty, rules, ...area, acts.enter("a", null, true));
  const elsewhere = applyActs(typedOver, rules, pointAt(3, 0), acts.undo());
  expect(picture(elsewhere, rules)).toEqual(picture(empty, rules));
  expect(elsewhere.selection).toEqual(typedOver.selection);
  expect(elsewhere.notice).toEqual({ kind: "undone", cells: 4, stayed: 0 });
});

test("undoing a saved change is a change to save", () => {
  const saved = save(applyActs(empty, rules, pointAt(3, 0), typeText("w")));
  expect(saved.drafts.size).toBe(0);
  const undone = applyActs(saved, rules, acts.undo());
  expect(cellsToSend(undone.drafts)).toMatchObject([
    { contractId: "d", day: 1, version: 1, content: { intervals: [] } },
  ]);
});

test("a new act clears what could be redone", () => {
  const state = applyActs(empty, rules, typeText("a"), acts.undo(), typeText("a"), acts.redo());
  expect(state.notice).toEqual({ kind: "nothing-to-redo" });
});

test.each([
  { by: "another hand", theirs: "w", undone: ["w.a"], stayed: 1, redone: ["waa"] },
  { by: "nobody", theirs: null, undone: ["..a"], stayed: 0, redone: ["aaa"] },
])("undo reverts only one's own changes: one of two days was changed by $by since", (given) => {
  const here = sheetForTests({ a3: "a" });
  const grid = gridForTests(1, 3);
  const area = [pointAt(0, 0), pointAt(0, 1, true)] as const;
  const typedOver = applyActs(grid, here, ...area, acts.enter("a", null, true));
  const theirs = contentOf([{ kind: "work", from: null, to: null, mark: "typed" }]);
  const stands = { content: theirs, version: 3, hasNote: false };
  const saved = saveOn(here)(typedOver);
  const latestState = given.theirs
    ? acts.learn([[{ contractId: "a", day: 1 }, stands]])(saved, here)
    : saved;
  const undone = applyActs(latestState, here, acts.undo());
  expect(picture(undone, here)).toEqual(given.undone);
  expect(undone.notice).toMatchObject({ kind: "undone", stayed: given.stayed });
  expect(picture(applyActs(undone, here, acts.redo()), here)).toEqual(given.redone);
});

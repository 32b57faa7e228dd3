import type { RefObject } from "react";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { toast } from "#web/kernel/toasts.ts";
import { acts } from "../model/acts.ts";
import type { DayModel } from "./model/day.ts";
import type { DayRow } from "./model/day-rows.ts";
import { fillsOf, type Fill } from "./model/day-rules.ts";
import { nextFlagged } from "./model/moves.ts";
import type { DayEditor } from "./use-day-editor.ts";
import { rowInFocus, useDayKeys } from "./use-day-keys.ts";

type Sheet = {
  sheet: RefObject<HTMLElement | null>;
  find: RefObject<HTMLInputElement | null>;
  model: DayModel;
  editor: DayEditor;
  /** The rows shown, in their order. */
  visibleRows: readonly DayRow[];
  /** Why nothing can be recorded, and why the sheet cannot be submitted. */
  refusal: string | null;
  submitRefusal: string | null;
  /** The keys belong to a dialog over the sheet. */
  isElsewhere: boolean;
};

/** Commands for the whole sheet, by key and by button. */
export function useDayCommands(given: Sheet) {
  const { sheet, find, model, editor, visibleRows } = given;
  const { state, act, rules, saving, outside } = editor;
  const fill = (how: Fill) => {
    const proposals = fillsOf(state, rules, model, how);
    toast.info(t.filled(proposals.length), { durationMs: 2500 });
    act(acts.fillIn(proposals));
  };
  const walk = (step: 1 | -1, leadsTo = isDoubtful) => {
    const from = rowInFocus();
    const row = nextFlagged(visibleRows.map(leadsTo), from, step);
    if (outside.leads(row < 0 || step * (row - from) <= 0)) return;
    if (row < 0) toast.info(t.nothingDoubtful, { durationMs: 2500 });
    else goTo(row);
  };
  const save = () => given.refusal === null && !saving.isSending && saving.save();
  const submit = () => {
    if (saving.isSending) return;
    if (model.state !== "open") save();
    else if (given.submitRefusal === null) editor.submit();
    else toast.error(given.submitRefusal);
  };
  const { goTo, strike } = useDayKeys(sheet, given.isElsewhere, {
    "as-planned": () => fill("as-planned"),
    "like-yesterday": () => fill("like-yesterday"),
    "next-doubt": () => walk(1),
    "last-doubt": () => walk(-1),
    undo: () => act(acts.undo()),
    redo: () => act(acts.redo()),
    save,
    submit,
    find: () => find.current?.focus(),
  });
  return {
    fill,
    save,
    submit,
    goTo,
    strike,
    nextDoubt: () => walk(1),
    nextPending: () => walk(1, ({ view }) => view.isPending),
  };
}

/** The commands that keys and buttons run on the whole sheet. */
export type DayCommands = ReturnType<typeof useDayCommands>;

function isDoubtful({ view, isWrong, person }: DayRow): boolean {
  return view.isDoubtful || isWrong || person.disputed !== undefined;
}

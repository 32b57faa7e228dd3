import type { ClipboardEvent } from "react";
import { statusTexts } from "#texts/attendance.ts";
import { toast } from "#web/kernel/toasts.ts";
import { acts } from "../model/acts.ts";
import { contentAt } from "../model/editor-state.ts";
import { deviceDaysChanged } from "../model/journal.ts";
import { areaOf } from "../model/place.ts";
import { parseTsv, writeTsv } from "../model/tsv.ts";
import { totalTexts } from "./totals.ts";
import type { Grid } from "./use-grid.ts";

/** More cells than any sheet has; a larger paste is a mistake. */
const mostPasted = 2_000_000;

/** Copy, cut and paste as tab-separated text, which spreadsheets read and write. */
export function clipboardOf(grid: Grid) {
  const copy = (event: ClipboardEvent) => {
    if (grid.state.editing) return;
    const block = selectedTexts(grid);
    event.clipboardData.setData("text/plain", writeTsv(block));
    event.preventDefault();
    toast.info(statusTexts.copied(block.length * (block[0]?.length ?? 0)));
  };
  return {
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      copy(event);
      if (!grid.state.editing) grid.act(acts.clear());
    },
    onPaste: (event: ClipboardEvent) => {
      if (grid.state.editing) return;
      const text = event.clipboardData.getData("text/plain");
      event.preventDefault();
      if (text !== "" && text.length <= mostPasted) void paste(grid, text);
    },
  };
}

/** Times recorded by devices are replaced only if the user agrees, once for the whole paste. */
async function paste({ state, rules, act }: Grid, text: string): Promise<void> {
  const done = acts.paste(parseTsv(text));
  const replaced = deviceDaysChanged(state, done(state, rules));
  if (replaced > 0) {
    const { agreesToPaste } = await import("./agrees-to-paste.ts");
    if (!(await agreesToPaste(replaced))) return;
  }
  act(done);
}

function selectedTexts({ state, rules, viewOf }: Grid): string[][] {
  const { top, left, bottom, right } = areaOf(state.selection);
  return state.order.slice(top, bottom + 1).map((contractId) => {
    const texts: string[] = [];
    for (let day = left + 1; day <= Math.min(right + 1, state.days); day++) {
      const spot = { contractId, day };
      texts.push(rules.textOf(spot, contentAt(state, rules, spot)));
    }
    if (right < state.days) return texts;
    const totals = totalTexts(viewOf(contractId));
    return [...texts, ...totals.slice(Math.max(0, left - state.days), right - state.days + 1)];
  });
}

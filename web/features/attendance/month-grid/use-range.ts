import { useCallback, useState } from "react";
import { untilWords } from "#texts/entry.ts";
import type { AskedRange } from "../entry/range-dialog.tsx";
import { acts } from "../model/acts.ts";
import type { Spot } from "../model/drafts.ts";
import { typedRange, type TypedRange } from "../model/range.ts";
import type { LeaveOf } from "../use-leave.ts";
import { askedRange } from "./asked-range.ts";
import type { Grid } from "./use-grid.ts";

/** A text asked for many days of one person: shown first, put in when it is agreed to. */
export function useRange(grid: Grid, leaveOf: LeaveOf) {
  const [asked, setAsked] = useState<AskedRange | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { sheet, act } = grid;
  const ask = (spot: Spot, range: TypedRange) => {
    setAsked(askedRange(grid, sheet.days[0] ?? "", spot, range));
    setOpen(true);
  };
  return {
    ask,
    /** The range that a text typed for a day says; null where it says none. */
    rangeAt: useCallback(
      (spot: Spot, text: string) => typedRange(text, sheet.days[spot.day - 1] ?? "", untilWords),
      [sheet],
    ),
    dialog: asked && {
      asked,
      leaveOf,
      opened: isOpen,
      onAgree: () => {
        setOpen(false);
        act(acts.fillIn(asked.preview.proposals));
      },
      onClose: () => setOpen(false),
    },
  };
}

export type Range = ReturnType<typeof useRange>;

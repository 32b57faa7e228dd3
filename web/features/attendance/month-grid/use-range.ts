import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { daysBetween } from "#domain/calendar/day.ts";
import { rangeTexts } from "#texts/leave-range.ts";
import { untilWords } from "#texts/entry.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { acts } from "../model/acts.ts";
import type { Spot } from "../model/drafts.ts";
import { isRangeRefused, longestRange, parseRange, type DayRange } from "../model/range.ts";
import type { LeaveOf } from "../use-leave.ts";
import type { RangeFindings } from "./months-beyond.ts";
import type { Grid } from "./use-grid.ts";

type OpenRange = RangeFindings & { spot: Spot; range: DayRange };

/** A text entered for many days of one person: previewed first, entered once the user agrees. */
export function useRange(grid: Grid, leaveOf: LeaveOf) {
  const { id: organizationId } = useOrganization();
  const [found, setFound] = useState<OpenRange | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { sheet, act } = grid;
  const latest = useRef(grid);
  useLayoutEffect(() => {
    latest.current = grid;
  }, [grid]);
  const find = async (spot: Spot, range: DayRange): Promise<OpenRange> => {
    const { findRange: foundRange } = await import("./months-beyond.ts");
    const found = await foundRange(organizationId, () => latest.current, spot, range);
    return { spot, range, ...found };
  };
  /** If the question cannot be asked now, the text stays in the cell as it was typed. */
  const keepTyped = (spot: Spot, { fullText }: DayRange) => {
    if (fullText !== undefined) act(acts.enterAt(spot, fullText));
  };
  const ask = async (spot: Spot, range: DayRange) => {
    if (daysBetween(sheet.days[spot.day - 1] ?? "", range.until) >= longestRange) {
      toast.error(rangeTexts.tooLong);
      return keepTyped(spot, range);
    }
    setAsked(true);
    try {
      setFound(await find(spot, range));
      setOpen(true);
    } catch (error) {
      setAsked(false);
      toast.failure(error);
      keepTyped(spot, range);
    }
  };
  const close = () => {
    setOpen(false);
    setAsked(false);
  };
  return {
    ask: (spot: Spot, range: DayRange) => void ask(spot, range),
    /** A range was requested and neither agreed to nor cancelled. */
    isAsked,
    /** The range that a text typed for a day means; null if it is not a range. */
    rangeAt: useCallback(
      (spot: Spot, text: string) => parseRange(text, sheet.days[spot.day - 1] ?? "", untilWords),
      [sheet],
    ),
    dialog: found && {
      question: found.question,
      leaveOf,
      opened: isOpen,
      onAgree: () => {
        close();
        if (isRangeRefused(found.question)) return keepTyped(found.spot, found.range);
        act(acts.learn(found.beyond));
        act(acts.fillIn(found.question.preview.proposals));
      },
      onClose: close,
    },
  };
}

export type Range = ReturnType<typeof useRange>;

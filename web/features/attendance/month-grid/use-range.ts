import { useCallback, useState } from "react";
import { reasonOf } from "#domain/attendance/intervals.ts";
import { untilWords } from "#texts/entry.ts";
import { daysLeft } from "../entry/left-of.ts";
import type { AskedRange } from "../entry/range-dialog.tsx";
import { acts } from "../model/acts.ts";
import type { Spot } from "../model/drafts.ts";
import { rangePreview, typedRange, type TypedRange } from "../model/range.ts";
import type { LeaveOf } from "../use-leave.ts";
import type { Grid } from "./use-grid.ts";

/** A text asked for many days of one person: shown first, put in when it is agreed to. */
export function useRange(grid: Grid, leaveOf: LeaveOf) {
  const [asked, setAsked] = useState<AskedRange | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { sheet, act } = grid;
  const ask = (spot: Spot, range: TypedRange) => {
    setAsked(askedRange(grid, leaveOf, spot, range));
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

function askedRange(grid: Grid, leaveOf: LeaveOf, spot: Spot, range: TypedRange): AskedRange {
  const { sheet, state, rules, viewOf } = grid;
  const { days, vocabulary } = sheet;
  const to = days.findLast((day) => day <= range.until) ?? "";
  const isHoliday = (day: number) => sheet.natureOf(days[day - 1] ?? "").kind === "holiday";
  const preview = rangePreview(state, rules, spot, days.indexOf(to) + 1, range.text, isHoliday);
  const content = preview.proposals[0]?.[1];
  const interval = content?.kind === "intervals" ? content.intervals[0] : undefined;
  const reason = interval ? reasonOf(interval, vocabulary.reasons) : null;
  const code = reason?.code ?? "";
  const taken = new Set(preview.proposals.map(([{ day }]) => day));
  const used = viewOf(spot.contractId).days.filter(
    ({ result }, index) => result.reason === code && !taken.has(index + 1),
  ).length;
  const from = days[spot.day - 1] ?? "";
  const contract = sheet.contracts.get(spot.contractId);
  return {
    who: `${contract?.lastName} ${contract?.firstName}`,
    text: range.text,
    title: reason?.title ?? range.text,
    from,
    to,
    until: range.until,
    preview,
    days,
    left: daysLeft(leaveOf(spot.contractId), code, from, used + taken.size),
    needsDocument: reason?.requiresDocument ?? false,
    documentDueDays: reason?.documentDueDays ?? null,
  };
}

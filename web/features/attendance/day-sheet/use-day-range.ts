import { useCallback, useLayoutEffect, useRef, useState } from "react";
import { attendances } from "#api/attendances.ts";
import { daysBetween, monthOf } from "#domain/calendar/day.ts";
import { untilWords } from "#texts/entry.ts";
import { rangeTexts } from "#texts/leave-range.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import { useSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { acts, type Act } from "../model/acts.ts";
import type { Spot } from "../model/drafts.ts";
import type { EditorState } from "../model/editor-state.ts";
import { isRangeRefused, longestRange, parseRange, type DayRange } from "../model/range.ts";
import type { RangeOfDay } from "./day-range.ts";
import type { DayModel } from "./model/day.ts";

/** A leave of many days typed on the sheet of its first day: its effect on the month is previewed, and it is entered on agreement. */
export function useDayRange(model: DayModel, state: EditorState, act: (act: Act) => void) {
  const organizationId = useOrganization().id;
  const writesLocked = useSession()?.area === "Administrator";
  const [found, setFound] = useState<RangeOfDay | null>(null);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef({ model, state });
  useLayoutEffect(() => {
    latest.current = { model, state };
  }, [model, state]);
  const find = useCallback(
    async (spot: Spot, range: DayRange) => {
      const { date, structure } = latest.current.model;
      if (daysBetween(date, range.until) >= longestRange) return toast.error(rangeTexts.tooLong);
      const place = { organizationId, structureId: structure.id, month: monthOf(date) };
      const [{ rangeOfDay }, answer] = await Promise.all([
        import("./day-range.ts"),
        queryClient.fetchQuery(queryOf(attendances.getMonthSheet, place)),
      ]);
      const { model: sheet, state: now } = latest.current;
      setFound(await rangeOfDay(organizationId, answer, writesLocked, sheet, now, spot, range));
      return setOpen(true);
    },
    [organizationId, writesLocked],
  );
  const ask = useCallback(
    (spot: Spot, range: DayRange) => void find(spot, range).catch(toast.failure),
    [find],
  );
  const { date } = model;
  return {
    /** The range that a text means; null if it is not a range. */
    of: useCallback((text: string) => parseRange(text, date, untilWords), [date]),
    ask,
    isOpen,
    dialog: found && {
      question: found.question,
      leaveOf: model.leaveOf,
      opened: isOpen,
      onAgree: () => {
        setOpen(false);
        if (isRangeRefused(found.question)) return;
        act(acts.learn(found.stored));
        act(acts.fillIn(found.question.preview.proposals));
      },
      onClose: () => setOpen(false),
    },
  };
}

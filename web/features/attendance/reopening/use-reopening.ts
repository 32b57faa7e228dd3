import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import type { MonthOfContract } from "#api/closed-months.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { ReopeningMonth } from "./months-of-sheet.ts";

/** Called once the user knows which months reopen. */
type Onward = (reopens: MonthOfContract[]) => void;

/** The question before a save that reopens months. */
export type ReopeningQuestion = {
  /** Continues at once if nothing reopens that was not agreed to; else asks, and continues after agreement. */
  before: (onward: Onward) => void;
  dialog: {
    opened: boolean;
    months: readonly ReopeningMonth[];
    onAgree: () => void;
    onClose: () => void;
  };
};

type PendingReopening = { months: readonly ReopeningMonth[]; onward: Onward };

const nothing: PendingReopening = { months: [], onward: () => undefined };

/** Asks once for each month and the act that closed it. `reopening` are those with a change that waits to be saved. */
export function useReopening(
  month: Month,
  reopening: readonly ReopeningMonth[],
): ReopeningQuestion {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [pendingReopening, setPendingReopening] = useState(nothing);
  const [opened, dialog] = useDisclosure(false);
  const reopens = reopening.map(({ contractId }) => ({ contractId, month }));
  return {
    before: (onward) => {
      const months = reopening.filter((one) => !agreed.has(keyOf(one)));
      if (months.length === 0) return onward(reopens);
      setPendingReopening({ months, onward });
      return dialog.open();
    },
    dialog: {
      opened,
      months: pendingReopening.months,
      onAgree: () => {
        setAgreed(new Set([...agreed, ...reopening.map(keyOf)]));
        dialog.close();
        pendingReopening.onward(reopens);
      },
      onClose: dialog.close,
    },
  };
}

function keyOf({ contractId, since }: ReopeningMonth): string {
  return `${contractId} ${since ?? ""}`;
}

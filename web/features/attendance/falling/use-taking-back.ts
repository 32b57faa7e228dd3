import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import type { MonthOfContract } from "#api/handed-in-months.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { FallingMonth } from "./months-of-sheet.ts";

/** What is done once whoever saves knows which months fall. */
type Onward = (takesBack: MonthOfContract[]) => void;

/** The question that stands before a save which takes months back. */
export type TakingBack = {
  /** Goes on at once where nothing falls that was not agreed to; else asks, and goes on when it is. */
  before: (onward: Onward) => void;
  dialog: {
    opened: boolean;
    months: readonly FallingMonth[];
    onAgree: () => void;
    onClose: () => void;
  };
};

type Asked = { months: readonly FallingMonth[]; onward: Onward };

const nothing: Asked = { months: [], onward: () => undefined };

/** Asks once for each month and the act that handed it in. `falling` are those of which something changed waits to be saved. */
export function useTakingBack(month: Month, falling: readonly FallingMonth[]): TakingBack {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(nothing);
  const [opened, dialog] = useDisclosure(false);
  const takesBack = falling.map(({ contractId }) => ({ contractId, month }));
  return {
    before: (onward) => {
      const months = falling.filter((one) => !agreed.has(keyOf(one)));
      if (months.length === 0) return onward(takesBack);
      setAsked({ months, onward });
      return dialog.open();
    },
    dialog: {
      opened,
      months: asked.months,
      onAgree: () => {
        setAgreed(new Set([...agreed, ...falling.map(keyOf)]));
        dialog.close();
        asked.onward(takesBack);
      },
      onClose: dialog.close,
    },
  };
}

function keyOf({ contractId, since }: FallingMonth): string {
  return `${contractId} ${since ?? ""}`;
}

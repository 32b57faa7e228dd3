import { useState } from "react";
import { attendances } from "#api/attendances.ts";
import type { MonthOfContract } from "#api/handed-in-months.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import { useSession } from "#web/kernel/session.ts";
import type { FallingMonth } from "../falling/months-of-sheet.ts";
import { useTakingBack, type TakingBack } from "../falling/use-taking-back.ts";
import type { Act } from "../month-grid/model/acts.ts";
import type { Drafts } from "../month-grid/model/drafts.ts";
import type { Delivery } from "./courier.ts";
import { useSaving, type SavingPlace } from "./use-saving.ts";

/**
 * Saving that first asks about months that would fall, and an administrator why; `afterwards` is told whether nothing is
 * left unsaved.
 */
export type AskedSaving = Delivery & {
  save: (afterwards?: (isClean: boolean) => void) => void;
  hurry: () => void;
  takingBack: TakingBack["dialog"];
  reasonDialog: { opened: boolean; onReason: (reason: string) => void; onClose: () => void };
};

type Asked = { takesBack: MonthOfContract[]; afterwards: (isClean: boolean) => void };

/** As `useSaving`, with the questions that stand before it. `falling` are months of which something waits to be saved. */
export function useAskedSaving(
  place: SavingPlace,
  drafts: Drafts,
  falling: readonly FallingMonth[],
  act: (act: Act) => void,
): AskedSaving {
  const { save: saveFor, ...saving } = useSaving(place, drafts, act);
  const { before, dialog: takingBack } = useTakingBack(monthOf(place.days[0] ?? ""), falling);
  const mustSayWhy = useSession()?.area === "Administrator";
  const [asked, setAsked] = useState<Asked | null>(null);
  const send = async (reason: string, { takesBack, afterwards }: Asked) => {
    const isClean = await saveFor({ reason, takesBack });
    if (takesBack.length > 0) await invalidate(queryClient, [attendances.getMonthSheet]);
    afterwards(isClean);
  };
  const save = (afterwards: (isClean: boolean) => void = ignore) =>
    before((takesBack) => {
      if (mustSayWhy && drafts.size > 0) setAsked({ takesBack, afterwards });
      else void send("", { takesBack, afterwards });
    });
  return {
    ...saving,
    save,
    takingBack,
    reasonDialog: {
      opened: asked !== null,
      onReason: (reason) => {
        setAsked(null);
        if (asked) void send(reason, asked);
      },
      onClose: () => setAsked(null),
    },
  };
}

function ignore(): void {}

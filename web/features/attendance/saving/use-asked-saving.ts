import { useState } from "react";
import { useSession } from "#web/kernel/session.ts";
import type { Act } from "../month-grid/model/acts.ts";
import type { Drafts } from "../month-grid/model/drafts.ts";
import type { Delivery } from "./courier.ts";
import { useSaving, type SavingPlace } from "./use-saving.ts";

/** Saving that first asks an administrator why; `afterwards` is told whether nothing is left unsaved. */
export type AskedSaving = Delivery & {
  save: (afterwards?: (isClean: boolean) => void) => void;
  hurry: () => void;
  reasonDialog: { opened: boolean; onReason: (reason: string) => void; onClose: () => void };
};

/** As `useSaving`, with the question that administrators answer before their changes are saved. */
export function useAskedSaving(
  place: SavingPlace,
  drafts: Drafts,
  act: (act: Act) => void,
): AskedSaving {
  const { save: saveFor, ...saving } = useSaving(place, drafts, act);
  const mustSayWhy = useSession()?.area === "Administrator";
  const [asked, setAsked] = useState<{ afterwards: (isClean: boolean) => void } | null>(null);
  const save = (afterwards: (isClean: boolean) => void = ignore) => {
    if (mustSayWhy && drafts.size > 0) setAsked({ afterwards });
    else void saveFor().then(afterwards);
  };
  return {
    ...saving,
    save,
    reasonDialog: {
      opened: asked !== null,
      onReason: (reason) => {
        setAsked(null);
        void saveFor(reason).then(asked?.afterwards);
      },
      onClose: () => setAsked(null),
    },
  };
}

function ignore(): void {}

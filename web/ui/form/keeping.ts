import { createContext, useContext, useLayoutEffect } from "react";

/** Forms inside a dialog tell it here what closing it would lose, and while what they sent has no answer. */
export type Keeping = Set<Kept>;

type Kept = { wouldLose: () => boolean; isSending: boolean };

/** The dialog around a form, if there is one. */
export const KeepingContext = createContext<Keeping | null>(null);

/** Tells the dialog around, while the form stands in it, whether something would be lost, and whether it is being sent. */
export function useKept(wouldLose: () => boolean, isSending = false): void {
  const keeping = useContext(KeepingContext);
  useLayoutEffect(() => {
    const kept = { wouldLose, isSending };
    keeping?.add(kept);
    return () => {
      keeping?.delete(kept);
    };
  }, [keeping, wouldLose, isSending]);
}

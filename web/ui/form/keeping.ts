import { createContext, useContext, useLayoutEffect } from "react";

/** Where forms inside a dialog register what closing it would lose, and whether they are being sent; cleared as the user leaves. */
export type Keeping = Set<{ wouldLose: () => boolean; isSending: boolean }>;

/** The dialog around a form, if there is one. */
export const KeepingContext = createContext<Keeping | null>(null);

/** Registers with the surrounding dialog, while the form is mounted, whether something would be lost, and whether it is being sent. */
export function useLossGuard(wouldLose: () => boolean, isSending = false): Keeping | null {
  const keeping = useContext(KeepingContext);
  useLayoutEffect(() => {
    const entry = { wouldLose, isSending };
    keeping?.add(entry);
    return () => {
      keeping?.delete(entry);
    };
  }, [keeping, wouldLose, isSending]);
  return keeping;
}

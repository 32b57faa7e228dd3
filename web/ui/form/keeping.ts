import { createContext, useContext, useLayoutEffect } from "react";

/** Forms inside a dialog tell it here what closing it would lose. */
export type Keeping = Set<() => boolean>;

/** The dialog around a form, if there is one. */
export const KeepingContext = createContext<Keeping | null>(null);

/** Tells the dialog around, while the form stands in it, whether something would be lost. */
export function useKept(wouldLose: () => boolean): void {
  const keeping = useContext(KeepingContext);
  useLayoutEffect(() => {
    keeping?.add(wouldLose);
    return () => {
      keeping?.delete(wouldLose);
    };
  }, [keeping, wouldLose]);
}

import { use, useEffect } from "react";
import { CountOfPage } from "./page.tsx";
import { formatCount } from "./formats.ts";

/** The page's title says how many there are, for as long as the list stands. */
export function useCountOfPage(count: number | null, countedTo?: number): void {
  const tell = use(CountOfPage);
  useEffect(() => {
    tell(count === null ? null : formatCount(count, countedTo));
    return () => tell(null);
  }, [tell, count, countedTo]);
}

import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { toDay } from "../day-sheet/to-day.ts";

/** Links to the sheets of a structure's days. */
export type DaySheets = { hrefOf: (day: string) => string; open: (day: string) => void };

/** The sheets of a structure's days, with the addresses that the browser shows. */
export function useDaySheets(structureId: string): DaySheets {
  const router = useRouter();
  return useMemo(() => {
    return {
      hrefOf: (day) => router.buildLocation(toDay(structureId, day)).href,
      open: (day) => void router.navigate(toDay(structureId, day)),
    };
  }, [router, structureId]);
}

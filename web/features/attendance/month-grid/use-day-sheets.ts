import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { toDay } from "../day-sheet/to-day.ts";

/** The sheets of a structure's days, each by its address. */
export type DaySheets = { hrefOf: (day: string) => string; open: (day: string) => void };

/** The sheets of the days of a structure, by the addresses that the browser shows. */
export function useDaySheets(structureId: string): DaySheets {
  const router = useRouter();
  return useMemo(() => {
    return {
      hrefOf: (day) => router.buildLocation(toDay(structureId, day)).href,
      open: (day) => void router.navigate(toDay(structureId, day)),
    };
  }, [router, structureId]);
}

import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";

/** The sheets of a structure's days, each by its address. */
export type DaySheets = { hrefOf: (day: string) => string; open: (day: string) => void };

export function useDaySheets(structureId: string): DaySheets {
  const router = useRouter();
  return useMemo(() => {
    const at = (date: string) => ({
      to: "/attendances/attendance-records/$id/$date" as const,
      params: { id: structureId, date },
    });
    return {
      hrefOf: (day) => router.buildLocation(at(day)).href,
      open: (day) => void router.navigate(at(day)),
    };
  }, [router, structureId]);
}

import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { attendances } from "#api/attendances.ts";
import { lastDay, type Month } from "#domain/calendar/day.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { openingOf } from "#web/kernel/calls.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useSession } from "#web/kernel/session.ts";
import { today } from "#web/kernel/today.ts";
import { reasonsQuery, vocabularyOf } from "../attendance.queries.ts";
import { gridSheet } from "./model/sheet.ts";

/** The month of a structure as the grid works on it, and the query it comes from. */
export function useMonthSheet(structureId: string, month: Month) {
  const mayWrite = useRefusalTo("attendance.record") === null;
  const writesLocked = useSession()?.area === "Administrator";
  const { data: current } = useSuspenseQuery(openingOf(attendances.getReasons, {}));
  const { data: reasons = current } = useQuery(reasonsQuery(lastDay(month)));
  const found = useAnswer(attendances.getMonthSheet, { structureId, month });
  const vocabulary = useMemo(() => vocabularyOf(reasons), [reasons]);
  const answer = found.data;
  const now = today();
  const sheet = useMemo(
    () => (answer ? gridSheet(answer, { today: now, vocabulary, mayWrite, writesLocked }) : null),
    [answer, now, vocabulary, mayWrite, writesLocked],
  );
  return { sheet, found };
}

import { useEffect } from "react";
import { dashboard } from "#api/dashboard.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { waiting } from "./waiting.tsx";

const minute = 60_000;

type Props = { organizationId: string };

/** Asks what waits for the person, of one call, anew with each page where the last answer is old. Shows nothing. */
export function AskWaiting({ organizationId }: Props) {
  const { data } = useSideAnswer(dashboard.getWaiting, { organizationId }, { staleTime: minute });
  useEffect(() => waiting.set(data ?? null), [data]);
  return null;
}

import { useEffect } from "react";
import { dashboard } from "#api/dashboard.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { waiting } from "./waiting.tsx";

const minute = 60_000;

/** Fetches what is waiting for the user, for one body, again with each page if the last answer is old. Renders nothing. */
export function AskWaiting({ organizationId }: { organizationId: string }) {
  const { data } = useSideAnswer(dashboard.getWaiting, { organizationId }, { staleTime: minute });
  useEffect(() => waiting.set(data ?? null), [data]);
  return null;
}

import { useQuery } from "@tanstack/react-query";
import { dashboard } from "#api/dashboard.ts";
import { agencyTexts as t } from "#texts/agency.ts";
import { sideQueryOf } from "#web/kernel/calls.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { systemTrouble } from "./system-work.ts";
import { WorkList } from "./work-list.tsx";

/** What is wrong with the installation, above the rest of an administrator's home; nothing where all is well. */
export function SystemTrouble() {
  const { data, error, refetch, isFetching } = useQuery(sideQueryOf(dashboard.getSystem, {}));
  if (error) return <RetryError error={error} onRetry={refetch} busy={isFetching} />;
  const work = data ? systemTrouble(data) : [];
  return work.length > 0 && <WorkList title={t.systemTrouble} work={work} />;
}

import { dashboard } from "#api/dashboard.ts";
import { systemStateTexts as t } from "#texts/system-state.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { isAwaited } from "#web/ui/pending.tsx";
import { systemTrouble } from "./system-work.ts";
import { WorkList } from "./work-list.tsx";

/** What is wrong with the installation, among what waits on an administrator's home; nothing where all is well. */
export function SystemTrouble() {
  const found = useSideAnswer(dashboard.getSystem, {});
  if (isAwaited(found)) return <span data-first />;
  const work = found.data ? systemTrouble(found.data) : [];
  return (
    <>
      {found.error && (
        <RetryError error={found.error} onRetry={found.refetch} busy={found.isFetching} />
      )}
      {work.length > 0 && <WorkList title={t.systemTrouble} work={work} />}
    </>
  );
}

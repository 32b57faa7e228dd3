import { dashboard } from "#api/dashboard.ts";
import type { OrganizationOfUser } from "#api/organizations.ts";
import type { Role } from "#domain/access.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { isAwaited, Pending } from "#web/ui/pending.tsx";
import { bodyWork } from "./body-work.tsx";
import { WorkList } from "./work-list.tsx";

type Props = { organization: OrganizationOfUser; role: Role };

/** Only what waits on the user in the organization. */
export function BodyWaits({ organization, role }: Props) {
  const found = useAnswer(dashboard.getOverview, { organizationId: organization.id });
  // The number of lines is known only when they arrive: what is below them waits for that.
  return (
    <div data-first={isAwaited(found) || undefined}>
      <Pending found={found} rows={4}>
        {(overview) => (
          <WorkList
            work={bodyWork(overview, { role, organization })}
            isAtWork={overview.structureCount > 0}
          />
        )}
      </Pending>
    </div>
  );
}

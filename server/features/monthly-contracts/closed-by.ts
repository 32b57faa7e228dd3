import { sql } from "kysely";
import type { Month } from "#domain/calendar/day.ts";
import type { LockedMonth } from "#server/features/month-acts/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { NotificationLeft } from "#server/kernel/notifications.ts";

/** Those who submitted or signed the months learn what became of them; nobody where there are none. */
export function closedBy(
  { organizationId, now }: BodyContext,
  months: readonly LockedMonth[],
  { month, kind }: { month: Month; kind: "month-returned" | "month-approved" },
): NotificationLeft[] {
  if (months.length === 0) return [];
  const contractIds = months.map(({ contractId }) => contractId);
  const to = sql`
    select a.by_user from monthly_contract_act a
    where a.organization_id = ${organizationId} and a.month = ${month} and a.state in ('submitted', 'signed')
      and a.contract_id = any (${contractIds}::uuid[])`;
  return [{ to, kind, params: { month }, at: now }];
}

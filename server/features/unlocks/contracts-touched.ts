import { daysFrom } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { TouchedDays } from "#server/features/month-acts/public.ts";
import type { LockedRequest } from "./move-requests.ts";

type Scope = Pick<LockedRequest, "structureId" | "contractId" | "from" | "to">;

/** The contracts and days that a request would make changeable: its one contract, or all with a term in the structure then. */
export async function contractsTouched(
  db: Reader,
  organizationId: string,
  { structureId, contractId, from, to }: Scope,
): Promise<TouchedDays> {
  const days = daysFrom(from, to);
  if (contractId !== null) return { contractIds: [contractId], days };
  const rows = await db
    .selectFrom("running_term")
    .select("contract_id")
    .distinct()
    .where((of) => of.and({ organization_id: organizationId, structure_id: structureId }))
    .where("first_day", "<=", to)
    .where("last_day", ">=", from)
    .execute();
  return { contractIds: rows.flatMap((row) => row.contract_id ?? []), days };
}

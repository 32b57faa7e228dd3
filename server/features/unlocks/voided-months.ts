import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlocks, VoidedMonth } from "#api/unlocks.ts";
import { signaturesTouchedBy } from "#server/features/verification/public.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { contractsTouched } from "./contracts-touched.ts";

/** The months handed in that a grant of the request would take back to draft. 404 for another body's request. */
export function voidedMonths(
  ctx: BodyContext,
  { organizationId, id }: InputOf<typeof unlocks.getVoided>,
): Promise<OutputOf<typeof unlocks.getVoided>> {
  return readBody(ctx, async (db) => {
    const row = await db
      .selectFrom("unlock_request")
      .select(["structure_id", "contract_id", "from_day", "to_day"])
      .where("organization_id", "=", organizationId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (!row) throw new Fault("not-found");
    const scope = {
      structureId: row.structure_id,
      contractId: row.contract_id,
      from: row.from_day,
      to: row.to_day,
    };
    return { months: await monthsVoidedBy(db, organizationId, scope) };
  });
}

type Scope = Parameters<typeof contractsTouched>[2];

/** The months handed in that fall when the days of the scope are unlocked. */
export async function monthsVoidedBy(
  db: Reader,
  organizationId: string,
  scope: Scope,
): Promise<VoidedMonth[]> {
  const touched = await contractsTouched(db, organizationId, scope);
  const months = await signaturesTouchedBy(db, { organizationId, ...touched });
  return months.map((month) => ({
    contractId: month.contractId,
    month: month.month,
    person: `${month.lastName} ${month.firstName}`,
    state: month.state,
    signedAt: month.signedAt?.toISOString() ?? null,
    signedBy: month.signedBy,
  }));
}

import { sql } from "kysely";
import type { InputOf, OutputOf } from "#api/call.ts";
import type { unlocks } from "#api/unlocks.ts";
import { voidSignatures } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { voidedByUnlock } from "#texts/unlocks.ts";
import { actOnRequests } from "./act-on-requests.ts";
import { contractsTouched } from "./contracts-touched.ts";
import { monthsVoidedBy } from "./voided-months.ts";

/**
 * Grants requests for so many hours, each with its own outcome. Months handed in whose days are unlocked go back to
 * draft, and the signatures over them fall; a grant that would take others than were shown is refused.
 */
export function grantUnlocks(
  ctx: BodyContext,
  { requests, hours, answer }: InputOf<typeof unlocks.grant>,
): Promise<OutputOf<typeof unlocks.grant>> {
  const { organizationId } = ctx;
  const shown = new Map(requests.map(({ id, voids }) => [id, voids]));
  const expiresAt = new Date(ctx.now.getTime() + hours * 3_600_000);
  return actOnRequests(ctx, {
    act: "grant",
    ids: [...shown.keys()],
    reason: answer,
    expiresAt: () => expiresAt,
    first: async (tx, held) => {
      const touched = await Promise.all(
        held.map((request) => contractsTouched(tx, organizationId, request)),
      );
      const contractIds = touched.flatMap((one) => one.contractIds);
      await sql`
        select from contract where organization_id = ${organizationId} and id = any (${contractIds}::uuid[])
        order by id for no key update`.execute(tx);
    },
    before: async (tx, request) => {
      const touched = await contractsTouched(tx, organizationId, request);
      const months = await monthsVoidedBy(tx, organizationId, request);
      if (months.length !== shown.get(request.id)) return "signatures-changed";
      if (months.length === 0) return [];
      return voidSignatures(tx, ctx, { ...touched, reason: voidedByUnlock });
    },
  });
}

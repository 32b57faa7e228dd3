import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { monthLink } from "#api/month-link.ts";
import { lastDay } from "#domain/calendar/day.ts";
import { digestsOfContracts } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { type Source, write } from "#server/kernel/write.ts";
import { disputeRefusals } from "#texts/month-requests.ts";
import { type Asking, holdContract } from "./asking.ts";
import { confirmationIn, openDisputesOf, versionsOf } from "./confirmations.ts";

/**
 * Confirms the month as it was shown, once it is over. Throws `changed` with the present digest where it is another by now,
 * `refused` while the month runs, while a dispute of it waits, or where this very month is confirmed.
 */
export function confirmMonth(
  ctx: BodyContext,
  asking: Asking,
  { digest }: InputOf<typeof monthLink.confirm>,
  source: Source,
): Promise<null> {
  const { organizationId, now } = ctx;
  const { contractId, month, structureId } = asking;
  const asked = { organizationId, contractId, month };
  if (lastDay(month) >= ctx.today) throw new Fault("refused", { detail: disputeRefusals.runs });
  return write(
    ctx,
    "month.confirm",
    async (tx) => {
      await holdContract(tx, ctx, contractId);
      const digests = await digestsOfContracts(tx, { ...asked, contractIds: [contractId] });
      const present = digests.get(contractId) ?? null;
      if (present !== digest)
        throw new Fault("changed", {
          detail: disputeRefusals.otherDigest,
          current: { digest: present },
        });
      if ((await openDisputesOf(tx, asked)) > 0)
        throw new Fault("refused", { detail: disputeRefusals.openAtConfirming });
      const earlier = await confirmationIn(tx, asked);
      if (earlier && !earlier.isVoid)
        throw new Fault("refused", { detail: disputeRefusals.confirmed });
      await sql`
        insert into month_confirmation
          (organization_id, id, contract_id, month, digest, versions, totals, at, link_id, by_user)
        select ${organizationId}, ${uuid()}, ${contractId}, ${month}, ${digest}, (${versionsOf(sql`${contractId}::uuid`, asked)}),
          m.totals, ${now}, ${asking.by.link_id}::uuid, ${asking.by.by_user}::uuid
        from monthly_contract m
        where m.organization_id = ${organizationId} and m.contract_id = ${contractId} and m.month = ${month}
      `.execute(tx);
      const entry = {
        subjectKind: "monthly-contract" as const,
        subjectId: `${contractId}/${month}`,
        structureId,
        before: null,
        after: { confirmed: true, digest },
      };
      return { entries: [entry], result: null };
    },
    source,
  );
}

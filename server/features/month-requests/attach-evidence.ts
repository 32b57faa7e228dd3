import type { InputOf } from "#api/call.ts";
import type { monthLink } from "#api/month-link.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { keptEvidence } from "#server/features/documents/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import type { ReceivedFile } from "#server/kernel/received-file.ts";
import { type Source, write } from "#server/kernel/write.ts";
import { disputeRefusals } from "#texts/month-requests.ts";
import { type Asking, holdContract } from "./asking.ts";
import { entryOfDay } from "./entry-of-day.ts";

/**
 * Puts a file beside one's own dispute, judged as a document is; the bytes are kept under their digest before the row that
 * speaks of them. Throws `invalid` at `file`, `not-found` for a dispute of another month, `refused` once there is a file or
 * an answer, `unavailable` while the scanner is silent, since nothing waits here.
 */
export async function attachEvidence(
  ctx: BodyContext,
  asking: Asking,
  { id, fileName }: InputOf<typeof monthLink.attach>,
  given: { file: ReceivedFile; source: Source },
): Promise<null> {
  const { file, source } = given;
  const { organizationId } = ctx;
  const row = await keptEvidence(ctx, file, fileName);
  return write(
    ctx,
    "dispute.attach",
    async (tx) => {
      await holdContract(tx, ctx, asking.contractId);
      const dispute = await tx
        .selectFrom("day_dispute as d")
        .leftJoin("dispute_answer as a", ofOrganization("a.dispute_id", "d.id"))
        .select(["d.date", "d.structure_id as structureId", "a.at as answeredAt"])
        .where("d.organization_id", "=", organizationId)
        .where("d.id", "=", id)
        .where("d.contract_id", "=", asking.contractId)
        .executeTakeFirst();
      if (!dispute?.date.startsWith(asking.month)) throw new Fault("not-found");
      if (dispute.answeredAt !== null)
        throw new Fault("refused", { detail: disputeRefusals.answered });
      const kept = await tx
        .insertInto("dispute_file")
        .values({ organization_id: organizationId, dispute_id: id, ...row })
        .onConflict((conflict) => conflict.doNothing())
        .returning("dispute_id")
        .executeTakeFirst();
      if (!kept) throw new Fault("refused", { detail: disputeRefusals.hasFile });
      const { contractId } = asking;
      const reason = `${row.file_name} SHA-256 ${row.sha256.toString("hex")}`;
      const entry = entryOfDay({ contractId, ...dispute }, reason);
      return { entries: [entry], result: null };
    },
    source,
  );
}

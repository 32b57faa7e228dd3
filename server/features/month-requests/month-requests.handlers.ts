import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { InputOf } from "#api/call.ts";
import type { monthLink } from "#api/month-link.ts";
import type { monthRequests } from "#api/month-requests.ts";
import type { ownMonths } from "#api/own-months.ts";
import { monthOf, lastDay } from "#domain/calendar/day.ts";
import { holdContract } from "#server/features/contracts/public.ts";
import { ofOrganization } from "#server/db/of-organization.ts";
import { insertNew } from "#server/db/rows.ts";
import { reasonOut, reasonsInOrder } from "#server/features/attendance/public.ts";
import { keptEvidence } from "#server/features/documents/public.ts";
import { hasActed } from "#server/features/links/public.ts";
import { digestsOfContracts } from "#server/features/verification/public.ts";
import type { Handlers } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault, refused } from "#server/kernel/fault.ts";
import type { ReceivedFile } from "#server/kernel/received-file.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import { disputeRefusals } from "#texts/month-requests.ts";
import { requesterByAccount, requesterByLink, type Requester } from "./requester.ts";
import { confirmationIn, openDisputesOf, versionsOf } from "./confirmations.ts";
import { disputeDay } from "./dispute-day.ts";
import { entryOfDay } from "./entry-of-day.ts";
import { ownMonth, ownMonthsOf } from "./own-month.ts";
import { requestListing } from "./requests-list.ts";
import { sendRequests } from "./send-requests.ts";

export const monthRequestHandlers: Handlers<typeof monthRequests> = {
  ...requestListing.calls,
  send: sendRequests,
};

export const monthLinkHandlers: Handlers<typeof monthLink> = {
  get: async (ctx) => ({
    ...(await ownMonth(ctx, requesterByLink(ctx))),
    expiresAt: ctx.link.expiresAt.toISOString(),
  }),
  getReasons: async (ctx, query) => (await reasonsInOrder(ctx, query)).map(reasonOut),
  open: (ctx) =>
    write(ctx, "month.open", async (tx) => {
      await hasActed(tx, ctx, "opened");
      return { entries: [], result: null };
    }),
  dispute: (ctx, input) => disputeDay(ctx, requesterByLink(ctx), input),
  attach: (ctx, input, file) => attachEvidence(ctx, requesterByLink(ctx), input, file),
  confirm: (ctx, input) => confirmMonth(ctx, requesterByLink(ctx), input),
};

export const ownMonthHandlers: Handlers<typeof ownMonths> = {
  getAll: ownMonthsOf,
  dispute: async (ctx, { contractId, date, text, says }) => {
    const requester = await requesterByAccount(ctx, { contractId, month: monthOf(date) });
    return disputeDay(ctx, requester, { date, text, says });
  },
  attach: async (ctx, input, file) =>
    attachEvidence(ctx, await requesterByAccount(ctx, input), input, file),
  confirm: async (ctx, input) => confirmMonth(ctx, await requesterByAccount(ctx, input), input),
};

/**
 * Attaches a file to one's own dispute, checked like any document; the bytes are stored under their digest before the
 * row that refers to them. Throws `invalid` at `file`, `not-found` for a dispute of another month, `refused` if it
 * already has a file or an answer, `unavailable` while the scanner does not respond, since uploads are not queued here.
 */
async function attachEvidence(
  ctx: BodyContext,
  requester: Requester,
  { id, fileName }: InputOf<typeof monthLink.attach>,
  file: ReceivedFile,
): Promise<null> {
  const { organizationId } = ctx;
  const row = await keptEvidence(ctx, file, fileName);
  return write(ctx, "dispute.attach", async (tx) => {
    await holdContract(tx, ctx, requester.contractId);
    const dispute = await tx
      .selectFrom("day_dispute as d")
      .leftJoin("dispute_answer as a", ofOrganization("a.dispute_id", "d.id"))
      .select(["d.date", "d.structure_id as structureId", "a.at as answeredAt"])
      .where("d.organization_id", "=", organizationId)
      .where("d.id", "=", id)
      .where("d.contract_id", "=", requester.contractId)
      .executeTakeFirst();
    if (!dispute?.date.startsWith(requester.month)) throw new Fault("not-found");
    if (dispute.answeredAt !== null) throw refused(disputeRefusals.answered);
    const key = { organization_id: organizationId, dispute_id: id };
    if (!(await insertNew(tx, "dispute_file", { ...key, ...row })))
      throw refused(disputeRefusals.hasFile);
    const { contractId } = requester;
    const reason = `${row.file_name} SHA-256 ${row.sha256.toString("hex")}`;
    const entry = entryOfDay({ contractId, ...dispute }, reason);
    return { entries: [entry], result: null };
  });
}

/**
 * Confirms the month as it was shown, once it is over. Throws `changed` with the present digest if the month has changed since,
 * `refused` while the month is running, while a dispute of it is open, or if this exact month is already confirmed.
 */
function confirmMonth(
  ctx: BodyContext,
  requester: Requester,
  { digest }: InputOf<typeof monthLink.confirm>,
): Promise<null> {
  const { organizationId, now } = ctx;
  const { contractId, month, structureId } = requester;
  const query = { organizationId, contractId, month };
  if (lastDay(month) >= ctx.today) throw refused(disputeRefusals.runs);
  return write(ctx, "month.confirm", async (tx) => {
    await holdContract(tx, ctx, contractId);
    const digests = await digestsOfContracts(tx, { ...query, contractIds: [contractId] });
    const present = digests.get(contractId) ?? null;
    if (present !== digest)
      throw new Fault("changed", {
        detail: disputeRefusals.otherDigest,
        current: { digest: present },
      });
    if ((await openDisputesOf(tx, query)) > 0) throw refused(disputeRefusals.openAtConfirming);
    const earlier = await confirmationIn(tx, query);
    if (earlier && !earlier.isVoid) throw refused(disputeRefusals.confirmed);
    await sql`
        insert into month_confirmation
          (organization_id, id, contract_id, month, digest, versions, totals, at, link_id, by_user)
        select ${organizationId}, ${uuid()}, ${contractId}, ${month}, ${digest}, (${versionsOf(sql`${contractId}::uuid`, query)}),
          m.totals, ${now}, ${requester.by.link_id}::uuid, ${requester.by.by_user}::uuid
        from monthly_contract m
        where m.organization_id = ${organizationId} and m.contract_id = ${contractId} and m.month = ${month}
      `.execute(tx);
    const entry = entryOf("monthly-contract", `${contractId}/${month}`, {
      structureId,
      after: { confirmed: true, digest },
    });
    return { entries: [entry], result: null };
  });
}

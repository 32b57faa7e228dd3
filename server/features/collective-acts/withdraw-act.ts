import type { collectiveActs, UnchangedDay } from "#api/collective-acts.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { hasRow, insertRow } from "#server/db/rows.ts";
import {
  daysOfContracts,
  knownToRecord,
  requireReason,
} from "#server/features/attendance/public.ts";
import { holdForRecords } from "#server/features/contracts/public.ts";
import { peopleOf } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { notFound, refused } from "#server/kernel/fault.ts";
import { entryOf, write } from "#server/kernel/write.ts";
import {
  collectiveActRefusals as refusals,
  nameOfAct,
  nameOfWithdrawal,
} from "#texts/collective-acts.ts";
import { judgeWithdrawal, type StayingDay, writtenBy } from "./judge-withdrawal.ts";
import { saveInStructures } from "./save-in-structures.ts";

/**
 * Withdraws an act as one: empties the records that are still as it wrote them, and lists those that stay, each with the reason. Throws
 * `not-found` for another body's act, `refused` if it was withdrawn before or none of its records can be emptied.
 */
export const withdrawAct: Handler<typeof collectiveActs.withdraw> = async (
  ctx,
  { organizationId, id, reason },
) => {
  requireReason(ctx, reason);
  const known = await knownToRecord(ctx);
  return write(ctx, "collective-act.withdraw", async (tx) => {
    const act = await actIn(tx, organizationId, id);
    const records = await writtenBy(tx, organizationId, id);
    const contractIds = [...new Set(records.map(({ contractId }) => contractId))];
    // Of two concurrent withdrawals the second finds, once it holds the locks, that the act was withdrawn.
    await holdForRecords(tx, ctx, contractIds);
    await refuseWithdrawn(tx, organizationId, id);
    const span = { organizationId, contractIds, from: act.from, to: act.to };
    const found = await daysOfContracts(tx, known.calculator, span);
    const { emptied, stayingDays } = await judgeWithdrawal(tx, ctx, {
      code: act.code,
      records,
      found,
    });
    const { saved, entries } = await saveInStructures(tx, ctx, {
      known,
      days: emptied,
      intervals: [],
      reason: nameOfWithdrawal(nameOfAct(act)),
    });
    const staying = saved.filter(({ outcome }) => outcome !== "saved");
    const done = saved.length - staying.length;
    for (const { contractId, date, messages } of staying)
      stayingDays.push({ contractId, date, says: messages.join(" ") });
    if (done === 0) throw refused(refusals.keptAll);
    await insertRow(tx, "collective_act_withdrawal", {
      organization_id: organizationId,
      act_id: id,
      emptied: done,
      kept: stayingDays.length,
      reason,
      by_user: ctx.actor.userId,
      at: ctx.now,
    });
    const after = { emptied: done, kept: stayingDays.length };
    const withdrawn = entryOf("collective-act", id, { after, reason, date: act.from });
    return {
      entries: [...entries, withdrawn],
      result: { emptied: done, kept: await withNames(tx, organizationId, stayingDays) },
    };
  });
};

type ActToWithdraw = {
  title: string;
  number: string;
  ada: string;
  code: string;
  from: Day;
  to: Day;
};

function actIn(tx: Writer, organizationId: string, id: string): Promise<ActToWithdraw> {
  return tx
    .selectFrom("collective_act")
    .select(["title", "number", "ada", "code", "from_day as from", "to_day as to"])
    .where((of) => of.and({ organization_id: organizationId, id }))
    .executeTakeFirstOrThrow(notFound);
}

async function refuseWithdrawn(tx: Writer, organizationId: string, id: string): Promise<void> {
  const key = { organization_id: organizationId, act_id: id };
  if (await hasRow(tx, "collective_act_withdrawal", key)) throw refused(refusals.withdrawn);
}

async function withNames(
  tx: Writer,
  organizationId: string,
  stayingDays: readonly StayingDay[],
): Promise<UnchangedDay[]> {
  const byContract = Map.groupBy(stayingDays, ({ contractId }) => contractId);
  const people = await peopleOf(tx, organizationId, [...byContract.keys()]);
  return people.flatMap(({ contractId, lastName, firstName, afm }) =>
    (byContract.get(contractId) ?? []).map((one) => ({ ...one, lastName, firstName, afm })),
  );
}

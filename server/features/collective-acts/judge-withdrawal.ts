import { sql } from "kysely";
import type { UnchangedDay } from "#api/collective-acts.ts";
import type { Day } from "#domain/calendar/day.ts";
import { isLeaveOf } from "#domain/leave/day-of-leave.ts";
import type { Writer } from "#server/db/handles.ts";
import {
  barredDays,
  type ContractDay,
  type DaysOfContract,
} from "#server/features/attendance/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { ownAffairs } from "#server/kernel/own-affairs.ts";
import { dayReasonTexts as reasonTexts } from "#texts/collective-acts.ts";
import type { CurrentDay } from "./save-in-structures.ts";

/** A record that the act wrote, in which version, and whether another act has written it since. */
type Written = { contractId: string; date: Day; version: number; isOfAnother: boolean };

/** The records that an act wrote. */
export async function writtenBy(
  tx: Writer,
  organizationId: string,
  id: string,
): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select w.contract_id as "contractId", w.date, w.version, exists (
        select from collective_act_record o
        where o.organization_id = w.organization_id and o.contract_id = w.contract_id and o.date = w.date
          and o.version > w.version) as "isOfAnother"
    from collective_act_record w
    where w.organization_id = ${organizationId} and w.act_id = ${id}
    order by w.contract_id, w.date`.execute(tx);
  return rows;
}

/** A record that stays as it is, and why. */
export type StayingDay = Pick<UnchangedDay, "contractId" | "date" | "says">;
type ToJudge = { code: string; records: readonly Written[]; found: readonly DaysOfContract[] };

/** Which records are emptied, and why the others stay. */
export async function judgeWithdrawal(
  tx: Writer,
  ctx: BodyContext,
  { code, records, found }: ToJudge,
): Promise<{ emptied: CurrentDay[]; stayingDays: StayingDay[] }> {
  const barred = await barredDays(tx, ctx, found);
  const own = await ownAffairs(tx, ctx);
  const standing = new Map(
    found.flatMap(({ contractId, days }) =>
      days.map((stands): [string, ContractDay] => [`${contractId} ${stands.date}`, stands]),
    ),
  );
  const emptied: CurrentDay[] = [];
  const stayingDays: StayingDay[] = [];
  for (const written of records) {
    const { contractId, date } = written;
    const stands = standing.get(`${contractId} ${date}`);
    const why = !stands || !isAsWritten(stands, written, code) ? "changed" : null;
    const isOwn = own.contractIds.has(contractId);
    const stays = why ?? (isOwn ? "own" : barred(contractId, date));
    if (stands && stays === null) emptied.push({ contractId, stands });
    else stayingDays.push({ contractId, date, says: reasonTexts[stays ?? "changed"] });
  }
  return { emptied, stayingDays };
}

/** A later version that is only a recomputation does not count as a change; with a note, someone has added information. */
function isAsWritten(
  { intervals, note, record }: ContractDay,
  { version, isOfAnother }: Written,
  code: string,
): boolean {
  const isTouched = record?.version !== version && note !== "";
  return isLeaveOf(intervals, code) && !isOfAnother && !isTouched;
}

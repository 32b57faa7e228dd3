import { sql } from "kysely";
import { closedStates } from "#domain/attendance/closed-month.ts";
import { type Day, monthOf } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import type { ContractDay } from "./contract-days.ts";

/** Why a day of a contract cannot be changed now. */
export type Barred = "day-locked" | "month-signed";

/** Days whose sheet is locked without an unlock in force, or whose month is closed, as a save by the actor would find them. */
export async function barredDays(
  db: Reader,
  { organizationId, now, actor }: BodyContext,
  contracts: readonly { contractId: string; days: readonly ContractDay[] }[],
): Promise<(contractId: string, date: Day) => Barred | null> {
  const contractDays = contracts.flatMap(({ contractId, days }) =>
    days.flatMap(({ date, term }) => (term ? [{ contractId, date, in: term.structureId }] : [])),
  );
  const { rows } = await sql<{ contractId: string; date: Day; closed: boolean }>`
    select a.contract_id as "contractId", a.date, m.state is not null as closed
    from unnest(${contractDays.map(({ contractId }) => contractId)}::uuid[], ${contractDays.map(({ date }) => date)}::date[],
      ${contractDays.map((one) => one.in)}::uuid[], ${contractDays.map(({ date }) => monthOf(date))}::text[])
      as a(contract_id, date, structure_id, month)
    left join monthly_contract m on m.organization_id = ${organizationId} and m.contract_id = a.contract_id
      and m.month = a.month and m.state = any (${closedStates})
    where m.state is not null or (${actor.role !== "Administrator"} and exists (
      select from attendance_sheet s
      where s.organization_id = ${organizationId} and s.structure_id = a.structure_id and s.date = a.date
        and s.state = 'locked'
        and not exists (
          select from unlock_request u
          where u.organization_id = ${organizationId} and u.structure_id = s.structure_id and u.state = 'granted'
            and u.expires_at > ${now} and a.date between u.from_day and u.to_day
            and (u.contract_id is null or u.contract_id = a.contract_id))))
  `.execute(db);
  const barred = new Map(
    rows.map(({ contractId, date, closed }): [string, Barred] => [
      `${contractId} ${date}`,
      closed ? "month-signed" : "day-locked",
    ]),
  );
  return (contractId, date) => barred.get(`${contractId} ${date}`) ?? null;
}

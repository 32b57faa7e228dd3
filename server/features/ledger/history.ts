import { type RawBuilder, sql } from "kysely";
import type { InputOf } from "#api/call.ts";
import type { HistoryEntry, history } from "#api/history.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { toResponse } from "#server/db/columns.ts";
import { rowsIn } from "#server/db/page.ts";
import { reasonMask, type ReasonMask } from "#server/features/attendance/public.ts";
import { disclosedCodes } from "#server/features/collective-acts/public.ts";
import { visibleTo } from "#server/features/documents/public.ts";
import { exportedList } from "#server/integrations/files/exported-list.ts";
import type { Handler } from "#server/kernel/bind.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { monthHistoryFile } from "#texts/history.ts";
import { withTitles } from "./with-titles.ts";
import { historyColumns } from "./history-columns.ts";
import { entryDayOf, maskStates } from "./mask-states.ts";
import { isRecord } from "#domain/keys.ts";

type Filter = Omit<InputOf<typeof history.getAll>, "skip" | "take">;

/**
 * The ledger entries of a thing, of a structure's day or of its months; newest first. Entries of sickness benefits are returned only to
 * actors who may see absence reasons, entries of a collective act only to those who may see its reason, entries of a document only to
 * those who may see it.
 */
export const historyOf: Handler<typeof history.getAll> = async (ctx, input) => {
  const reader = await readerOf(ctx);
  return readBody(ctx, async (db) => {
    const { rows } = await sql<Row & { total: number }>`
      with found as (${entriesFor(reader, input)}),
        page as (select * from found order by id desc limit ${input.take} offset ${input.skip})
      select n.*, (select count(*)::int from found) as total
      from (${withNames(sql`select * from page`)}) n order by n.id::bigint desc
    `.execute(db);
    return {
      total: rows[0]?.total ?? 0,
      items: await withTitles(
        db,
        input.organizationId,
        rows.map(({ total: _total, ...row }) => entryAsSeen(row, reader)),
      ),
    };
  });
};

/** The entries of a structure's month, newest first, as a file. */
export const exportMonthHistory: Handler<typeof history.exportMonth> = async (ctx, input) => {
  const { format, ...of } = input;
  const reader = await readerOf(ctx);
  return exportedList(ctx, {
    title: monthHistoryFile.title(of.month),
    format,
    bodies: [of.organizationId],
    columns: historyColumns,
    rows: async (db, page) => {
      const entries = db
        .selectFrom(sql<Row>`(${withNames(entriesFor(reader, of))})`.as("e"))
        .selectAll("e")
        .orderBy(sql`e.id::bigint`, "desc");
      return (await rowsIn(entries, page)).map((row) => entryAsSeen(row, reader));
    },
  });
};

/** What the actor may see of absence reasons, the reasons of collective acts that they may, and which documents `d`. */
type HistoryReader = {
  mask: ReasonMask;
  codes: readonly string[];
  seesDocument: ReturnType<typeof visibleTo>;
};

async function readerOf(ctx: BodyContext): Promise<HistoryReader> {
  const mask = await reasonMask(ctx);
  const codes = mask.hides ? await disclosedCodes(ctx) : [];
  return { mask, codes, seesDocument: visibleTo(ctx) };
}

function entriesFor(
  { mask, codes, seesDocument }: HistoryReader,
  input: Filter,
): RawBuilder<unknown> {
  return sql`
    select l.* from ledger_entry l
    where l.organization_id = ${input.organizationId} and ${entriesFilter(input)}
      and (${!mask.hides} or l.subject_kind <> 'sickness-benefit')
      and (${!mask.hides} or l.subject_kind <> 'collective-act' or exists (
        select from collective_act a where a.organization_id = l.organization_id
          and a.id::text = l.subject_id and a.code = any(${codes})))
      and (${!mask.hides} or l.subject_kind <> 'document' or exists (
        select from document d where d.organization_id = l.organization_id and ${seesDocument}
          and d.id = case l.subject_kind when 'document' then l.subject_id::uuid end))`;
}

/** The entries `p`, with who made them, their seal and whom they are about. */
function withNames(entries: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select p.id::text, p.at, coalesce(u.nick_name, k.recipient_name) as by, p.actor_role as role, p.source, p.act, p.subject_kind, p.subject_id,
      p.reason, p.before, p.after,
      (select case when s.first_entry <= p.id then s.number end from ledger_seal s
        where s.organization_id = p.organization_id and s.last_entry >= p.id order by s.last_entry limit 1) as seal,
      coalesce(p.subject_kind = 'attendance-record' and u.afm = e.afm, false) as "byOneself",
      e.last_name || ' ' || e.first_name as about
    from (${entries}) p
    left join app_user u on u.id = p.actor_id
    left join link k on k.organization_id = p.organization_id and k.id = p.actor_id
    left join contract c on p.subject_kind in ('attendance-record', 'monthly-contract')
      and c.organization_id = p.organization_id and c.id = p.contract_id
    left join employee e on e.organization_id = c.organization_id and e.id = c.employee_id`;
}

function entryAsSeen(row: Row, { mask }: HistoryReader): HistoryEntry {
  const entry = historyEntry(maskStates(row, mask));
  return { ...entry, reason: mask.saidOf(row.act, row.reason, entryDayOf(row)) };
}

function historyEntry({ before, after, ...row }: Row): HistoryEntry {
  const changes = changesBetween(before, after).filter(({ field }) => field !== "result");
  return { ...toResponse(row), changes };
}

/** Guarantee: only `write` adds entries, and it accepts no other act or kind. */
type Row = {
  id: string;
  at: Date;
  by: string | null;
  role: string;
  source: string;
  act: LedgerAct;
  subject_kind: SubjectKind;
  subject_id: string;
  reason: string;
  before: unknown;
  after: unknown;
  seal: number | null;
  about: string | null;
  byOneself: boolean;
};

/** The condition for the requested entries; false if nothing is requested. */
function entriesFilter({
  subjectKind,
  subjectId,
  structureId,
  date,
  month,
}: Filter): RawBuilder<unknown> {
  if (subjectKind !== undefined && subjectId !== undefined)
    return sql`l.subject_kind = ${subjectKind} and l.subject_id = ${subjectId}`;
  if (structureId !== undefined && date !== undefined)
    return sql`l.structure_id = ${structureId} and l.date = ${date}`;
  if (structureId !== undefined && month !== undefined)
    return sql`l.structure_id = ${structureId} and l.month = ${month} and l.date is null
      and l.subject_kind in ('monthly-contract', 'structure-month', 'month-signature')`;
  return sql`false`;
}

/** Fields whose values differ between two states of a thing; for a new thing, the fields that were set. */
export function changesBetween(before: unknown, after: unknown): HistoryEntry["changes"] {
  if (!isRecord(after)) return [];
  const old = isRecord(before) ? before : null;
  if (old === null) return valuesOf(after);
  return [...new Set([...Object.keys(old), ...Object.keys(after)])]
    .filter((field) => JSON.stringify(old[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: old[field] ?? null, after: after[field] ?? null }));
}

/** The fields set on a new thing. */
function valuesOf(after: Record<string, unknown>): HistoryEntry["changes"] {
  return Object.entries(after)
    .filter(([, value]) => value !== null && value !== "")
    .map(([field, value]) => ({ field, before: null, after: value }));
}

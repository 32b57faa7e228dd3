import { type RawBuilder, sql } from "kysely";
import { keysOf } from "#domain/keys.ts";
import type { LedgerAct } from "#domain/ledger/acts.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { systemChain } from "#domain/ledger/entry.ts";
import type { Writer } from "../db/handles.ts";
import { withNext, prepared } from "../db/pipelined.ts";
import { type AuditEntry, auditRow, type By } from "./audit.ts";
import { stateSourceIn } from "./subjects/all.ts";
import type { StateSource } from "./subjects/subject.ts";
import type { BodyContext } from "./context.ts";
import type { Entry } from "./write.ts";

/**
 * The lock that a transaction takes in shared mode before its entries get their ids. Holding it exclusively for a moment
 * proves that every id given so far is committed or never will be (docs/decisions/0044-sealing.md).
 */
export function fenceOf(organizationId: string): RawBuilder<unknown> {
  return sql`hashtextextended(${organizationId}, 44)`;
}

/**
 * Writes the entries of a write into its body's ledger; each with the digest of its subject's present state, if its kind
 * has one.
 */
export async function leaveEntries(
  tx: Writer,
  ctx: BodyContext,
  act: LedgerAct,
  entries: readonly Entry[],
): Promise<void> {
  const { rows, column } = rowsOfEntries(entries);
  const states = statesOf(ctx.organizationId, act, entries);
  await sql`${prepared} ${withNext}
    with fence as materialized (select pg_advisory_xact_lock_shared(${fenceOf(ctx.organizationId)})) ${states ? sql`, ${states}` : sql``}
    insert into ledger_entry (organization_id, act, actor_id, actor_role, source, request_id,
      subject_kind, subject_id, structure_id, date, reason, before, after ${states ? sql`, salt, state` : sql``})
    select ${ctx.organizationId}::uuid, ${act}, ${ctx.actor.userId}::uuid, ${actingRoleOf(ctx)}, ${ctx.source}, ${ctx.origin.requestId},
      ${column("subject_kind")}, e.subject_id, ${column("structure_id")}, ${column("date")}, ${column("reason")}, e.before, e.after ${states ? sql`, n.salt, n.state` : sql``}
    from fence, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as e(n int,
      subject_kind text, subject_id text, structure_id uuid, date date, reason text, before jsonb, after jsonb)
    ${states ? sql`join now_told n on n.subject_kind = ${column("subject_kind")} and n.subject_id = e.subject_id order by e.n` : sql``}
  `.execute(tx);
}

/**
 * Writes the entry of a change that belongs to no body. Such writes are serialized, so that the state in each entry
 * includes all earlier changes.
 */
export async function leaveAudit(
  tx: Writer,
  by: By,
  act: LedgerAct,
  entry: AuditEntry,
): Promise<void> {
  const row = auditRow(by, act, entry);
  const states = statesOf(systemChain, act, [entry]);
  await sql`${withNext} select pg_advisory_xact_lock(${fenceOf(systemChain)})`.execute(tx);
  await sql`${withNext}
    ${states ? sql`with ${states}` : sql``}
    insert into audit_entry (act, subject_kind, subject_id, actor_id, actor_role, ip, request_id, before, after
      ${states ? sql`, salt, state` : sql``})
    select ${row.act}, ${row.subject_kind}, ${row.subject_id}, ${row.actor_id}::uuid, ${row.actor_role}, ${row.ip},
      ${row.request_id}, ${row.before}::jsonb, ${row.after}::jsonb ${states ? sql`, n.salt, n.state from now_told n` : sql``}
  `.execute(tx);
}

/** The acting role for the ledger: for a link's holder and a deputy it is not the role of an account. */
function actingRoleOf({ source, actor, deputyActs, organizationId }: BodyContext): string {
  if (source === "link") return "LinkHolder";
  return deputyActs.has(organizationId) ? "Deputy" : actor.role;
}

const typesOfShared = { subject_kind: "text", structure_id: "uuid", date: "date", reason: "text" };
type SharedColumn = keyof typeof typesOfShared;

/**
 * Entries as the rows `e` of a statement, and its columns: values common to all entries are sent once, since parsing the
 * values takes a good part of a statement that writes the entries of a sheet.
 */
function rowsOfEntries(entries: readonly Entry[]) {
  const all = entries.map((entry, n) => ({
    n,
    subject_kind: entry.subjectKind,
    subject_id: entry.subjectId,
    structure_id: entry.structureId ?? null,
    date: entry.date ?? null,
    reason: entry.reason ?? "",
    before: entry.before ?? null,
    after: entry.after ?? null,
  }));
  const [first] = all;
  const isAlike = (name: SharedColumn) => all.every((row) => row[name] === first?.[name]);
  const shared = new Set(keysOf(typesOfShared).filter(isAlike));
  const column = (name: SharedColumn) =>
    shared.has(name)
      ? sql`${first?.[name]}::${sql.raw(typesOfShared[name])}`
      : sql.raw(`e.${name}`);
  const unsaid = Object.fromEntries([...shared].map((name) => [name, undefined]));
  return { rows: all.map((row) => ({ ...row, ...unsaid })), column };
}

/** The rows `subject_kind, subject_id, salt, state` named `now_told`, one per subject; null if no kind is stored as a digest. */
function statesOf(
  organizationId: string,
  act: LedgerAct,
  subjects: readonly { subjectKind: SubjectKind; subjectId: string }[],
): RawBuilder<unknown> | null {
  const kinds = Map.groupBy(subjects, ({ subjectKind }) => subjectKind);
  const parts = [...kinds].map(([kind, of]) => {
    const ids = [...new Set(of.map(({ subjectId }) => subjectId))];
    return { source: stateSourceIn(organizationId, kind, act), kind, ids };
  });
  if (parts.every(({ source }) => !source || !("form" in source.as))) return null;
  const rows = parts.map(({ source, kind, ids }) =>
    stateRows({ source, kind, ids, organizationId }),
  );
  return sql`now_told as materialized (${sql.join(rows, sql` union all `)})`;
}

function stateRows(given: {
  source: StateSource | undefined;
  kind: SubjectKind;
  ids: readonly string[];
  organizationId: string;
}): RawBuilder<unknown> {
  const { source, kind, ids, organizationId } = given;
  const salted = sql`select ${kind}::text as subject_kind, id as subject_id, uuid_send(gen_random_uuid()) as salt
    from unnest(${ids}::text[]) id`;
  if (!source || !("form" in source.as))
    return sql`select s.*, null::bytea as state from (${salted}) s`;
  return sql`
    select s.*, ${stateDigest(source.as.form)} as state
    from (${salted} offset 0) s
    left join (${source.present({ organizationId, ids })}) p on p.subject_id = s.subject_id`;
}

/**
 * The digest of a state `p.state` under the salt `s.salt`, preceded by its form. A subject that is not in the tables has a
 * digest too, of an empty text.
 */
export function stateDigest(form: number, state = sql`p.state`): RawBuilder<unknown> {
  return sql`(set_byte('\\x00', 0, ${sql.lit(form)}) || sha256(s.salt || convert_to(coalesce((${state})::text, ''), 'UTF8')))`;
}

import { sql } from "kysely";
import { v7 as uuid } from "uuid";
import type { Finding } from "#domain/attendance/types.ts";
import type { Day, Month } from "#domain/calendar/day.ts";
import { toResponse } from "#server/db/columns.ts";
import type { Reader, Writer } from "#server/db/handles.ts";
import { insertRows } from "#server/db/rows.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { entryOf, type Entry } from "#server/kernel/write.ts";
import { canonicalJson } from "./canonical-json.ts";

/** Why a finding is acceptable, who states it and when. */
type FindingNote = { note: string; at: Date; by: string };

type NotedFinding = {
  contractId: string;
  rule: string;
  date: Day | null;
  inputs: Finding["inputs"];
};

/** The last note on each finding of the contracts' month, by `noteKey`. */
export async function findingNotes(
  db: Reader,
  query: { organizationId: string; month: Month; contractIds: readonly string[] },
): Promise<Map<string, FindingNote>> {
  const { rows } = await sql<FindingNote & NotedFinding>`
    select n.contract_id as "contractId", n.rule, n.date, n.inputs, n.note, n.at, u.nick_name as by
    from finding_note n join app_user u on u.id = n.by_user
    where n.organization_id = ${query.organizationId} and n.month = ${query.month}
      and n.contract_id = any (${query.contractIds}::uuid[])
    order by n.at, n.id
  `.execute(db);
  return new Map(rows.map((row) => [noteKey(row), { note: row.note, at: row.at, by: row.by }]));
}

/** The note in the shape of the API. */
export function noteOut(found: FindingNote | undefined) {
  return found ? toResponse(found) : null;
}

/** The same key for equal findings: of one contract, rule and day, with equal inputs. */
export function noteKey({
  contractId,
  rule,
  date,
  inputs,
}: Omit<NotedFinding, "contractId"> & { contractId: string | null }): string {
  return canonicalJson({ contractId, rule, date, inputs });
}

/** The contracts' warnings that have no note in their present form; a schedule's warning has to be fixed, not explained. */
export async function unexplainedWarnings(
  db: Reader,
  input: { organizationId: string; month: Month; findings: readonly Finding[] },
): Promise<Finding[]> {
  const warnings = input.findings.filter(
    ({ level, contractId }) => level === "warning" && contractId !== null,
  );
  const contractIds = [...new Set(warnings.flatMap(({ contractId }) => contractId ?? []))];
  const notes = await findingNotes(db, { ...input, contractIds });
  return warnings.filter((finding) => !notes.has(noteKey(finding)));
}

/** Stores one note on each of the findings; returns the ledger entries. */
export async function storeNotes(
  tx: Writer,
  ctx: BodyContext,
  given: { month: Month; findings: readonly NotedFinding[]; note: string },
): Promise<Entry[]> {
  if (given.findings.length === 0) return [];
  const rows = given.findings.map(({ contractId, rule, date, inputs }) => ({
    organization_id: ctx.organizationId,
    id: uuid(),
    contract_id: contractId,
    month: given.month,
    rule,
    date,
    inputs: JSON.stringify(inputs),
    note: given.note,
    at: ctx.now,
    by_user: ctx.actor.userId,
  }));
  await insertRows(tx, "finding_note", rows);
  return given.findings.map(({ contractId, rule, date, inputs }) =>
    entryOf("finding-note", `${contractId}/${given.month}`, {
      ...(date ? { date } : {}),
      reason: given.note,
      after: { rule, inputs },
    }),
  );
}

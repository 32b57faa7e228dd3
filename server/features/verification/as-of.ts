import { type RawBuilder, sql } from "kysely";

type Subject = {
  kind: "organization" | "structure" | "employee";
  id: RawBuilder<unknown>;
  /** The body whose ledger tells of it; the system's audit tells of bodies. */
  organizationId?: RawBuilder<unknown>;
};

/**
 * A field as it was at an instant, from what the first later entry that changed it found; the present value if none did, if
 * there is no instant, and once the entries were erased.
 */
export function asOf(
  { kind, id, organizationId }: Subject,
  [field, present]: readonly [field: string, column: string],
  at: RawBuilder<unknown>,
): RawBuilder<string> {
  const entries = organizationId
    ? sql`ledger_entry l where l.organization_id = ${organizationId} and`
    : sql`audit_entry l where`;
  return sql<string>`coalesce((
    select l.before ->> ${sql.lit(field)} from ${entries} l.subject_kind = ${sql.lit(kind)}
      and l.subject_id = ${id}::text and l.at > ${at} and l.before ? ${sql.lit(field)}
    order by l.id limit 1), ${sql.ref(present)})`;
}

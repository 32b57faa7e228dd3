import { sql } from "kysely";
import type { Finding } from "#domain/attendance/types.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";

/** Keeps what the rules said of the contracts' month, for the board to count. Of every contract asked, doubtful or not. */
export async function storeChecks(
  tx: Writer,
  given: {
    organizationId: string;
    month: Month;
    contractIds: readonly string[];
    findings: readonly Finding[];
    checkedAt: Date;
  },
): Promise<void> {
  const byContract = Map.groupBy(given.findings, ({ contractId }) => contractId);
  const rows = given.contractIds.map((contract_id) => {
    const own = byContract.get(contract_id) ?? [];
    return {
      contract_id,
      errors: own.filter(({ level }) => level === "error").length,
      warnings: own.filter(({ level }) => level === "warning"),
    };
  });
  await sql`
    insert into month_check (organization_id, contract_id, month, checked_at, errors, warnings)
    select ${given.organizationId}::uuid, n.contract_id, ${given.month}, ${given.checkedAt}, n.errors, n.warnings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(contract_id uuid, errors int, warnings jsonb)
    order by n.contract_id
    on conflict (organization_id, contract_id, month) do update set
      checked_at = excluded.checked_at, errors = excluded.errors, warnings = excluded.warnings
  `.execute(tx);
}

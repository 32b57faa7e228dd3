import { sql } from "kysely";
import type { Finding } from "#domain/attendance/types.ts";
import type { Month } from "#domain/calendar/day.ts";
import type { Writer } from "#server/db/handles.ts";
import { settledId } from "#server/features/ledger/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";

/** When a check began, and the last entries that it sees of the body's ledger and of the installation's audit. */
type CheckBegun = { at: Date; ledgerUpTo: string; auditUpTo: string };

/** Called before the transaction that checks, so that any later entry makes the check outdated. */
export async function beginCheck(ctx: BodyContext): Promise<CheckBegun> {
  const ledgerUpTo = (await settledId(ctx, ctx.organizationId)) ?? "0";
  const { last } = await ctx.db
    .selectFrom("audit_entry")
    .select(({ fn }) => fn.max("id").as("last"))
    .executeTakeFirstOrThrow();
  return { at: ctx.now, ledgerUpTo, auditUpTo: last ?? "0" };
}

/** Stores the rules' results for the contracts' month, for the board to count; for every given contract, with or without findings. */
export async function storeChecks(
  tx: Writer,
  given: {
    organizationId: string;
    month: Month;
    contractIds: readonly string[];
    findings: readonly Finding[];
    begun: CheckBegun;
  },
): Promise<void> {
  const { at, ledgerUpTo, auditUpTo } = given.begun;
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
    insert into month_check (organization_id, contract_id, month, checked_at, ledger_upto, audit_upto, errors, warnings)
    select ${given.organizationId}::uuid, n.contract_id, ${given.month}, ${at}, ${ledgerUpTo}::bigint, ${auditUpTo}::bigint,
      n.errors, n.warnings
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(contract_id uuid, errors int, warnings jsonb)
    order by n.contract_id
    on conflict (organization_id, contract_id, month) do update set checked_at = excluded.checked_at,
      ledger_upto = excluded.ledger_upto, audit_upto = excluded.audit_upto, errors = excluded.errors, warnings = excluded.warnings
  `.execute(tx);
}

import { sql } from "kysely";
import { attendances } from "#api/attendances.ts";
import { verifications } from "#api/verifications.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import {
  buildMonth,
  password,
  submitMonth,
  workdays,
  type MonthOfStructure,
} from "#server/testing/month-of-structure.ts";
import type { World } from "#server/testing/world.ts";
import { sealLedger } from "./seal-ledger.ts";
import { tellStates } from "./tell-states.ts";

/** The March of one contract, all saved by calls, so with entries; built rows get state entries. Sealed, not submitted. */
export async function buildRecordedMonth(world: World): Promise<MonthOfStructure> {
  const march = await buildMonth(world, { without: workdays });
  const { organizationId, structureId, contractIds, clerk } = march;
  const intervals = [{ kind: "work", from: 450, to: 930, mark: "typed" } as const];
  const records = workdays.map((date) => ({
    contractId: contractIds[0] ?? "",
    date,
    version: 0,
    intervals,
  }));
  const input = { organizationId, structureId, records };
  await world.call(attendances.saveRecords, input, { as: clerk });
  await tellStates(world.owner, organizationId);
  await sealLedger(world.parts, organizationId);
  return march;
}

/** Adds entries for built records as if someone had saved them, since nothing else adds entries for records. */
export function tellRecords(world: World, organizationId: string): Promise<unknown> {
  return inBodies(world.owner, [organizationId], (tx) =>
    sql`
      insert into ledger_entry (organization_id, act, actor_role, source, request_id, subject_kind, subject_id, structure_id, date, after)
      select organization_id, 'attendance.save', 'Employee', 'web', 'test', 'attendance-record',
        contract_id || '/' || to_char(date, 'YYYY-MM-DD'), structure_id, date, jsonb_build_object('intervals', intervals,
          'note', note, 'version', version, 'label', label, 'workedMinutes', worked_minutes,
          'result', result - '{label, reason, workedMinutes}'::text[])
      from attendance_record where organization_id = ${organizationId}`.execute(tx),
  );
}

/** The representative's note with a signature. */
export const noteOfSigner = "Checked with those in charge";

/** Submits the month and signs it, which seals it; returns the signature. */
export async function submitAndSign(world: World, march: MonthOfStructure) {
  await submitMonth(world, march);
  const { organizationId, structureId, month, representative: as } = march;
  const query = { organizationId, structureId, month };
  const { structures } = await world.call(verifications.getSignable, query, { as });
  const signing = { ...query, digest: structures[0]?.digest ?? "", password, note: noteOfSigner };
  return world.call(verifications.sign, signing, { as });
}

import type { InputOf, OutputOf } from "#api/call.ts";
import type { monthlyContracts } from "#api/monthly-contracts.ts";
import { countsByLevel, findingsOfStructure } from "#server/features/verification/public.ts";
import type { BodyContext } from "#server/kernel/context.ts";
import { Fault } from "#server/kernel/fault.ts";
import { readBody } from "#server/kernel/read-body.ts";

const mostFindings = 1000;

/** All that is doubtful in a structure's month, computed from what is stored. Throws `not-found` for a foreign structure. */
export async function findingsOfMonth(
  ctx: BodyContext,
  input: InputOf<typeof monthlyContracts.getFindings>,
): Promise<OutputOf<typeof monthlyContracts.getFindings>> {
  const structure = await readBody(ctx, (db) =>
    db
      .selectFrom("structure")
      .select("id")
      .where("organization_id", "=", input.organizationId)
      .where("id", "=", input.structureId)
      .executeTakeFirst(),
  );
  if (!structure) throw new Fault("not-found");
  const findings = await findingsOfStructure(ctx, input);
  return { findings: findings.slice(0, mostFindings), ...countsByLevel(findings) };
}

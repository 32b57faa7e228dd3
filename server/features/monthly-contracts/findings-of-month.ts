import type { monthlyContracts } from "#api/monthly-contracts.ts";
import {
  checkOfStructure,
  countsByLevel,
  findingNotes,
  noteKey,
  noteOut,
  peopleOf,
  requireStructure,
} from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";

const mostFindings = 1000;

/** All that is doubtful in a structure's month, computed from what is stored. Throws `not-found` for a foreign structure. */
export const findingsOfMonth: Handler<typeof monthlyContracts.getFindings> = async (ctx, input) => {
  const { organizationId } = input;
  await readBody(ctx, (db) => requireStructure(db, input));
  const { findings: all, rules } = await checkOfStructure(ctx, input);
  const findings = all.slice(0, mostFindings);
  const contractIds = [...new Set(findings.flatMap(({ contractId }) => contractId ?? []))];
  const { people, notes } = await readBody(ctx, async (db) => ({
    people: await peopleOf(db, organizationId, contractIds),
    notes: await findingNotes(db, { organizationId, month: input.month, contractIds }),
  }));
  const names = new Map(
    people.map(({ contractId, lastName, firstName }) => [contractId, `${lastName} ${firstName}`]),
  );
  return {
    findings: findings.map((one) => ({
      ...one,
      person: names.get(one.contractId ?? "") ?? null,
      note: noteOut(notes.get(noteKey(one))),
    })),
    ...countsByLevel(all),
    rules: [...rules].toSorted(),
  };
};

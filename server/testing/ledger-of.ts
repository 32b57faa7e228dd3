import type { Selectable } from "kysely";
import type { LedgerEntry } from "#server/db/database.gen.ts";
import { inBodies } from "#server/db/seed/in-body.ts";
import type { World } from "./world.ts";

/** The entries of a body's ledger with these values, oldest first. */
export function ledgerOf(
  world: World,
  organizationId: string,
  values: { act?: string; subject_kind?: string; subject_id?: string; source?: string },
): Promise<Selectable<LedgerEntry>[]> {
  return inBodies(world.owner, [organizationId], (tx) =>
    tx
      .selectFrom("ledger_entry")
      .selectAll()
      .where((of) => of.and(values))
      .orderBy("id")
      .execute(),
  );
}

import { lastDayAhead } from "#domain/calendar/ahead.ts";
import { usualOpening } from "#domain/structures/opening.ts";
import { rowBy } from "#server/db/rows.ts";
import { lockTree, structuresOf } from "#server/features/structures/public.ts";
import { requireGoing } from "#server/kernel/require-going.ts";
import { entryOf } from "#server/kernel/write.ts";
import type { ImportKind } from "./import-kind.ts";
import { judgeStructures, type StructureRecord, typedOf } from "./judge-structures.ts";
import { storeRecords } from "./store-records.ts";
import { structureColumns, type StructureField } from "./structure-columns.ts";

/** The import of structures: the code identifies the structure of a row. */
export const structureImport: ImportKind<StructureField, StructureRecord> = {
  act: "structure.import",
  columns: structureColumns,
  keys: ["structure_organization_id_code_key"],
  lock: lockTree,
  judge: async (db, { organizationId, today }, rows) => {
    const { keptFrom } = await rowBy(db, "organization", { id: organizationId }, [
      "kept_from as keptFrom",
    ]);
    const schedules = await db
      .selectFrom("schedule")
      .select(["id", "title"])
      .where("organization_id", "=", organizationId)
      .execute();
    return judgeStructures(rows, {
      known: await structuresOf(db, organizationId).execute(),
      schedules,
      openedOn: usualOpening(keptFrom, today),
      lastDay: lastDayAhead(today),
    });
  },
  store: async (tx, { organizationId }, rows) => {
    const changes = rows.flatMap(({ record }) => record ?? []);
    if (changes.length === 0) return [];
    if (changes.some(({ before }) => before === null)) await requireGoing(tx, organizationId, null);
    await storeRecords(tx, { table: "structure", organizationId }, changes);
    return changes.map(({ id, fields, before }) =>
      entryOf("structure", id, {
        structureId: id,
        before: before && typedOf(before),
        after: fields,
      }),
    );
  },
};

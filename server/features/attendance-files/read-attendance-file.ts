import { sql } from "kysely";
import type { attendanceFiles } from "#api/attendance-files.ts";
import type { Reader } from "#server/db/handles.ts";
import { requireStructure } from "#server/features/verification/public.ts";
import type { Handler } from "#server/kernel/bind.ts";
import { readBody } from "#server/kernel/read-body.ts";
import { headingsHash, matchColumns, type ChosenColumns } from "./matching.ts";
import { staffOfMonth } from "./staff.queries.ts";
import { tableOfFile } from "./table-of-file.ts";

/** The table in a file and what its columns are, as far as known; nothing is stored. */
export const readAttendanceFile: Handler<typeof attendanceFiles.read> = async (
  ctx,
  input,
  bytes,
) => {
  const { organizationId, month } = input;
  const staff = await readBody(ctx, async (db) => {
    await requireStructure(db, input);
    return staffOfMonth(db, input);
  });
  const { headings, rows } = await tableOfFile(bytes, month);
  const savedMatching = await readBody(ctx, (db) =>
    matchingOf(db, organizationId, headingsHash(headings, month)),
  );
  return {
    headings,
    columns: matchColumns(headings, month, savedMatching?.columns ?? null),
    rows,
    matchedBy: savedMatching?.by ?? null,
    matchedAt: savedMatching?.madeAt.toISOString() ?? null,
    people: staff.map(({ contractId, name, number }) => ({
      contractId,
      name: `${name} (${number})`,
    })),
  };
};

/** The columns last chosen for the same headings. */
export async function matchingOf(
  db: Reader,
  organizationId: string,
  headings: Buffer,
): Promise<{ columns: ChosenColumns; by: string; madeAt: Date } | null> {
  const { rows } = await sql<{ columns: ChosenColumns; by: string; madeAt: Date }>`
    select m.columns, u.nick_name as by, m.made_at as "madeAt"
    from attendance_file_matching m join app_user u on u.id = m.made_by
    where m.organization_id = ${organizationId} and m.headings_hash = ${headings}
    order by m.made_at desc, m.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

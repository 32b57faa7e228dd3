import type { Day } from "#domain/calendar/day.ts";
import type { Reader } from "#server/db/handles.ts";

/** Whether a contract has, as PDF and neither rejected nor given up, a document of each kind that its approval needs. */
export async function hasSignedFiles(
  db: Reader,
  organizationId: string,
  contractId: string,
  today: Day,
): Promise<boolean> {
  const missing = await db
    .selectFrom("document_kind as k")
    .select("k.code")
    .where("k.for_approval", "=", true)
    .where("k.valid_from", "<=", today)
    .where((of) => of.or([of("k.valid_to", "is", null), of("k.valid_to", ">=", today)]))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("document as d")
            .select("d.id")
            .where("d.organization_id", "=", organizationId)
            .where("d.contract_id", "=", contractId)
            .whereRef("d.kind", "=", "k.code")
            .where("d.type", "=", "pdf")
            .where("d.state", "in", ["uploaded", "approved"]),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return missing === undefined;
}

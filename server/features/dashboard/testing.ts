import { createHash } from "node:crypto";
import { type Place, inBodies } from "#server/db/seed/in-body.ts";

/** Where the counted rows are stored, and who made them. */
type CountedFor = { organizationId: string; userId: string };

/** Approved documents that end on the days. */
export function documentsEnding(db: Place, { organizationId, userId }: CountedFor, ends: string[]) {
  const rows = ends.map((expires_on) => ({
    organization_id: organizationId,
    id: crypto.randomUUID(),
    kind: "tax-clearance",
    file_name: "document.pdf",
    type: "pdf",
    size_bytes: 1,
    sha256: createHash("sha256").update(expires_on).digest(),
    expires_on,
    state: "approved",
    uploaded_by: userId,
    uploaded_at: new Date("2026-03-01T08:00:00Z"),
  }));
  return inBodies(db, [organizationId], (tx) => tx.insertInto("document").values(rows).execute());
}

/** Requests to unlock a day of the structure, one in each of the states. */
export async function unlockRequests(
  db: Place,
  { organizationId, userId, structureId }: CountedFor & { structureId: string },
  states: ("asked" | "granted")[],
) {
  const { code } = await db.selectFrom("unlock_reason").select("code").executeTakeFirstOrThrow();
  const rows = states.map((state) => ({
    organization_id: organizationId,
    id: crypto.randomUUID(),
    structure_id: structureId,
    from_day: "2026-03-02",
    to_day: "2026-03-02",
    reason: code,
    explanation: "Forgotten",
    state,
    expires_at: state === "granted" ? new Date("2026-12-31T08:00:00Z") : null,
    asked_by: userId,
    asked_at: new Date("2026-03-17T08:00:00Z"),
  }));
  await inBodies(db, [organizationId], (tx) =>
    tx.insertInto("unlock_request").values(rows).execute(),
  );
}

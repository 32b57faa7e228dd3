import { v7 as uuid } from "uuid";
import { inColumns } from "#server/db/columns.ts";
import type { Writer } from "#server/db/handles.ts";
import { insertNew } from "#server/db/rows.ts";

/** A device's arrival or departure, corrected to the server's clock. */
export type DevicePunch = {
  cardNumber: string;
  employeeId: string | null;
  punchedAt: Date;
  direction: "in" | "out" | "unknown";
  /** `attlog` for a card reader, whose file may be imported too. */
  source: "device" | "attlog";
  /** How far its clock was behind; null if unknown. */
  offsetMs: number | null;
  /** From its structure; null if the location is not asked for or was not sent. */
  distanceMeters: number | null;
  /** What the device signed. */
  rawLine: string;
};

/** Stores a punch; one that is identical to the millisecond is stored already. */
export async function keepPunch(
  tx: Writer,
  organizationId: string,
  {
    source,
    cardNumber,
    employeeId,
    punchedAt,
    direction,
    offsetMs,
    distanceMeters,
    rawLine,
  }: DevicePunch,
): Promise<void> {
  await insertNew(tx, "punch", {
    ...inColumns({ organizationId, source, cardNumber, direction, rawLine, employeeId }),
    ...inColumns({ offsetMs, distanceMeters }),
    id: uuid(),
    at: punchedAt,
  });
}

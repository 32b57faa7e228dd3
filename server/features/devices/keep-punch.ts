import { v7 as uuid } from "uuid";
import type { Writer } from "#server/db/handles.ts";

/** A device's arrival or departure, put right to the server's clock. */
export type DevicePunch = {
  cardNumber: string;
  employeeId: string | null;
  punchedAt: Date;
  direction: "in" | "out" | "unknown";
  /** `attlog` for a card reader, whose file may be imported too. */
  source: "device" | "attlog";
  /** What its clock lacked; null where nothing told it. */
  offsetMs: number | null;
  /** From its structure; null where the place is not asked or was not told. */
  distanceMeters: number | null;
  /** What the device signed. */
  rawLine: string;
};

/** Keeps a punch; one that is the same to the millisecond is there already. */
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
  await tx
    .insertInto("punch")
    .values({
      organization_id: organizationId,
      id: uuid(),
      source,
      card_number: cardNumber,
      at: punchedAt,
      direction,
      raw_line: rawLine,
      employee_id: employeeId,
      offset_ms: offsetMs,
      distance_meters: distanceMeters,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

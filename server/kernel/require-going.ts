import type { Day } from "#domain/calendar/day.ts";
import { bodyEndTexts } from "#texts/body-end.ts";
import { dayText } from "#texts/moment.ts";
import type { Writer } from "../db/handles.ts";
import { refused } from "./fault.ts";

/** Throws `refused` if the body ends before the day: nothing new begins in it. Keeps its end as it is until the write is done. */
export async function requireGoing(
  tx: Writer,
  organizationId: string,
  day: Day | null,
): Promise<void> {
  const { endsOn } = await tx
    .selectFrom("organization")
    .select("ends_on as endsOn")
    .where("id", "=", organizationId)
    .forShare()
    .executeTakeFirstOrThrow();
  if (endsOn !== null && (day === null || day > endsOn))
    throw refused(bodyEndTexts.ended(dayText(endsOn)));
}

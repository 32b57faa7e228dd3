import type { ClosedMonth } from "#api/closed-months.ts";
import { personName } from "#domain/identity/person-name.ts";
import type { Reader } from "#server/db/handles.ts";
import { signaturesTouchedBy, type TouchedDays } from "./touched-months.ts";

/** The closed months that a change of these days would reopen, in the shape of the API. */
export async function closedMonths(
  db: Reader,
  touched: TouchedDays & { organizationId: string },
): Promise<ClosedMonth[]> {
  const months = await signaturesTouchedBy(db, touched);
  return months.map(({ contractId, month, state, signedBy, ...touched }) => ({
    contractId,
    month,
    person: personName(touched),
    state,
    signedAt: touched.signedAt?.toISOString() ?? null,
    signedBy,
  }));
}

import type { ProgramRole } from "#domain/access.ts";
import type { ApiAppFields } from "#api/api-apps.ts";
import type { Day } from "#domain/calendar/day.ts";
import { isNewlyPast } from "#domain/identity/user-rights.ts";
import { callsForApps } from "#api/callers.ts";
import { fieldFault } from "#server/kernel/fault.ts";
import { apiAppTexts } from "#texts/api-apps.ts";

/**
 * Throws at the field where an app of the role may not be as it was typed: calls that its role is never given, an end that
 * has passed (`was` is the one until now), and for an app that only reads no end, or a full right in a body.
 */
export function refuseMistaken(
  area: ProgramRole,
  { scopes, organizations, validUntil }: Omit<ApiAppFields, "area">,
  { today, was }: { today: Day; was: Day | null },
): void {
  const calls = callsForApps(area);
  if (scopes.some((scope) => !(scope in calls)))
    throw fieldFault("scopes", apiAppTexts.scopeOfOthers);
  if (isNewlyPast({ was, validUntil }, today)) throw fieldFault("validUntil", apiAppTexts.pastEnd);
  if (area !== "ThirdPartyUser") return;
  if (validUntil === null) throw fieldFault("validUntil", apiAppTexts.needsEnd);
  if (organizations.some(({ right }) => right === "full"))
    throw fieldFault("organizations", apiAppTexts.onlyReads);
}

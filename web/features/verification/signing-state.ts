import { mayAct, type Role } from "#domain/access.ts";
import type { Signable } from "#api/verifications.ts";
import { signingObstacles } from "#texts/verification.ts";
import type { Tone } from "#web/ui/status-badge.tsx";

/** How far a structure's month is from its signature. */
type SigningState = "signed" | "ready" | "waiting";

export const signingTones: Record<SigningState, Tone> = {
  signed: "good",
  ready: "info",
  waiting: "warning",
};

type Counts = Pick<Signable, "contracts" | "draft" | "submitted" | "signature">;

/** Signed while a signature covers every contract of the month; ready once nothing is left to submit. */
export function signingStateOf({ signature, draft, submitted }: Counts): SigningState {
  if (signature && draft === 0) return "signed";
  return draft === 0 && submitted > 0 ? "ready" : "waiting";
}

/** Why the user cannot sign the structure's month now, or null. */
export function obstacleToSigning(
  row: Counts & Pick<Signable, "doubts">,
  role: Role,
  fullAccess: boolean,
): string | null {
  if (!mayAct(role, "month.sign", fullAccess ? "full" : "read")) return signingObstacles.role;
  if (row.draft > 0) return signingObstacles.notSubmitted(row.draft, row.contracts);
  const errors = row.doubts?.errors ?? 0;
  return errors > 0 ? signingObstacles.errors(errors) : null;
}

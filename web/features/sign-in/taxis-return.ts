import type { QueryClient } from "@tanstack/react-query";
import { isRedirect, redirect } from "@tanstack/react-router";
import { security } from "#api/security.ts";
import type { FactorChallenge } from "#api/sign-in.ts";
import { taxisTexts } from "#texts/taxis.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { request } from "#web/kernel/request.ts";
import { takeUp } from "./take-up.ts";

/** The outcome of a trip through taxis; a sign-in without a second factor redirects instead. */
export type CameBack =
  | { outcome: "asked"; secondFactor: FactorChallenge }
  | { outcome: "confirmed" }
  | { outcome: "leaving" }
  | { outcome: "failed"; message: string; confirming: boolean };

const path = "/login/taxis";
const purposeKey = "paron.taxis";

/**
 * The parameters that taxis appended to the address of this page load, and our own `confirm`, which begins a confirmation.
 * Read before the router reads them, because it takes a code like 1e5 for a number.
 */
let arrived = location.pathname === path ? new URLSearchParams(location.search) : null;

/** Removes them from the address, and so from the history, before anything else is done. */
export function leaveOutOfHistory(search: string): void {
  if (search !== "") throw redirect({ to: path, search: {}, replace: true });
}

/** Goes to taxis for a confirmation, or completes what was begun there. Throws a redirect once a session is open. */
export async function cameBack(client: QueryClient): Promise<CameBack> {
  const [begins, error, code, state] = ["confirm", "error", "code", "state"].map(
    (name) => arrived?.get(name) ?? "",
  );
  arrived = null;
  const confirming = begins !== "" || sessionStorage.getItem(purposeKey) === "confirm";
  const failed = (message: string): CameBack => ({ outcome: "failed", message, confirming });
  try {
    if (begins) return await leaveToConfirm();
    sessionStorage.removeItem(purposeKey);
    if (error === "access_denied") return failed(taxisTexts.cancelled);
    if (!code || state === undefined) return failed(taxisTexts.failed);
    if (confirming) {
      await request(security.confirmUsingTaxis, { authCode: code, state });
      window.close();
      return { outcome: "confirmed" };
    }
    const answer = await request(security.authenticateUsingTaxis, { authCode: code, state });
    if ("secondFactor" in answer) return { outcome: "asked", ...answer };
    client.clear();
    throw redirect({ href: takeUp(answer, true), replace: true });
  } catch (thrown) {
    if (isRedirect(thrown)) throw thrown;
    return failed(apiErrorOf(thrown).message);
  }
}

async function leaveToConfirm(): Promise<CameBack> {
  const { url } = await request(security.redirectToTaxis, {});
  sessionStorage.setItem(purposeKey, "confirm");
  location.replace(url);
  return { outcome: "leaving" };
}

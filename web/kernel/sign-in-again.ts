import type { QueryClient } from "@tanstack/react-query";
import { signInAgainTexts as t } from "#texts/sign-in-again.ts";
import { unadmitted } from "./away.ts";
import { confirm, withdrawQuestion } from "./confirm.ts";
import { openAnew, personOfNewerSession } from "./newer-session.ts";
import {
  adoptSession,
  hearTabs,
  refreshSessionCookies,
  signedInUserId,
  storedSession,
} from "./session.ts";
import { toast } from "./toasts.ts";

/** Whether the session ran out under what is typed on the page, and its person has not signed in again. */
const isAwaited = () => storedSession() === null && signedInUserId() !== null;

let isFollowing = false;

/** Keeps the page with what is typed on it, though its session ran out, and asks its person to sign in again in another tab. */
export async function waitForSignIn(client: QueryClient): Promise<void> {
  followSignIns(client);
  const { title, text, action, cancel } = t;
  // It stands until the person has signed in, or would rather see the page.
  while (isAwaited() && (await confirm({ title, text, action, cancel }))) open("/login");
}

/** Goes on as soon as the person has signed in, and asks again where something is sent before. */
function followSignIns(client: QueryClient): void {
  if (isFollowing) return;
  isFollowing = true;
  unadmitted.on(() => isAwaited() && void waitForSignIn(client));
  hearTabs((message) => message === "came" && void goOn(client));
}

async function goOn(client: QueryClient): Promise<void> {
  if (!isAwaited() || !(await resumeSession())) return;
  withdrawQuestion();
  toast.success(t.done, { durationMs: 6000 });
  await client.invalidateQueries();
}

/**
 * Goes on with what stands on the page, after its session ran out and somebody signed in in another tab: its own person takes up
 * the newer session; for anybody else the page goes. Tells whether it goes on.
 */
async function resumeSession(): Promise<boolean> {
  const newer = await personOfNewerSession();
  if (newer === null) return false;
  if (newer !== signedInUserId()) return openAnew();
  adoptSession();
  refreshSessionCookies();
  return true;
}

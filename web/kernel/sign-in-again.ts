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

/** Whether the session expired while the page had unsaved input, and its person has not signed in again. */
const isAwaited = () => storedSession() === null && signedInUserId() !== null;

let isFollowing = false;

/** Keeps the page and its unsaved input although its session expired, and asks its person to sign in again in another tab. */
export async function waitForSignIn(client: QueryClient): Promise<void> {
  followSignIns(client);
  const { title, text, action, cancel } = t;
  // The dialog stays until the person has signed in, or chooses to see the page.
  while (isAwaited() && (await confirm({ title, text, action, cancel }))) open("/login");
}

/** Continues as soon as the person has signed in, and asks again if something is sent before that. */
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
 * Continues with the page after its session expired and someone signed in in another tab: the page's own person takes over the
 * newer session; for anyone else the page is discarded. Returns whether it continues.
 */
async function resumeSession(): Promise<boolean> {
  const newer = await personOfNewerSession();
  if (newer === null) return false;
  if (newer !== signedInUserId()) return openAnew();
  adoptSession();
  refreshSessionCookies();
  return true;
}

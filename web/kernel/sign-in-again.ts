import type { QueryClient } from "@tanstack/react-query";
import { signInAgainTexts as t } from "#texts/sign-in.ts";
import { unadmitted } from "./away.ts";
import { confirm, withdrawQuestion } from "./confirm.ts";
import { resumeSession } from "./guard.ts";
import { hearTabs, signedInUserId, storedSession } from "./session.ts";
import { toast } from "./toasts.ts";

/** Whether the session ran out under what is typed on the page, and its person has not signed in again. */
const isAwaited = () => storedSession() === null && signedInUserId() !== null;

/** Keeps the page with what is typed on it, though its session ran out, and asks its person to sign in again in another tab. */
export async function waitForSignIn(): Promise<void> {
  const { title, text, action, cancel } = t;
  // It stands until the person has signed in, or would rather see the page.
  while (isAwaited() && (await confirm({ title, text, action, cancel }))) open("/login");
}

/** Goes on as soon as the person has signed in, and asks again where something is sent before. */
export function followSignIns(client: QueryClient): void {
  unadmitted.on(() => isAwaited() && void waitForSignIn());
  hearTabs((message) => message === "came" && void goOn(client));
}

async function goOn(client: QueryClient): Promise<void> {
  if (!isAwaited() || !(await resumeSession())) return;
  withdrawQuestion();
  toast.success(t.done, { durationMs: 6000 });
  await client.invalidateQueries();
}

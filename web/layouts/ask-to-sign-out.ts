import { signOutTexts } from "#texts/sign-out.ts";
import { unsavedTexts } from "#texts/common.ts";
import { confirm } from "../kernel/confirm.ts";
import { unsentOf } from "../kernel/outbox.ts";
import { hearTabs, signedInUserId, tellTabs } from "../kernel/session.ts";
import { signOut } from "../kernel/sign-out.ts";
import { somethingUnsaved } from "../kernel/unsaved.ts";

/** Tabs answer within a few milliseconds; one that the browser has put to sleep answers nothing. */
const patienceMs = 250;

/** Signing out removes what this browser keeps; typed work that the server does not have is asked about first. */
export async function askToSignOut(): Promise<void> {
  const [{ sheets, forms }, isElsewhere] = await Promise.all([
    unsentOf(signedInUserId() ?? ""),
    isTypedElsewhere(),
  ]);
  // Of an open sheet the guard says so too.
  const isTyped = forms > 0 || (sheets === 0 && somethingUnsaved());
  const agreed =
    (sheets === 0 && !isTyped && !isElsewhere) ||
    (await confirm({
      title: unsavedTexts.title,
      text: signOutTexts.body(sheets, isTyped, isElsewhere),
      action: signOutTexts.anyway,
      danger: true,
    }));
  if (agreed) await signOut();
}

/** Whether another tab holds something typed. */
function isTypedElsewhere(): Promise<boolean> {
  return new Promise((resolve) => {
    hearTabs((message) => message === "holds" && resolve(true));
    tellTabs("asks");
    setTimeout(resolve, patienceMs, false);
  });
}

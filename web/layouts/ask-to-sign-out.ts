import { signOutTexts } from "#texts/sign-out.ts";
import { unsavedTexts } from "#texts/common.ts";
import { confirm } from "../kernel/confirm.ts";
import { unsentOf } from "../kernel/outbox.ts";
import { hearTabs, signedInUserId, tellTabs } from "../kernel/session.ts";
import { signOut } from "../kernel/sign-out.ts";
import { somethingUnsaved } from "../kernel/unsaved.ts";

/** Tabs answer within a few milliseconds; one that the browser has put to sleep does not answer. */
const patienceMs = 250;

/** Signing out removes what this browser stores; if there is typed work that the server does not have, the user is asked first. */
export async function askToSignOut(): Promise<void> {
  const [{ sheets, forms }, isElsewhere] = await Promise.all([
    unsentOf(signedInUserId() ?? ""),
    isTypedElsewhere(),
  ]);
  // For an open sheet the unsaved-changes guard is true as well.
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

/** Whether another tab has unsaved input. */
function isTypedElsewhere(): Promise<boolean> {
  return new Promise((resolve) => {
    hearTabs((message) => message === "holds" && resolve(true));
    tellTabs("asks");
    setTimeout(resolve, patienceMs, false);
  });
}

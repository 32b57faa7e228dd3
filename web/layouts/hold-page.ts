import { users } from "#api/security.ts";
import { signedOutElsewhereTexts as t } from "#texts/sign-out.ts";
import { confirm } from "../kernel/confirm.ts";
import { request } from "../kernel/request.ts";
import { sessionFrom } from "../kernel/session-cookies.ts";
import {
  adoptSession,
  hearTabs,
  isSessionSuspended,
  selectedOrganizationId,
  selectOrganizationId,
  signedInUserId,
} from "../kernel/session.ts";
import { toast } from "../kernel/toasts.ts";
import { leaveForGood } from "../kernel/unsaved.ts";

/**
 * Says that another tab has signed out and that what is typed here stays, and goes on once the same person has signed in
 * again, in any tab. Before anybody else it is gone.
 */
export async function holdPage(): Promise<void> {
  const forget = hearTabs((message) => {
    if (message === null) void goOn().then((goesOn) => goesOn && forget());
  });
  if (await confirm(t)) window.open("/login", "_blank");
}

async function goOn(): Promise<boolean> {
  const found = sessionFrom(document.cookie);
  if (!found || !isSessionSuspended()) return false;
  const person = await request(users.getCurrent, {}, { token: found.token }).catch(() => null);
  if (person === null) return false;
  if (person.id === signedInUserId()) {
    const organizationId = selectedOrganizationId();
    adoptSession();
    selectOrganizationId(organizationId);
    toast.success(t.goesOn);
  } else {
    leaveForGood();
    location.replace("/");
  }
  return true;
}

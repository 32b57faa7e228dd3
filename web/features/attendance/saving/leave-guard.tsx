import { leaveTexts as t } from "#texts/attendance.ts";
import { UnsavedGuard } from "#web/ui/form/unsaved-guard.tsx";
import { draftsIn, type Drafts } from "../model/drafts.ts";

/** Asks before the page is left with days that the server does not have. They stay on this device either way. */
export function LeaveGuard({ drafts }: { drafts: Drafts }) {
  const count = [...draftsIn(drafts)].length;
  return (
    <UnsavedGuard
      wouldLose={() => count > 0}
      question={{ title: t.title, text: t.body(count), action: t.leave, cancel: t.stay }}
    />
  );
}

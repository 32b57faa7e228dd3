import { leaveTexts as t } from "#texts/attendance.ts";
import { UnsavedGuard, type Way } from "#web/ui/form/unsaved-guard.tsx";
import { draftsIn, type Drafts } from "../model/drafts.ts";

/** Asks before a sheet is left with days that the server does not have. They stay on this device either way. */
export function LeaveGuard({ drafts }: { drafts: Drafts }) {
  const count = [...draftsIn(drafts)].length;
  return (
    <UnsavedGuard
      wouldLose={() => count > 0}
      isLeft={leavesSheet}
      question={{ title: t.title, text: t.body(count), action: t.leave, cancel: t.stay }}
    />
  );
}

/** The grid's page shows another sheet without another path. */
function leavesSheet({ current, next }: Way): boolean {
  return sheetAt(current) !== sheetAt(next);
}

function sheetAt({ pathname, search }: Way["next"]): string {
  const { structure, month }: { structure?: unknown; month?: unknown } = search;
  return JSON.stringify([pathname, structure, month]);
}

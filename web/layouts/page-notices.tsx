import type { QueryClient } from "@tanstack/react-query";
import { releaseCalls } from "#api/releases.ts";
import { users } from "#api/security.ts";
import { useSideAnswer } from "#web/kernel/answers.ts";
import { openingOf } from "#web/kernel/calls.ts";
import { laterAbove } from "#web/ui/later.tsx";

const UnreadNotices = laterAbove(
  async () => (await import("#web/features/notices/public.ts")).UnreadNotices,
);
const ReleaseNews = laterAbove(
  async () => (await import("#web/features/releases/public.ts")).ReleaseNews,
);

const once = { staleTime: Infinity };

/** Fetches the data of `PageNotices` together with a page's first reads, so that nothing appears later above a page already shown. */
export function askForNotices(client: QueryClient): void {
  void client.prefetchQuery({ ...openingOf(users.getNotices, {}), ...once });
  void client.prefetchQuery({ ...openingOf(releaseCalls.getUnread, {}), ...once });
}

/** Above every page, until they are read: what changed in how the user signs in, and what an update brought. */
export function PageNotices() {
  const { data: notices = [] } = useSideAnswer(users.getNotices, {}, once);
  const { data: release } = useSideAnswer(releaseCalls.getUnread, {}, once);
  const fresh = notices.filter(({ isNew }) => isNew);
  return (
    <>
      {fresh.length > 0 && <UnreadNotices notices={fresh} />}
      {release?.version && <ReleaseNews version={release.version} />}
    </>
  );
}

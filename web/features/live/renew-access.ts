import type { useRouter } from "@tanstack/react-router";
import { flushSync } from "react-dom";
import { type OrganizationOfUser, organizations } from "#api/organizations.ts";
import { mayOpenRoute } from "#domain/access.ts";
import { accessMark } from "#domain/organizations/access-mark.ts";
import { accessChangeTexts as t } from "#texts/access-changes.ts";
import { isBarredFrom } from "#web/kernel/admission.ts";
import { leftover } from "#web/kernel/leftover.ts";
import { lostPage } from "#web/kernel/lost-page.ts";
import { knownOrganizations, setOrganizations } from "#web/kernel/organization.ts";
import { queryClient } from "#web/kernel/query-client.ts";
import { forgetRecent } from "#web/kernel/recent.ts";
import { request } from "#web/kernel/request.ts";
import {
  currentSession,
  selectOrganizationId,
  selectedOrganizationId,
} from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { somethingToLose } from "#web/kernel/unsaved.ts";
import { formatDay } from "#web/ui/formats.ts";
import { textsIn } from "#web/ui/form/use-left-over.ts";

type Router = Pick<ReturnType<typeof useRouter>, "navigate" | "invalidate" | "state" | "subscribe">;
type Bodies = readonly OrganizationOfUser[];

/** The pages of the person and of the agency's announcements, which are about no body: they stay when one is lost. */
const ofPerson = /^\/($|user(\/|$)|announcements(\/|$))/;

let renewing: Promise<void> = Promise.resolve();

/** The mark of the bodies that this page knows. */
export function knownAccess(): string {
  return accessMark(knownOrganizations(queryClient) ?? []);
}

/**
 * Reads again which bodies the user sees, and how. If that changed, menu and page follow and a message says what changed; a page
 * that the user may no longer see closes. One after the other, since each compares with what the page knows.
 */
export function renewAccess(router: Router): Promise<void> {
  renewing = renewing.then(() => renew(router)).catch(() => undefined);
  return renewing;
}

async function renew(router: Router): Promise<void> {
  const after = await request(organizations.getAllForCurrentUser, {}).catch(() => null);
  const before = knownOrganizations(queryClient);
  const session = currentSession();
  if (!after || !before || !session || accessMark(after) === accessMark(before)) return;
  const was = before.find(({ id }) => id === selectedOrganizationId());
  const now = after.find(({ id }) => id === was?.id) ?? null;
  const { pathname } = router.state.location;
  const area = now?.area ?? session.area;
  const isOpen = mayOpenRoute(area, pathname) && !isBarredFrom(pathname, { ...session, area }, now);
  const isSeen = isOpen && (now !== null || ofPerson.test(pathname));
  const isClosing = was !== undefined && !isSeen && lostPage.get() === null;
  if (isClosing) closePage(was, now === null);
  setOrganizations(queryClient, after);
  if (was && !now) selectOrganizationId(after[0]?.id ?? null);
  if (before.some(({ id }) => after.every((one) => one.id !== id))) forgetRecent();
  for (const text of changesOf(before, after, isClosing ? was.id : null))
    toast.info(text, { durationMs: 8000 });
  if (isClosing) {
    queryClient.removeQueries({ type: "inactive" });
    await router.navigate({ to: "/", replace: true, ignoreBlocker: true });
    const unsubscribe = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (!pathChanged) return;
      unsubscribe();
      lostPage.set(null);
    });
  }
  await router.invalidate();
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== organizations.getAllForCurrentUser.path,
  });
}

/** Takes the page off the screen before anything reads as if it were about another body; typed text is shown apart. */
function closePage(body: OrganizationOfUser, isBodyLost: boolean): void {
  const heading = document.querySelector("h1")?.textContent ?? "";
  const content = document.querySelector<HTMLElement>("#content");
  const texts = content && somethingToLose() ? textsIn(content) : [];
  flushSync(() => lostPage.set({ page: heading, body, isBodyLost }));
  if (texts.length > 0 && leftover.get() === null) leftover.set({ title: heading, texts });
}

/** What changed, in sentences; of the body whose page closes, the page's place says it. */
function changesOf(before: Bodies, after: Bodies, closedId: string | null): string[] {
  const names = (list: Bodies) => list.map(({ description }) => description);
  const lacks = (list: Bodies) => (one: OrganizationOfUser) =>
    !list.some(({ id }) => id === one.id);
  const [given, taken] = [after.filter(lacks(before)), before.filter(lacks(after))];
  const unsaid = taken.filter(({ id }) => id !== closedId);
  return [
    ...(given.length > 0 ? [t.given(names(given))] : []),
    ...(unsaid.length > 0 ? [t.taken(names(unsaid))] : []),
    ...after.flatMap((now) => {
      const was = before.find(({ id }) => id === now.id);
      return was && now.id !== closedId ? changeOf(was, now) : [];
    }),
  ];
}

function changeOf(was: OrganizationOfUser, now: OrganizationOfUser): string[] {
  if (was.deputyTo !== now.deputyTo)
    return [
      now.deputyTo === null
        ? t.noDeputy(now.description)
        : t.deputy(now.description, formatDay(now.deputyTo)),
    ];
  if (was.fullAccess === now.fullAccess) return [];
  return [now.fullAccess ? t.full(now.description) : t.read(now.description)];
}

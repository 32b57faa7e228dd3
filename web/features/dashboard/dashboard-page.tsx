import { Stack, Anchor, CloseButton, Group } from "@mantine/core";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { dashboard } from "#api/dashboard.ts";
import { mayAct, seesAllOrganizations } from "#domain/access.ts";
import { common } from "#texts/common.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { actingAs, titleOfPlace } from "#texts/shell.ts";
import { UnreadAnnouncements } from "#web/features/announcements/public.ts";
import { CaptureScreen } from "#web/features/devices/public.ts";
import { FirstSteps, NoBody } from "#web/features/first-steps/public.ts";
import { useLiveWaiting } from "#web/features/live/public.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { isBarredFrom } from "#web/kernel/admission.ts";
import { useOrganizationOrNone, useOrganizations } from "#web/kernel/organization.ts";
import type { Session } from "#web/kernel/session-cookies.ts";
import { selectOrganizationId, signedInUserId } from "#web/kernel/session.ts";
import { athensHour, today } from "#web/kernel/today.ts";
import {
  forgetInterruptedPage,
  pathnameOf,
  interruptedPageOf,
} from "#web/kernel/interrupted-page.ts";
import { formatDay, formatLongDay } from "#web/ui/formats.ts";
import { laterAbove } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { AgencyBoard } from "./agency-board.tsx";
import { BodyBoard } from "./body-board.tsx";

const BodyEndNotice = laterAbove(async () => (await import("./body-end-notice.tsx")).BodyEndNotice);

const views = ["agency", "body"] as const;

/** What waits, as boards and menu show it. */
const waitingCalls = [dashboard.getOverview, dashboard.getWaiting, dashboard.getAgency];

const readSearch = (raw: Unread) =>
  z.object({ view: z.enum(views).optional().catch(undefined) }).parse(raw);

export const Route = createFileRoute("/_signed-in/")({
  validateSearch: unread<typeof readSearch>,
  component: DashboardPage,
});

/** What waits on the user; on a device, the screen that records arrivals and departures. */
function DashboardPage() {
  const { session } = Route.useRouteContext();
  return session.area === "MobileUser" ? <CaptureScreen /> : <Dashboard session={session} />;
}

function Dashboard({ session }: { session: Session }) {
  const organization = useOrganizationOrNone();
  const { area: role } = session;
  useLiveWaiting(waitingCalls);
  const isAgency = seesAllOrganizations(role);
  const requestedView = useRead(readSearch, Route.useSearch()).view;
  const view = isAgency && requestedView !== "body" ? "agency" : "body";
  const greeting = athensHour() < 12 ? t.morning : t.evening;
  const deputyTo = organization?.deputyTo;
  const description = [greeting, formatLongDay(today()), deputyTo && actingAs(formatDay(deputyTo))];
  return (
    <Page title={t.title} description={description.filter(Boolean).join(" · ")}>
      <Stack gap="md">
        <ContinueLine session={session} />
        <UnreadAnnouncements />
        <FirstSteps session={session} />
        {view === "agency" && <AgencyBoard />}
        {view === "body" && organization?.endsOn && (
          <BodyEndNotice body={organization} endsOn={organization.endsOn} />
        )}
        {view === "body" && organization && <BodyBoard organization={organization} role={role} />}
        {organization === null && !mayAct(role, "organization.write", null) && (
          <NoBody session={session} />
        )}
      </Stack>
    </Page>
  );
}

/** The link back to the page where the user's last session expired, in the body that was selected then. */
function ContinueLine({ session }: { session: Session }) {
  const router = useRouter();
  const organizations = useOrganizations();
  const [wanted, setWanted] = useState(() => interruptedPageOf(signedInUserId(), session.area));
  const then = organizations.find(({ id }) => id === wanted?.organizationId) ?? null;
  if (wanted === null || isBarredFrom(pathnameOf(wanted.path), session, then)) return null;
  const { path } = wanted;
  const forget = () => {
    forgetInterruptedPage();
    setWanted(null);
  };
  return (
    <Group gap="xs">
      <Anchor
        href={path}
        onClick={(event) => {
          event.preventDefault();
          forget();
          if (then) selectOrganizationId(then.id);
          void router.navigate({ href: path });
        }}
      >
        {t.goOn(titleOfPlace(pathnameOf(path)) ?? t.whereYouWere)}
      </Anchor>
      <CloseButton size="sm" aria-label={common.close} onClick={forget} />
    </Group>
  );
}

import { IconCalendarShare } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { type Day, isDay } from "#domain/calendar/day.ts";
import { leaveFeedTexts } from "#texts/leave-feeds.ts";
import { awayTexts as t } from "#texts/leaves.ts";
import { LeaveSiblings } from "#web/features/leave-balances/public.ts";
import { unread, type Unread, useRead } from "#web/kernel/address.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { isId } from "#web/kernel/params.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { OpensForm } from "#web/ui/opens.tsx";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { NewLeave } from "./new-leave.tsx";

const AwayCalendar = later(async () => (await import("./away-calendar.tsx")).AwayCalendar);

export type AwaySearch = {
  view?: "week" | "month" | undefined;
  on?: Day | undefined;
  structureId?: string | undefined;
};

function readSearch({ view, on, structureId }: Unread): AwaySearch {
  return {
    ...(view === "week" || view === "month" ? { view } : {}),
    ...(isDay(on) ? { on } : {}),
    ...(typeof structureId === "string" && isId(structureId) ? { structureId } : {}),
  };
}

export const Route = createFileRoute("/_signed-in/contracts/leave/calendar")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  component: AwayPage,
});

function AwayPage() {
  const given = useRead(readSearch, Route.useSearch());
  const navigate = Route.useNavigate();
  return (
    <Page
      title={t.title}
      description={t.description}
      actions={<Acts />}
      siblings={<LeaveSiblings />}
    >
      <AwayCalendar
        given={given}
        onChange={(next) =>
          void navigate({
            to: ".",
            search: { ...given, ...next },
            replace: true,
            resetScroll: false,
          })
        }
      />
    </Page>
  );
}

function Acts() {
  return (
    <>
      <FeedsButton />
      <NewLeave />
    </>
  );
}

const Feeds = later(async () => (await import("./feeds.tsx")).Feeds);

/** Opens the drawer with the addresses from which calendars read who is away. */
function FeedsButton() {
  const refusal = useRefusalTo("attendance.record");
  return (
    <OpensForm
      act={leaveFeedTexts.title}
      reason={refusal}
      variant="default"
      icon={IconCalendarShare}
      formSize="xl"
    >
      {() => <Feeds />}
    </OpensForm>
  );
}

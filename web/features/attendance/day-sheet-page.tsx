import { Box } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import { attendances } from "#api/attendances.ts";
import { disputes } from "#api/disputes.ts";
import { isDay } from "#domain/calendar/day.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { useLoaded, useSideAnswer } from "#web/kernel/answers.ts";
import { load } from "#web/kernel/calls.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useSession } from "#web/kernel/session.ts";
import { thisMoment, today } from "#web/kernel/today.ts";
import { formatLongDay } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { reasonsQuery, vocabularyOf } from "./attendance.queries.ts";
import { HistoryPanel } from "#web/features/history/public.ts";
import { openTexts } from "#web/features/month-requests/public.ts";
import { atLeisure } from "#web/ui/later.tsx";
import { DaySheet } from "./day-sheet/day-sheet.tsx";
import { useLeave } from "./use-leave.ts";
import { useOvertime } from "./use-overtime.ts";
import { dayModel } from "./day-sheet/model/day.ts";
import { lastActWords } from "./day-sheet/model/last-act.ts";

// The parts below the rows load after them.
const OverfullDays = atLeisure(
  async () => (await import("#web/features/imports/public.ts")).OverfullDays,
);
const DeviceQuestions = atLeisure(
  async () => (await import("#web/features/devices/public.ts")).DeviceQuestions,
);
const DayLinkPanel = atLeisure(
  async () => (await import("#web/features/links/public.ts")).DayLinkPanel,
);
const DisputesOfDay = atLeisure(
  async () => (await import("#web/features/month-requests/public.ts")).DisputesOfDay,
);
export const Route = createFileRoute("/_signed-in/attendances/attendance-records/$id/$date")({
  params: { parse: parsedParams({ id: isId, date: isDay }) },
  beforeLoad: inOrganization,
  loader: ({ context, params }) =>
    Promise.all([
      load(context.queryClient, attendances.getDaySheet, {
        organizationId: context.organization.id,
        structureId: params.id,
        date: params.date,
      }),
      context.queryClient.ensureQueryData(reasonsQuery(params.date)),
    ]),
  component: DaySheetPage,
});

function DaySheetPage() {
  const { id: structureId, date } = Route.useParams();
  const mayWrite = useRefusalTo("attendance.record") === null;
  const writesLocked = useSession()?.area === "Administrator";
  const { data: reasons } = useSuspenseQuery(reasonsQuery(date));
  const answer = useLoaded(attendances.getDaySheet, { structureId, date });
  const vocabulary = useMemo(() => vocabularyOf(reasons), [reasons]);
  const leaveOf = useLeave(structureId, date);
  const overtimeOf = useOvertime(structureId, date);
  const { data: found } = useSideAnswer(disputes.getOfDay, { structureId, date });
  const disputed = useMemo(() => openTexts(found?.items ?? []), [found]);
  const now = today();
  const model = useMemo(() => {
    const mine = { mayWrite, writesLocked };
    return dayModel(answer, { today: now, vocabulary, ...mine, leaveOf, overtimeOf, disputed });
  }, [answer, now, vocabulary, mayWrite, writesLocked, leaveOf, overtimeOf, disputed]);
  return (
    <Page
      title={t.title(answer.structure.title, formatLongDay(date))}
      description={lastActWords({ ...model, acts: answer.acts }, thisMoment())}
    >
      <DaySheet key={`${structureId} ${date}`} model={model} />
      <OverfullDays structureId={structureId} date={date} />
      <DeviceQuestions structureId={structureId} date={date} />
      <DayLinkPanel structureId={structureId} date={date} />
      <DisputesOfDay disputes={found?.items ?? []} />
      <Box mt="lg">
        <HistoryPanel title={t.sheetHistory} about={{ structureId, date }} />
      </Box>
    </Page>
  );
}

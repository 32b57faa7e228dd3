import { Box, ActionIcon, Group } from "@mantine/core";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { createFileRoute, Link, useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { attendances } from "#api/attendances.ts";
import { disputes } from "#api/month-requests.ts";
import type { SheetState } from "#domain/attendance/refusal.ts";
import { addDays, isDay } from "#domain/calendar/day.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { load, queryOf } from "#web/kernel/calls.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { useSession } from "#web/kernel/session.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { formatLongDay } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { reasonsQuery, vocabularyOf } from "./attendance.queries.ts";
import { DeviceQuestions } from "#web/features/devices/public.ts";
import { OverfullDays } from "#web/features/imports/public.ts";
import { DisputesOfDay, openTexts } from "#web/features/month-requests/public.ts";
import { DayLinkPanel } from "#web/features/links/public.ts";
import { Colleagues } from "#web/features/live/public.ts";
import { HistoryPanel } from "#web/features/history/public.ts";
import { DaySheet } from "./day-sheet/day-sheet.tsx";
import { useLeave } from "./use-leave.ts";
import { dayModel } from "./day-sheet/model/day.ts";
import { lastActWords } from "./day-sheet/model/last-act.ts";

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

const tones: Record<SheetState, Tone> = { open: "info", submitted: "good", locked: "neutral" };

function DaySheetPage() {
  const organizationId = useOrganization().id;
  const { id: structureId, date } = Route.useParams();
  const mayWrite = useRefusalTo("attendance.record") === null;
  const writesLocked = useSession()?.area === "Administrator";
  const { data: reasons } = useSuspenseQuery(reasonsQuery(date));
  const { data: answer } = useSuspenseQuery(
    queryOf(attendances.getDaySheet, { organizationId, structureId, date }),
  );
  const vocabulary = useMemo(() => vocabularyOf(reasons), [reasons]);
  const leaveOf = useLeave(structureId, date);
  const now = today();
  const model = useMemo(
    () => dayModel(answer, { today: now, vocabulary, mayWrite, writesLocked, leaveOf }),
    [answer, now, vocabulary, mayWrite, writesLocked, leaveOf],
  );
  const { data: found } = useQuery(
    queryOf(disputes.getOfDay, { organizationId, structureId, date }),
  );
  const disputed = useMemo(() => openTexts(found?.items ?? []), [found]);
  return (
    <Page
      title={t.title(answer.structure.title, formatLongDay(date))}
      beside={<StatusBadge tone={tones[answer.state]}>{t.states[answer.state]}</StatusBadge>}
      description={lastActWords(answer)}
      actions={<DayChoice key={date} structureId={structureId} date={date} />}
    >
      <Colleagues />
      <DaySheet key={`${structureId} ${date}`} model={model} disputed={disputed} />
      <OverfullDays structureId={structureId} date={date} />
      <DeviceQuestions structureId={structureId} date={date} />
      <DayLinkPanel structureId={structureId} date={date} />
      <DisputesOfDay structureId={structureId} disputes={found?.items ?? []} />
      <Box mt="lg">
        <HistoryPanel title={t.sheetHistory} about={{ structureId, date }} />
      </Box>
    </Page>
  );
}

function DayChoice({ structureId, date }: { structureId: string; date: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(date);
  const goTo = (text: string) => {
    setTyped(text);
    if (isDay(text) && text !== date) {
      const params = { id: structureId, date: text };
      void navigate({ to: "/attendances/attendance-records/$id/$date", params });
    }
  };
  return (
    <Group gap={6} wrap="nowrap">
      <DayLink structureId={structureId} date={addDays(date, -1)} label={t.previousDay} />
      <DateField
        name="date"
        aria-label={t.date}
        error={undefined}
        value={typed}
        onChange={goTo}
        w={150}
      />
      <DayLink structureId={structureId} date={addDays(date, 1)} label={t.nextDay} isNext />
    </Group>
  );
}

function DayLink(props: { structureId: string; date: string; label: string; isNext?: true }) {
  const Chevron = props.isNext ? IconChevronRight : IconChevronLeft;
  return (
    <ActionIcon
      variant="default"
      size={38}
      aria-label={props.label}
      renderRoot={(rest) => (
        <Link
          to="/attendances/attendance-records/$id/$date"
          params={{ id: props.structureId, date: props.date }}
          {...rest}
        />
      )}
    >
      <Chevron size={18} stroke={1.6} aria-hidden />
    </ActionIcon>
  );
}

import { Group, Stack, Text, UnstyledButton } from "@mantine/core";
import { IconCalendarOff } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { attendances } from "#api/attendances.ts";
import { contractYears } from "#api/contract-years.ts";
import type { FindingOut } from "#api/finding.ts";
import { isDay, type Day } from "#domain/calendar/day.ts";
import { personName } from "#domain/identity/person-name.ts";
import { contractYearTexts as t } from "#texts/contract-year.ts";
import { findingLevels } from "#texts/findings.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { findingTones, sentenceOf } from "#web/features/verification/public.tsx";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { load } from "#web/kernel/calls.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { isId, parsedParams } from "#web/kernel/params.ts";
import { today } from "#web/kernel/today.ts";
import { Step } from "#web/ui/calendar/step.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { UpLink } from "#web/ui/links.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { useFold } from "#web/ui/use-fold.tsx";
import { daysChangedSince } from "./changed-since.ts";
import { firstRecorded } from "./first-recorded.ts";
import { KnownDayChoice, KnownDayNotice } from "./known-day.tsx";
import { YearCalendar } from "./year-calendar.tsx";
import styles from "./year-findings.module.css";
import { YearMonths } from "./year-months.tsx";

const DayDrawer = later(async () => (await import("./day-drawer.tsx")).DayDrawer);

const search = z.object({
  year: z.coerce.number().int().min(1990).max(2100).optional().catch(undefined),
  knownOn: z
    .string()
    .refine((day) => isDay(day) && day < today())
    .optional()
    .catch(undefined),
});

const readSearch = (raw: Unread) => search.parse(raw);

export const Route = createFileRoute("/_signed-in/contracts/attendance-records/$contractId")({
  params: { parse: parsedParams({ contractId: isId }) },
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  loaderDeps: ({ search: { year, knownOn } }) => ({ year, knownOn }),
  loader: ({ context, params, deps }) =>
    Promise.all([
      load(context.queryClient, contractYears.getYear, {
        organizationId: context.organization.id,
        contractId: params.contractId,
        ...inputOf(readSearch(deps)),
      }),
      load(context.queryClient, attendances.getReasons, {}),
    ]),
  component: ContractYearPage,
});

/** The requested year, and the earlier day as of which it is requested. */
function inputOf({ year = thisYear(), knownOn }: z.output<typeof search>) {
  return knownOn === undefined ? { year } : { year, knownOn };
}

function thisYear(): number {
  return Number(today().slice(0, 4));
}

function ContractYearPage() {
  const { contractId } = Route.useParams();
  const chosen = useRead(readSearch, Route.useSearch());
  const { year = thisYear(), knownOn } = chosen;
  const navigate = useNavigate({ from: Route.fullPath });
  const [opened, setOpened] = useState<Day | null>(null);
  const found = useAnswer(contractYears.getYear, { contractId, ...inputOf(chosen) });
  const isPast = knownOn !== undefined;
  const present = useAnswer(contractYears.getYear, { contractId, year }, { enabled: isPast });
  if (!found.data) return <QueryState found={found} rows={6} />;
  const { contract, days, months, findings } = found.data;
  const now = isPast ? present.data : undefined;
  const changed = daysChangedSince(days, now?.days ?? []);
  const choose = (day: Day | undefined) => void navigate({ search: { year, knownOn: day } });
  const since = firstRecorded(days);
  return (
    <Page
      title={t.title(personName(contract), year)}
      description={[contract.number, contract.specialty].filter(Boolean).join(" · ")}
      above={
        <UpLink label={t.toContract} to="/contracts/details/$id" params={{ id: contractId }} />
      }
      actions={
        <>
          <KnownDayChoice key={knownOn} knownOn={knownOn} onChoose={choose} />
          <YearChoice
            year={year}
            onChoose={(next) => void navigate({ search: { ...chosen, year: next } })}
          />
        </>
      }
    >
      <QueryState found={found} />
      {isPast && (
        <KnownDayNotice
          knownOn={knownOn}
          changed={now ? changed.size : null}
          onNow={() => choose(undefined)}
        />
      )}
      {days.length === 0 ? (
        <EmptyState icon={IconCalendarOff} title={t.none} text={t.noneHint} />
      ) : (
        <Stack gap="md">
          <YearCalendar
            key={year}
            days={days}
            since={since}
            findings={findings}
            changed={isPast ? changed : null}
            onOpen={setOpened}
          />
          <YearMonths
            days={days}
            months={months.filter(({ month }) => month >= since)}
            now={now?.months}
            through={knownOn ?? today()}
          />
          {!isPast && <YearFindings findings={findings} onOpen={setOpened} />}
        </Stack>
      )}
      <DayDrawer
        year={found.data}
        date={opened}
        now={changed.get(opened ?? "")}
        onClose={() => setOpened(null)}
      />
    </Page>
  );
}

function YearChoice({ year, onChoose }: { year: number; onChoose: (year: number) => void }) {
  return (
    <Group gap="xs" role="group" aria-label={t.year}>
      <Step by={-1} label={t.previousYear} onClick={() => onChoose(year - 1)} />
      <Text fw={600} aria-live="polite">
        {year}
      </Text>
      <Step
        by={1}
        label={t.nextYear}
        disabled={year >= thisYear()}
        onClick={() => onChoose(year + 1)}
      />
    </Group>
  );
}

type Props = { findings: readonly FindingOut[]; onOpen: (date: Day) => void };

const firstShown = { wide: 12, phone: 5 };

/** The findings of the year, latest first; each opens its day. */
function YearFindings({ findings, onOpen }: Props) {
  const latestFirst = findings.toSorted((one, other) =>
    (one.date ?? "") < (other.date ?? "") ? 1 : -1,
  );
  const { shown, more } = useFold(latestFirst, firstShown, t.allFindings);
  return (
    <Panel title={t.findings}>
      {findings.length === 0 && <Text c="dimmed">{t.noFindings}</Text>}
      <ul className={styles.findings}>
        {shown.map((finding, index) => (
          <li key={`${finding.rule} ${finding.date} ${index}`}>
            <StatusBadge tone={findingTones[finding.level]}>
              {findingLevels[finding.level].one}
            </StatusBadge>
            <UnstyledButton
              className={styles.open}
              onClick={() => finding.date !== null && onOpen(finding.date)}
            >
              {finding.date !== null && <strong>{formatDay(finding.date)}</strong>}{" "}
              {sentenceOf(finding)}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      {more}
    </Panel>
  );
}

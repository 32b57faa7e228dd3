import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { holidays, type HolidayYear } from "#api/holidays.ts";
import { holidayTexts as t, placeInWords } from "#texts/holidays.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { download } from "#web/kernel/download.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { actsColumn, type Column } from "#web/ui/data-table/column.ts";
import { Step } from "#web/ui/calendar/step.tsx";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatDay } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import { RowAct } from "#web/ui/row-act.tsx";
import type { HolidayAct } from "./holiday-form.tsx";
import { HolidayRules } from "./holiday-rules.tsx";
import { HolidayCalendar } from "./holiday-calendar.tsx";

const HolidayForm = later(async () => (await import("./holiday-form.tsx")).HolidayForm);

const search = z.object({
  year: z.number().int().min(1990).max(2099).optional().catch(undefined),
});

const readSearch = (raw: Unread) => search.parse(raw);

export const Route = createFileRoute("/_signed-in/system-administration/parameters/holidays")({
  validateSearch: unread<typeof readSearch>,
  component: HolidaysPage,
});

function HolidaysPage() {
  const { year = Number(today().slice(0, 4)) } = useRead(readSearch, Route.useSearch());
  const found = useAnswer(holidays.getYear, { year }, { placeholderData: keepPreviousData });
  const [act, setAct] = useState<HolidayAct | null>(null);
  const close = () => setAct(null);
  return (
    <Page
      title={t.title}
      description={t.description}
      beside={<YearPicker year={year} />}
      actions={
        <>
          <ExportMenu
            onExport={(format, taking) => download(holidays.exportYear, { year, format }, taking)}
          />
          <Button variant="default" onClick={() => setAct({ type: "add-local" })}>
            {t.addLocal}
          </Button>
          <ActButton reason={null} icon={IconPlus} onClick={() => setAct({ type: "add-rule" })}>
            {t.addRule}
          </ActButton>
        </>
      }
    >
      <Pending found={found} rows={8}>
        {(response) => (
          <Stack gap="md">
            <Panel title={t.calendar}>
              <HolidayCalendar found={response} />
            </Panel>
            <Panel title={t.rules}>
              <HolidayRules found={response} onAct={setAct} />
            </Panel>
            <Panel title={t.locals}>
              <LocalHolidays locals={response.locals} onAct={setAct} />
            </Panel>
          </Stack>
        )}
      </Pending>
      <FormDrawer opened={act !== null} onClose={close} title={act && titleOf(act)}>
        {act && <HolidayForm act={act} onDone={close} />}
      </FormDrawer>
    </Page>
  );
}

function YearPicker({ year }: { year: number }) {
  const navigate = useNavigate();
  const go = (to: number) => void navigate({ to: ".", search: { year: to } });
  return (
    <Group gap={4} role="group" aria-label={t.year}>
      <Step by={-1} size="md" label={String(year - 1)} onClick={() => go(year - 1)} />
      <Text fw={600}>{year}</Text>
      <Step by={1} size="md" label={String(year + 1)} onClick={() => go(year + 1)} />
    </Group>
  );
}

function titleOf(act: HolidayAct): string {
  if (act.type === "add-rule") return t.addRule;
  if (act.type === "add-local") return t.addLocal;
  if (act.type === "unmove") return t.unmoveOf(act.title, act.year);
  return act.type === "move" ? t.moveOf(act.title, act.year) : t.endOf(act.title);
}

type Local = HolidayYear["locals"][number];

type Props = { locals: readonly Local[]; onAct: (act: HolidayAct) => void };

/** The holidays of a single body. */
function LocalHolidays({ locals, onAct }: Props) {
  const renderEnd = (local: Local) => <End local={local} onAct={onAct} />;
  return (
    <PlainTable
      label={t.locals}
      columns={[...columns, actsColumn(renderEnd)]}
      rows={locals}
      none={t.noLocals}
      rowKey={({ id }) => id}
    />
  );
}

function End({ local, onAct }: { local: Local; onAct: Props["onAct"] }) {
  const { id: localId, organizationId, version, title } = local;
  return (
    <RowAct
      act={t.end}
      name={t.endOf(title)}
      onClick={() => onAct({ type: "end-local", organizationId, localId, version, title })}
    />
  );
}

const columns: readonly Column<Local>[] = [
  { id: "holiday", header: t.holiday, cell: ({ title }) => title },
  { id: "organization", header: t.organization, cell: ({ organization }) => organization },
  {
    id: "day",
    header: t.day,
    cell: ({ day }) => (day === null ? t.notInForce : formatDay(day)),
  },
  { id: "rule", header: t.rule, cell: ({ on }) => placeInWords(on) },
];

import { ActionIcon, Button, Group, Stack, Text } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconPlus } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { z } from "zod";
import { holidays } from "#api/holidays.ts";
import { holidayTexts as t } from "#texts/holidays.ts";
import { unread, useRead, type Unread } from "#web/kernel/address.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { today } from "#web/kernel/today.ts";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { later } from "#web/ui/later.tsx";
import { Page } from "#web/ui/page.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { Pending } from "#web/ui/pending.tsx";
import type { HolidayAct } from "./holiday-form.tsx";
import { HolidayRules } from "./holiday-rules.tsx";
import { LocalHolidays } from "./local-holidays.tsx";
import { YearCalendar } from "./year-calendar.tsx";

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
  const found = useQuery({
    ...queryOf(holidays.getYear, { year }),
    placeholderData: keepPreviousData,
  });
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
          <Button
            onClick={() => setAct({ type: "add-rule" })}
            leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
          >
            {t.addRule}
          </Button>
        </>
      }
    >
      <Pending found={found} rows={8}>
        {(shown) => (
          <Stack gap="md">
            <Panel title={t.calendar}>
              <YearCalendar found={shown} />
            </Panel>
            <Panel title={t.rules}>
              <HolidayRules found={shown} onAct={setAct} />
            </Panel>
            <Panel title={t.locals}>
              <LocalHolidays locals={shown.locals} onAct={setAct} />
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
      <ActionIcon variant="default" aria-label={String(year - 1)} onClick={() => go(year - 1)}>
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <Text fw={600}>{year}</Text>
      <ActionIcon variant="default" aria-label={String(year + 1)} onClick={() => go(year + 1)}>
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

function titleOf(act: HolidayAct): string {
  if (act.type === "add-rule") return t.addRule;
  if (act.type === "add-local") return t.addLocal;
  if (act.type === "unmove") return t.unmoveOf(act.title, act.year);
  return act.type === "move" ? t.moveOf(act.title, act.year) : t.endOf(act.title);
}

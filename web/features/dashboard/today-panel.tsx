import { Button, Group, Progress, Text } from "@mantine/core";
import { IconClipboardCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { Overview, StructureToday } from "#api/dashboard.ts";
import { dashboardTexts as t, sheetStateTexts } from "#texts/dashboard.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { sheetTones } from "./sheet-tones.ts";
import styles from "./today-panel.module.css";

const mostShown = 3;

/** The sheets of today that are not submitted yet, who is missing from them, and the way straight to each. */
export function TodayPanel({ overview: { today, structures, sheets } }: { overview: Overview }) {
  const open = structures.filter(({ stateToday }) => stateToday === "open");
  return (
    <Panel title={t.today}>
      {sheets.owedToday === 0 && <Text c="dimmed">{t.nobodyToday}</Text>}
      {sheets.owedToday > 0 && open.length === 0 && <Text>{t.allSubmitted(sheets.owedToday)}</Text>}
      <ul className={styles.sheets}>
        {open.slice(0, mostShown).map((structure) => (
          <li key={structure.id} className={styles.sheet}>
            <Sheet structure={structure} today={today} />
          </li>
        ))}
      </ul>
      {sheets.openToday > mostShown && (
        <Link
          to="/attendances/sheets"
          search={{ from: today, to: today, state: "open" }}
          className={styles.more}
        >
          {t.moreSheets(sheets.openToday - mostShown)}
        </Link>
      )}
    </Panel>
  );
}

function Sheet({ structure, today }: { structure: StructureToday; today: string }) {
  const { id, title, expected, waiting, waitingNames, stateToday } = structure;
  const settled = expected - waiting;
  return (
    <>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
        <h3 className={styles.title}>{title}</h3>
        <StatusBadge tone={sheetTones[stateToday]}>{sheetStateTexts[stateToday]}</StatusBadge>
      </Group>
      <Progress
        value={(100 * settled) / Math.max(expected, 1)}
        aria-label={t.recordedOf(settled, expected)}
        size="sm"
      />
      <Text size="sm">{t.recordedOf(settled, expected)}</Text>
      <Text size="sm" c="dimmed">
        {waiting === 0 ? t.nobodyWaits : t.waiting(waitingNames, waiting - waitingNames.length)}
      </Text>
      <Button
        mt="auto"
        variant="light"
        leftSection={<IconClipboardCheck size={18} stroke={1.6} aria-hidden />}
        renderRoot={(props) => (
          <Link
            to="/attendances/attendance-records/$id/$date"
            params={{ id, date: today }}
            aria-label={t.openSheetOf(title)}
            {...props}
          />
        )}
      >
        {t.openSheet}
      </Button>
    </>
  );
}

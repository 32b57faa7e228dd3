import { Group, Text } from "@mantine/core";
import type { BodyOfSheets, DayOfSheets } from "#api/locks.ts";
import { lockPageTexts as t } from "#texts/locks.ts";
import { formatDayAndMonth } from "#web/ui/formats.ts";
import styles from "./day-strip.module.css";

/** A square a day: how much of what was owed is submitted, and underlined where all of it is locked. */
export function DayStrip({ body }: { body: BodyOfSheets }) {
  if (body.days.length === 0) return <Text c="dimmed">{t.noDays}</Text>;
  return (
    <ol className={styles.strip} aria-label={t.strip(body.organization)}>
      {body.days.map((day) => (
        <li
          key={day.date}
          className={styles.day}
          data-level={levelOf(day)}
          data-locked={day.locked === day.owed || undefined}
          title={wordsOf(day)}
        >
          <span aria-hidden>{Number(day.date.slice(8))}</span>
          <span className={styles.words}>{wordsOf(day)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What the colours of the strip say. */
export function StripLegend() {
  return (
    <Group gap="md" mb="xs">
      {(["full", "some", "none"] as const).map((level) => (
        <Group key={level} gap={6}>
          <span className={styles.day} data-level={level} aria-hidden />
          <Text size="sm">{t.legend[level]}</Text>
        </Group>
      ))}
      <Text size="sm" c="dimmed">
        {t.legend.locked}
      </Text>
    </Group>
  );
}

function wordsOf({ date, submitted, owed, locked }: DayOfSheets): string {
  return t.dayOf(formatDayAndMonth(date), submitted, owed, locked);
}

function levelOf({ submitted, owed }: DayOfSheets): "full" | "some" | "none" {
  if (submitted >= owed) return "full";
  return submitted > 0 ? "some" : "none";
}

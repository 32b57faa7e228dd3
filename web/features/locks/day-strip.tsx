import { Text } from "@mantine/core";
import type { BodyOfSheets, DayOfSheets } from "#api/locks.ts";
import { lockPageTexts as t } from "#texts/locks.ts";
import { type DayLevel, DaySquares, SquaresLegend } from "#web/ui/chart/day-squares.tsx";
import { formatDayAndMonth } from "#web/ui/formats.ts";

/** A square a day: how much of what was owed is submitted, and underlined where all of it is locked. */
export function DayStrip({ body }: { body: BodyOfSheets }) {
  if (body.days.length === 0) return <Text c="dimmed">{t.noDays}</Text>;
  return (
    <DaySquares
      label={t.strip(body.organization)}
      days={body.days.map((day) => ({
        date: day.date,
        level: levelOf(day),
        isLocked: day.locked === day.owed,
        words: wordsOf(day),
      }))}
    />
  );
}

/** What the colours of the strip say. */
export function StripLegend() {
  const entries = (["full", "some", "none"] as const).map(
    (level) => [level, t.legend[level]] as const,
  );
  return <SquaresLegend entries={entries} note={t.legend.locked} />;
}

function wordsOf({ date, submitted, owed, locked }: DayOfSheets): string {
  return t.dayOf(formatDayAndMonth(date), submitted, owed, locked);
}

function levelOf({ submitted, owed }: DayOfSheets): DayLevel {
  if (submitted >= owed) return "full";
  return submitted > 0 ? "some" : "none";
}

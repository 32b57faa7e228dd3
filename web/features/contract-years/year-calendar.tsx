import { Anchor, Text } from "@mantine/core";
import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { YearDay } from "#api/contract-years.ts";
import type { FindingOut } from "#api/finding.ts";
import { monthOf, type Day, type Month } from "#domain/calendar/day.ts";
import { contractYearTexts as t, knownDayTexts as known } from "#texts/contract-year.ts";
import { dayAfterKey, clampDay } from "#web/ui/calendar/moves.ts";
import { formatDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { labelsIn, lookOfLabel } from "./day-tones.ts";
import { MonthOfYear } from "./month-of-year.tsx";
import styles from "./year-calendar.module.css";

type Props = {
  days: readonly YearDay[];
  /** The first month that is shown; the empty ones before it unfold. */
  since: Month;
  findings: readonly FindingOut[];
  /** Days that have changed since the earlier day as of which the year is shown; null if it is shown as it is now. */
  changed: ReadonlyMap<Day, YearDay> | null;
  onOpen: (date: Day) => void;
};

/** The days of the year, one small calendar per month; one day has the focus, and the arrow keys move it. */
export function YearCalendar({ days, since, findings, changed, onOpen }: Props) {
  const [isWhole, setWhole] = useState(false);
  const months = [...new Set(days.map(({ date }) => monthOf(date)))];
  const visibleMonths = isWhole ? months : months.filter((month) => month >= since);
  const empty = months.length - visibleMonths.length;
  const first = days.find(({ date }) => monthOf(date) === visibleMonths[0])?.date ?? "";
  const last = days.at(-1)?.date ?? "";
  const [focused, setFocused] = useState(last);
  const place = useRef<HTMLDivElement>(null);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const doubts = Map.groupBy(findings, ({ date }) => date);
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setFocused(clampDay(next, first, last)));
    place.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  };
  return (
    <Panel title={t.days}>
      <Note mb="sm">
        {changed ? known.daysHint : t.daysHint}{" "}
        <Text span inherit visibleFrom="md">
          {t.daysKeys}
        </Text>
      </Note>
      <div ref={place} className={styles.months} onKeyDown={move}>
        {visibleMonths.map((month) => (
          <MonthOfYear
            key={month}
            month={month}
            focused={focused}
            dayOn={(date) => byDate.get(date)}
            doubtsOn={(date) => doubts.get(date) ?? []}
            isChanged={(date) => changed?.has(date) ?? false}
            onOpen={(date) => {
              setFocused(date);
              onOpen(date);
            }}
          />
        ))}
      </div>
      {empty > 0 && (
        <Note mt="sm">
          {t.emptyBefore(formatDay(first))}{" "}
          <Anchor component="button" inherit onClick={() => setWhole(true)}>
            {t.showEmpty(empty)}
          </Anchor>
        </Note>
      )}
      <ul className={styles.legend} aria-label={t.legend}>
        {labelsIn(days.map(({ label }) => label)).map((label) => (
          <li key={label}>
            <span className={styles.swatch} data-tone={lookOfLabel(label).tone} aria-hidden>
              {lookOfLabel(label).code}
            </span>
            {lookOfLabel(label).title}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

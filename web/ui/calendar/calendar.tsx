import { UnstyledButton } from "@mantine/core";
import { useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { addMonths, monthOf, weekday, type Day } from "#domain/calendar/day.ts";
import { calendarTexts } from "#texts/common.ts";
import { today } from "../../kernel/today.ts";
import { formatLongDay, formatMonth } from "../formats.ts";
import { dayAfterKey, sameDayIn, weeksOf, clampDay } from "./moves.ts";
import { quietStep, Step } from "./step.tsx";
import { Weeks } from "./weeks.tsx";
import styles from "./calendar.module.css";

type Props = {
  value: Day | null;
  onChange: (day: Day) => void;
  min?: Day | undefined;
  max?: Day | undefined;
};

/** Escape is handled by what contains the calendar, so that a dialog around it stays open. */
const keepsEscape = { "data-mantine-stop-propagation": true };

/** A month of days to choose from, with the keys of the ARIA practices. */
export function Calendar({ value, onChange, min, max }: Props) {
  const [focused, setFocused] = useState(() => clampDay(value ?? today(), min, max));
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(focused);
  const weeks = weeksOf(month);

  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(focused, event.key, event.shiftKey);
    if (next === null) return;
    event.preventDefault();
    flushSync(() => setFocused(clampDay(next, min, max)));
    grid.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  };
  const turn = (months: number) =>
    setFocused(clampDay(sameDayIn(focused, addMonths(month, months)), min, max));

  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <Step
          {...quietStep}
          by={-1}
          label={calendarTexts.previousMonth}
          onClick={() => turn(-1)}
          {...keepsEscape}
        />
        <span aria-live="polite" className={styles.month}>
          {formatMonth(month)}
        </span>
        <Step
          {...quietStep}
          by={1}
          label={calendarTexts.nextMonth}
          onClick={() => turn(1)}
          {...keepsEscape}
        />
      </div>
      <table ref={grid} role="grid" aria-label={formatMonth(month)} onKeyDown={move}>
        <Weeks weeks={weeks}>
          {(day) => (
            <td key={day} role="gridcell" aria-selected={day === value}>
              <UnstyledButton
                className={styles.day}
                tabIndex={day === focused ? 0 : -1}
                data-autofocus={day === focused || undefined}
                aria-label={formatLongDay(day)}
                aria-current={day === today() ? "date" : undefined}
                data-outside={monthOf(day) === month ? undefined : true}
                data-weekend={weekday(day) > 5 ? true : undefined}
                data-chosen={day === value || undefined}
                disabled={day !== clampDay(day, min, max)}
                onClick={() => onChange(day)}
                {...keepsEscape}
              >
                {Number(day.slice(8))}
              </UnstyledButton>
            </td>
          )}
        </Weeks>
      </table>
    </div>
  );
}

import { Button, Group, Popover, SimpleGrid } from "@mantine/core";
import { useState } from "react";
import { addMonths, type Month } from "#domain/calendar/day.ts";
import { calendarTexts } from "#texts/common.ts";
import { thisMonth } from "../../kernel/today.ts";
import { formatMonth, formatMonthName } from "../formats.ts";
import { quietStep, Step } from "./step.tsx";

type Props = {
  value: Month;
  onChange: (month: Month) => void;
  min?: Month | undefined;
  max?: Month | undefined;
};

/** The month shown, with buttons for the previous and next one; its name opens a year to choose from. */
export function MonthPicker({ value, onChange, min, max }: Props) {
  const [opened, setOpened] = useState(false);
  const [year, setYear] = useState(Number(value.slice(0, 4)));
  const isOut = (month: Month) =>
    (min !== undefined && month < min) || (max !== undefined && month > max);
  const choose = (month: Month) => {
    setOpened(false);
    onChange(month);
  };
  const stepTo = (month: Month, label: string) => ({
    label: `${label}: ${formatMonth(month)}`,
    disabled: isOut(month),
    onClick: () => choose(month),
  });
  const open = (next: boolean) => {
    setYear(Number(value.slice(0, 4)));
    setOpened(next);
  };
  return (
    <Group gap={6} wrap="nowrap">
      <Step by={-1} {...stepTo(addMonths(value, -1), calendarTexts.previousMonth)} />
      <Popover opened={opened} onChange={open} shadow="md" trapFocus returnFocus withRoles={false}>
        <Popover.Target>
          <Button
            variant="default"
            miw="10rem"
            aria-haspopup="dialog"
            data-says
            aria-expanded={opened}
            onClick={() => open(!opened)}
          >
            {formatMonth(value)}
          </Button>
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-label={calendarTexts.chooseMonth}>
          <Group justify="space-between" mb="xs">
            <Step
              {...quietStep}
              by={-1}
              label={calendarTexts.previousYear}
              onClick={() => setYear(year - 1)}
            />
            <strong aria-live="polite">{year}</strong>
            <Step
              {...quietStep}
              by={1}
              label={calendarTexts.nextYear}
              onClick={() => setYear(year + 1)}
            />
          </Group>
          <SimpleGrid cols={3} spacing={6}>
            {monthsOf(year).map((month) => (
              <Button
                key={month}
                size="compact-md"
                variant={month === value ? "filled" : month === thisMonth() ? "light" : "subtle"}
                aria-label={formatMonth(month)}
                aria-pressed={month === value}
                disabled={isOut(month)}
                onClick={() => choose(month)}
              >
                {formatMonthName(month)}
              </Button>
            ))}
          </SimpleGrid>
        </Popover.Dropdown>
      </Popover>
      <Step by={1} {...stepTo(addMonths(value, 1), calendarTexts.nextMonth)} />
    </Group>
  );
}

function monthsOf(year: number): Month[] {
  return Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, "0")}`);
}

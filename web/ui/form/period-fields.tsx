import { Group } from "@mantine/core";
import { isDay } from "#domain/calendar/day.ts";
import { formTexts as t } from "#texts/common.ts";
import { DateField } from "./date-field.tsx";

type Period = { from?: string | undefined; to?: string | undefined };

/** First and last day of a list's period, side by side; a day applies once complete. Days out of order find nothing, and show an error. */
export function PeriodFields(props: { period: Period; onChange: (part: Period) => void }) {
  const { period, onChange } = props;
  const set = (name: keyof Period) => (value: string) => {
    if (value === "" || isDay(value)) onChange({ [name]: value === "" ? undefined : value });
  };
  const endsBefore =
    period.from !== undefined && period.to !== undefined && period.to < period.from;
  return (
    <Group gap={8} wrap="nowrap" align="flex-start">
      <DateField
        name="from"
        error={undefined}
        aria-label={t.fromDay}
        placeholder={t.fromDay}
        w={150}
        max={period.to}
        value={period.from ?? ""}
        onChange={set("from")}
      />
      <DateField
        name="to"
        error={endsBefore ? t.endsBefore : undefined}
        aria-label={t.toDay}
        placeholder={t.toDay}
        w={150}
        min={period.from}
        value={period.to ?? ""}
        onChange={set("to")}
      />
    </Group>
  );
}

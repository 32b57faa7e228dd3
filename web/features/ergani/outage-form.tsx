import { SimpleGrid, Text } from "@mantine/core";
import { ergani } from "#api/ergani.ts";
import { isDay } from "#domain/calendar/day.ts";
import { elapsedMinute, instantAt } from "#domain/calendar/zone.ts";
import { erganiSettingsTexts as t } from "#texts/ergani-pages.ts";
import { today } from "#web/kernel/today.ts";
import { clockOf } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { ClockField } from "#web/ui/form/fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";

const wholeDay = 1440;

/** A time without power or line; if its end is before its start, it ran past midnight. */
export function OutageForm({ onDone }: { onDone: () => void }) {
  const form = useCallForm({
    initial: { day: today(), from: "", to: "" },
    call: ergani.declareOutage,
    inputOf: ({ day, from, to }) => {
      const [begins, ends] = [clockOf(from), clockOf(to)];
      const isPastMidnight = begins !== undefined && ends !== undefined && ends < begins;
      return {
        from: instantOf(day, begins),
        to: instantOf(day, isPastMidnight ? ends + wholeDay : ends),
      };
    },
    done: t.declared,
    onDone,
  });
  return (
    <Form form={form} label={t.declare} onCancel={onDone}>
      <Text c="dimmed">{t.declareText}</Text>
      <DateField label={t.day} required max={today()} {...form.field("day")} />
      <SimpleGrid cols={2} spacing="md">
        <ClockField label={t.from} required {...form.field("from")} />
        <ClockField label={t.to} required {...form.field("to")} />
      </SimpleGrid>
    </Form>
  );
}

/** Unreadable input is left for the schema to refuse. */
function instantOf(day: string, wall: number | undefined): string {
  if (!isDay(day) || wall === undefined || Number.isNaN(wall)) return "";
  return instantAt(day, elapsedMinute(day, wall) ?? wall);
}

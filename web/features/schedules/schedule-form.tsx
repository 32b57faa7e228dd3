import { Alert, Button, Fieldset, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconInfoCircle, IconPlus } from "@tabler/icons-react";
import { schedules, type ScheduleFields, type ScheduleItem } from "#api/schedules.ts";
import { refusalToSchedule, weeklyMinutesOf } from "#domain/attendance/schedule.ts";
import { formatDuration } from "#domain/minutes.ts";
import { schedulePageTexts as t, scheduleRefusals } from "#texts/structures.ts";
import { historyTexts } from "#texts/history.ts";
import { common } from "#texts/common.ts";
import { ChangedNotice } from "#web/features/history/public.ts";
import { numberOf, numberText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { CheckField, NumberField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useRecordForm } from "#web/ui/form/use-record-form.ts";
import { Note } from "#web/ui/note.tsx";
import { parseRanges, rangesText } from "./planned-ranges.ts";
import { WeekFields } from "./week-fields.tsx";

type Props = {
  /** Null for a new one. */
  schedule: ScheduleItem | null;
  onDone: () => void;
};

/** The form of a schedule; the hours of one that has been used cannot change. */
export function ScheduleForm({ schedule, onDone }: Props) {
  const form = useRecordForm({
    calls: schedules,
    record: schedule,
    initial: initialOf(schedule),
    inputOf: fieldsOf,
    updateOf: (input, known) => ({ ...input, ...known }),
    onDone,
  });
  const { weeks } = form.values;
  const isLocked = schedule?.isUsed ?? false;
  const scheduleFields = fieldsOf(form.values);
  const refusal = refusalToSchedule({ id: "", ...scheduleFields });
  const setWeek = (at: number, week: string[]) => form.set({ weeks: weeks.with(at, week) });
  return (
    <Form form={form} onCancel={onDone}>
      <ChangedNotice form={form} words={words} names={names} onTaken={onDone} />
      <TextField
        label={t.titleField}
        description={t.titleHint}
        required
        {...form.field("title")}
        data-autofocus
      />
      {isLocked && (
        <Alert color="navy" icon={<IconInfoCircle aria-hidden />}>
          {t.lockedHint}
        </Alert>
      )}
      <Fieldset legend={t.pattern} disabled={isLocked}>
        <Stack gap="sm">
          <Note>{t.patternHint}</Note>
          {weeks.map((week, at) => (
            <WeekFields
              // The weeks of a pattern have no key other than their position.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              number={weeks.length > 1 ? at + 1 : null}
              week={week}
              onChange={(next) => setWeek(at, next)}
              {...(weeks.length > 1
                ? { onRemove: () => form.set({ weeks: weeks.toSpliced(at, 1) }) }
                : {})}
            />
          ))}
          <Group justify="space-between">
            <Button
              variant="default"
              size="xs"
              disabled={weeks.length >= 12}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => form.set({ weeks: [...weeks, weeks.at(-1) ?? emptyWeek()] })}
            >
              {t.addWeek}
            </Button>
            <Text
              size="sm"
              fw={600}
              role="status"
              {...(refusal && refusal !== "no-hours" ? { c: "red" } : {})}
            >
              {refusal
                ? scheduleRefusals[refusal]
                : t.total(formatDuration(weeklyMinutesOf({ id: "", ...scheduleFields })))}
            </Text>
          </Group>
          {weeks.length > 1 && (
            <DateField label={t.anchor} description={t.anchorHint} {...form.field("anchor")} />
          )}
        </Stack>
      </Fieldset>
      <Fieldset legend={t.break}>
        <Stack gap="sm">
          <NumberField
            label={t.breakMinutes}
            description={t.breakHint}
            {...form.field("breakMinutes")}
          />
          <CheckField label={t.breakIsPaid} {...form.field("breakIsPaid")} />
        </Stack>
      </Fieldset>
      <Fieldset legend={t.balance} disabled={isLocked}>
        <Stack gap="sm">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
            <NumberField label={t.cap} description={t.capHint} {...form.field("cap")} />
            <NumberField label={t.grace} {...form.field("grace")} />
          </SimpleGrid>
          <CheckField label={t.creditEarly} {...form.field("creditEarly")} />
          <CheckField label={t.worksHolidays} {...form.field("worksHolidays")} />
        </Stack>
      </Fieldset>
    </Form>
  );
}

const names = {
  weeks: t.pattern,
  anchor: t.anchor,
  breakMinutes: t.breakMinutes,
  breakIsPaid: t.breakIsPaid,
  balance: t.balance,
  worksHolidays: t.worksHolidays,
};

/** Guarantee: stored and sent values have the form in which the calls return them. */
const words = {
  weeks: (value: unknown) =>
    (value as ScheduleFields["weeks"])
      .map((week) => week.map((day) => rangesText(day) || historyTexts.empty).join(" | "))
      .join(" / "),
  balance: (value: unknown) => {
    const balance = value as ScheduleFields["balance"];
    const early = balance.creditEarlyArrival ? common.yes : common.no;
    return `${t.cap}: ${balance.compensationCapMinutes}, ${t.grace}: ${balance.graceMinutes}, ${t.creditEarly}: ${early}`;
  },
};

type Values = {
  title: string;
  anchor: string;
  weeks: string[][];
  worksHolidays: boolean;
  breakMinutes: string;
  breakIsPaid: boolean;
  cap: string;
  grace: string;
  creditEarly: boolean;
};

/** A range that the schema refuses, with the message for it. */
const unreadable = [{ from: 0, to: 0 }];

function fieldsOf(values: Values): ScheduleFields {
  const { title, anchor, worksHolidays } = values;
  return {
    title,
    anchor,
    worksHolidays,
    weeks: values.weeks.map((week) => week.map((day) => parseRanges(day) ?? unreadable)),
    breakMinutes: numberOf(values.breakMinutes) ?? 0,
    breakIsPaid: values.breakIsPaid,
    balance: {
      compensationCapMinutes: numberOf(values.cap) ?? 0,
      creditEarlyArrival: values.creditEarly,
      graceMinutes: numberOf(values.grace) ?? 0,
    },
  };
}

function initialOf(schedule: ScheduleItem | null): Values {
  const balance = schedule?.balance;
  return {
    title: schedule?.title ?? "",
    anchor: schedule?.anchor ?? "2024-01-01",
    weeks: schedule?.weeks.map((week) => week.map(rangesText)) ?? [emptyWeek()],
    worksHolidays: schedule?.worksHolidays ?? false,
    breakMinutes: numberText(schedule?.breakMinutes ?? 0),
    breakIsPaid: schedule?.breakIsPaid ?? false,
    cap: numberText(balance?.compensationCapMinutes ?? 15),
    grace: numberText(balance?.graceMinutes ?? 0),
    creditEarly: balance?.creditEarlyArrival ?? false,
  };
}

function emptyWeek(): string[] {
  return Array.from({ length: 7 }, () => "");
}

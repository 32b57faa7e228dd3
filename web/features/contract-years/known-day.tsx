import { Alert, Button, Group, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import type { Day } from "#domain/calendar/day.ts";
import { knownDayTexts as t } from "#texts/known-day.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { formatDay } from "#web/ui/formats.ts";

type Choice = { knownOn: Day | undefined; onChoose: (day: Day | undefined) => void };

/** Asks for the year as it was known on an earlier day. */
export function KnownDayChoice({ knownOn, onChoose }: Choice) {
  const [draft, setDraft] = useState<string>(knownOn ?? "");
  const isAhead = draft > today();
  return (
    <DateField
      name="knownOn"
      aria-label={t.label}
      placeholder={t.label}
      title={t.hint}
      error={isAhead ? t.ahead : undefined}
      value={draft}
      onChange={setDraft}
      onSettled={(day) => day <= today() && onChoose(day === today() ? undefined : day)}
      max={today()}
      size="xs"
      w={190}
    />
  );
}

/** Says that the page shows an earlier day's knowledge, and how many days have changed since; null while not known. */
export function KnownDayNotice(props: { knownOn: Day; changed: number | null; onNow: () => void }) {
  const { knownOn, changed, onNow } = props;
  return (
    <Alert
      color="yellow"
      mb="md"
      icon={<IconHistory aria-hidden />}
      title={t.title(formatDay(knownOn))}
    >
      {changed !== null && (
        <Text size="sm" role="status">
          {t.changed(changed)}
        </Text>
      )}
      <Group justify="space-between" gap="sm">
        <Text size="sm">{t.basis}</Text>
        <Button variant="default" size="xs" onClick={onNow}>
          {t.toNow}
        </Button>
      </Group>
    </Alert>
  );
}

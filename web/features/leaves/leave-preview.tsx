import { Alert, List, Stack, Text } from "@mantine/core";
import type { DayOfPreview, LeavePreview } from "#api/leaves.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { formatDay, formatNumber } from "#web/ui/formats.ts";

const mostShown = 8;

/** What a leave does, before it is saved: days taken, what remains, what is left out and what stands in the way. */
export function LeavePreviewView({ preview }: { preview: LeavePreview }) {
  const { days, workingDays, freed, balances, document } = preview;
  const those = (what: DayOfPreview["what"]) => days.filter((day) => day.what === what);
  const holidays = those("holiday");
  const off = those("off").length;
  return (
    <Stack gap="xs" aria-live="polite">
      <Text fw={650}>{t.workingDays(workingDays)}</Text>
      {balances.map((one) => (
        <Balance key={one.year} {...one} />
      ))}
      {holidays.length > 0 && <Days title={t.holidays} days={holidays} />}
      {off > 0 && (
        <Text size="sm" c="dimmed">
          {t.off(off)}
        </Text>
      )}
      {freed.length > 0 && <Text size="sm">{t.freed(freed.length)}</Text>}
      {document && <Text size="sm">{t.document(document.kind, document.dueDays)}</Text>}
      <DaysAlert title={t.conflicts} days={those("replaces")} color="yellow" />
      <DaysAlert title={t.refused} days={those("refused")} color="red" />
    </Stack>
  );
}

function Balance({ year, leftDays, afterDays }: LeavePreview["balances"][number]) {
  if (leftDays === null || afterDays === null) return null;
  return (
    <Text size="sm" {...(afterDays < 0 ? { c: "red" } : {})}>
      {afterDays < 0
        ? t.over(year, formatNumber(-afterDays))
        : t.balance(year, formatNumber(leftDays), formatNumber(afterDays))}
    </Text>
  );
}

type DaysProps = { title: string; days: readonly DayOfPreview[] };

function DaysAlert({ color, ...of }: DaysProps & { color: string }) {
  return of.days.length === 0 ? null : (
    <Alert color={color} p="sm">
      <Days {...of} />
    </Alert>
  );
}

function Days({ title, days }: DaysProps) {
  return (
    <div>
      <Text size="sm" fw={600}>
        {title}
      </Text>
      <List size="sm">
        {days.slice(0, mostShown).map(({ date, says }) => (
          <List.Item key={date}>
            {formatDay(date)}: {says}
          </List.Item>
        ))}
        {days.length > mostShown && <List.Item>{t.more(days.length - mostShown)}</List.Item>}
      </List>
    </div>
  );
}

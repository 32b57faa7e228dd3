import { Alert, Box, Stack, Text } from "@mantine/core";
import type { DayOfPreview, LeavePreview } from "#api/leaves.ts";
import { formTexts } from "#texts/common.ts";
import { leaveDoubtTexts } from "#texts/leave-doubts.ts";
import { leaveRangeTexts as t } from "#texts/leaves.ts";
import { formatDay } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import type { useLeavePreview } from "./use-leave-preview.ts";

export type PreviewProps = Omit<ReturnType<typeof useLeavePreview>, "field">;

/**
 * What a leave does, before it is saved. Its space is reserved from the start, so that the button
 * below does not move away from a finger about to press it.
 */
export function LeavePreviewView({ preview, isAwaited, error, refetch }: PreviewProps) {
  return (
    <Box mih="6.5rem">
      {error && <RetryError error={error} onRetry={refetch} />}
      {preview && <Effect preview={preview} />}
      {!error && !preview && <Note>{isAwaited ? formTexts.counting : t.previewHint}</Note>}
    </Box>
  );
}

/** Days taken, what remains, what is left out and what prevents the leave. */
function Effect({ preview }: { preview: LeavePreview }) {
  const { days, workingDays, freed, balances, doubts, document } = preview;
  const those = (what: DayOfPreview["what"]) => days.filter((day) => day.what === what);
  const holidays = those("holiday");
  const off = those("off").length;
  return (
    <Stack gap="xs" aria-live="polite">
      <Text fw={650}>{t.workingDays(workingDays)}</Text>
      {balances.map((one) => (
        <Balance key={one.year} {...one} />
      ))}
      {doubts.length > 0 && (
        <Alert color="yellow" p="sm" title={leaveDoubtTexts.title}>
          <TextList lines={doubts.map(leaveDoubtTexts.says)} />
        </Alert>
      )}
      {holidays.length > 0 && <Days title={t.holidays} days={holidays} />}
      {off > 0 && <Note>{t.off(off)}</Note>}
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
      {afterDays < 0 ? t.over(year, -afterDays) : t.balance(year, leftDays, afterDays)}
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
      <TextList
        lines={days.map(({ date, says }) => `${formatDay(date)}: ${says}`)}
        most={8}
        more={t.more}
      />
    </div>
  );
}

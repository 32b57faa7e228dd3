import { Button, Group, NativeSelect, SegmentedControl, Text, TextInput } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import type { DailyReportRow, dailyReport } from "#api/daily-report.ts";
import { isWholeDay } from "#domain/attendance/intervals.ts";
import { wallMinute } from "#domain/calendar/zone.ts";
import { formatClock, formatEnd } from "#domain/minutes.ts";
import { conflictTexts, editorTexts, kindTexts } from "#texts/attendance.ts";
import { dailyReportTexts as t } from "#texts/daily-report.ts";
import { reasonsToChoose } from "#web/features/leaves/public.ts";
import { Note } from "#web/ui/note.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import sheet from "#web/ui/link-sheet.module.css";
import { SuggestedTimes } from "#web/ui/suggested-times.tsx";
import { type Draft, hoursOf, intervalsOf, suggestedHours } from "./drafts.ts";

type Reason = OutputOf<typeof dailyReport.get>["reasons"][number];

type Props = {
  row: DailyReportRow;
  date: string;
  reasons: readonly Reason[];
  draftEntry: { draft: Draft; version: number; message?: string } | null;
  isReadOnly: boolean;
  onDraft: (draft: Draft | null) => void;
  /** Called when hours are typed, and when their fields lose focus. */
  onTyping: (isTyping: boolean) => void;
  /** Called when what is typed is to overwrite what another user saved meanwhile. */
  onOwn: () => void;
};

const tones: Record<DailyReportRow["standing"], Tone> = {
  present: "good",
  absent: "info",
  missing: "warning",
  "punch-missing": "warning",
  off: "neutral",
};

/** One person of the day: the stored record, and what is typed over it. */
export function ReportRow({
  row,
  date,
  reasons,
  draftEntry,
  isReadOnly,
  onDraft,
  ...props
}: Props) {
  const draft = draftEntry?.draft ?? null;
  const isChanged = draftEntry !== null && draftEntry.version !== row.version;
  const isIncomplete = draft !== null && intervalsOf(draft, date, row.planned) === null;
  const meant = draft && suggestedHours(draft, row.planned);
  return (
    <li className={sheet.part}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{row.name}</Text>
          <Note>{t.planned(row.planned.map(timesOf).join(", "))}</Note>
        </div>
        <StatusBadge tone={tones[row.standing]}>{t.standings[row.standing]}</StatusBadge>
      </Group>
      {row.intervals.length > 0 && <Text size="sm">{wordsOf(row, date, reasons)}</Text>}
      {isReadOnly && draft && <Text size="sm">{t.notSaved(wordsOfDraft(draft, reasons))}</Text>}
      {!isReadOnly && (
        <>
          <SegmentedControl
            fullWidth
            aria-label={t.entryOf(row.name)}
            value={draft?.how ?? ""}
            onChange={(how) => onDraft(freshDraft(how, row))}
            data={choicesOf(row)}
          />
          <DraftFields
            row={row}
            reasons={reasons}
            draft={draft}
            onDraft={onDraft}
            onTyping={props.onTyping}
          />
          <SuggestedTimes meant={meant} onAccept={(times) => onDraft(hoursOf(times))} />
          {isChanged && (
            <>
              <Text size="sm" c="red" role="alert">
                {t.changed(wordsOf(row, date, reasons) || t.standings[row.standing])}
              </Text>
              <Button
                variant="light"
                aria-label={`${conflictTexts.keepMine}: ${row.name}`}
                onClick={props.onOwn}
              >
                {conflictTexts.keepMine}
              </Button>
              <Button
                variant="default"
                aria-label={`${conflictTexts.keepTheirs}: ${row.name}`}
                onClick={() => onDraft(null)}
              >
                {conflictTexts.keepTheirs}
              </Button>
            </>
          )}
          {draft !== null && !isChanged && (
            <Group justify="space-between" gap="xs">
              <Note>
                {meant ? editorTexts.meant(meant) : isIncomplete ? t.incomplete : t.unsaved}
              </Note>
              <Button
                variant="subtle"
                size="compact-sm"
                aria-label={t.undoOf(row.name)}
                onClick={() => onDraft(null)}
              >
                {t.undo}
              </Button>
            </Group>
          )}
        </>
      )}
      {draftEntry?.message && !isChanged && (
        <Text size="sm" c="red" role="alert">
          {draftEntry.message}
        </Text>
      )}
    </li>
  );
}

/** Where nothing is planned, only hours can be chosen. */
function choicesOf(row: DailyReportRow) {
  const whole = [
    { value: "present", label: t.present },
    { value: "absent", label: t.absent },
  ];
  return [...(row.planned.length > 0 ? whole : []), { value: "hours", label: t.hours }];
}

function freshDraft(how: string, row: DailyReportRow): Draft {
  if (how === "absent") return { how, reason: "" };
  if (how === "present") return { how };
  const [first, last] = [row.planned[0], row.planned.at(-1)];
  return {
    how: "hours",
    from: first ? formatClock(first.from) : "",
    to: last ? formatClock(last.to % 1440) : "",
  };
}

function DraftFields(
  props: Pick<Props, "row" | "reasons" | "onDraft" | "onTyping"> & { draft: Draft | null },
) {
  const { row, reasons, draft, onDraft, onTyping } = props;
  if (draft?.how === "absent") {
    return (
      <NativeSelect
        size="md"
        aria-label={t.reasonOf(row.name)}
        value={draft.reason}
        onChange={(event) => onDraft({ how: "absent", reason: event.currentTarget.value })}
        data={[
          { value: "", label: t.chooseReason },
          ...reasonsToChoose(reasons, row.leaveLaw, ({ title }) => title),
        ]}
      />
    );
  }
  if (draft?.how !== "hours") return null;
  return (
    <Group
      grow
      onChange={() => onTyping(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget) || onTyping(false)
      }
    >
      <TextInput
        type="time"
        size="md"
        label={t.arrival}
        aria-label={t.arrivalOf(row.name)}
        value={draft.from}
        onChange={(event) => onDraft({ ...draft, from: event.currentTarget.value })}
      />
      <TextInput
        type="time"
        size="md"
        label={t.departure}
        aria-label={t.departureOf(row.name)}
        value={draft.to}
        onChange={(event) => onDraft({ ...draft, to: event.currentTarget.value })}
      />
    </Group>
  );
}

function timesOf({ from, to }: { from: number; to: number }): string {
  return `${formatClock(from)}–${formatEnd(to)}`;
}

function wordsOfDraft(draft: Draft, reasons: readonly Reason[]): string {
  if (draft.how === "hours") return `${draft.from}–${draft.to}`;
  if (draft.how === "present") return t.present;
  return reasons.find(({ code }) => code === draft.reason)?.title ?? t.absent;
}

/** An absence without a reason is one whose reason is not shown. */
function wordsOf(row: DailyReportRow, date: string, reasons: readonly Reason[]): string {
  const clock = (minute: number | null, format = formatClock) =>
    minute === null ? "—" : format(wallMinute(date, minute));
  return row.intervals
    .map((interval) => {
      const { kind, from, to, reason } = interval;
      const title = reasons.find((one) => one.code === reason)?.title;
      const name = kind === "absence" ? (title ?? t.absent) : kindTexts[kind];
      if (!isWholeDay(interval)) return `${name} ${clock(from)}–${clock(to, formatEnd)}`;
      return kind === "work" ? `${name} ${t.asPlanned}` : name;
    })
    .join(", ");
}

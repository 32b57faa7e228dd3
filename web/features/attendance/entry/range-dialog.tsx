import { List, Text } from "@mantine/core";
import { rangeTexts as t } from "#texts/entry.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { formatDay } from "#web/ui/formats.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { RangePreview } from "../model/range.ts";
import type { LeaveOf } from "../use-leave.ts";
import { daysLeft } from "./left-of.ts";

/** A text for many days, as whoever asks for it is shown it. */
export type AskedRange = {
  contractId: string;
  who: string;
  text: string;
  title: string;
  from: Day;
  /** The last day that the sheet has of it, and the one that was asked for. */
  to: Day;
  until: Day;
  preview: RangePreview;
  days: readonly Day[];
  /** Of the absence; empty where it is none. */
  code: string;
  /** Days of the leave that are gone afterwards, since it was told. */
  spentDays: number;
  needsDocument: boolean;
  documentDueDays: number | null;
};

type Props = {
  asked: AskedRange;
  leaveOf: LeaveOf;
  opened: boolean;
  onAgree: () => void;
  onClose: () => void;
};

/** What a leave of many days does, before it is put in: days taken, what remains, what is left out, papers due. */
export function RangeDialog({ asked, leaveOf, opened, onAgree, onClose }: Props) {
  const { who, text, title, from, to, until, preview } = asked;
  const left = daysLeft(leaveOf(asked.contractId), asked.code, from, asked.spentDays);
  const { proposals, replaced, off, holidays, locked, refused } = preview;
  const holidayNames = holidays.map((day) => formatDay(asked.days[day - 1] ?? ""));
  const lines = [
    t.taken(proposals.length),
    ...(left === null ? [] : [t.left(left)]),
    ...(off > 0 ? [t.off(off, holidayNames)] : []),
    ...(replaced > 0 ? [t.replaced(replaced)] : []),
    ...(locked > 0 ? [t.locked(locked)] : []),
    ...(refused > 0 ? [t.refused(refused)] : []),
    ...(asked.needsDocument ? [t.document(asked.documentDueDays)] : []),
    ...(until > to ? [t.beyond(formatDay(until))] : []),
  ];
  return (
    <ConfirmDialog
      opened={opened}
      title={t.title(text, who)}
      text={
        <>
          <Text size="sm" c="dimmed" mb="xs">
            {t.span(title, formatDay(from), formatDay(to))}
          </Text>
          <List size="sm">
            {lines.map((line) => (
              <List.Item key={line}>{line}</List.Item>
            ))}
          </List>
        </>
      }
      action={t.agree(proposals.length)}
      onConfirm={onAgree}
      onCancel={onClose}
    />
  );
}

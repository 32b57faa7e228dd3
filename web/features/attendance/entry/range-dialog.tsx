import { rangeTexts as t } from "#texts/leave-range.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import { formatDay, formatMonth } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import type { Day, Month } from "#domain/calendar/day.ts";
import { dateOf } from "../model/records.ts";
import { isRangeRefused } from "../model/range.ts";
import type { RangePreview } from "../model/range-preview.ts";
import type { LeaveOf } from "../use-leave.ts";
import { daysLeft } from "./days-left.ts";
import { useLaterBalances } from "./use-later-balances.ts";

/** A text for many days, as the dialog shows it. */
export type RangeQuestion = {
  contractId: string;
  who: string;
  text: string;
  title: string;
  from: Day;
  until: Day;
  preview: RangePreview;
  /** The first day of the month that it begins in, from which days are counted. */
  first: Day;
  /** The months that it reaches, with the days it takes in each. */
  months: readonly { month: Month; days: number }[];
  /** The closed months among them: if there are any, nothing of the range is entered. */
  closed: readonly Month[];
  /** Code of the absence; empty if it is not one. */
  code: string;
  /** Days of the leave used in its first year after this range, since the account was read. */
  spentDays: number;
  /** The same for each year, from drafts outside the range. */
  draftsOutside: ReadonlyMap<number, number>;
  needsDocument: boolean;
};

type Props = {
  question: RangeQuestion;
  leaveOf: LeaveOf;
  opened: boolean;
  onAgree: () => void;
  onClose: () => void;
};

/** What a leave of many days does, before it is entered: days taken, days left, what is left out, documents due. */
export function RangeDialog({ question, leaveOf, opened, onAgree, onClose }: Props) {
  const { who, text, title, from, until, preview, months, closed } = question;
  const account = leaveOf(question.contractId).find(({ code }) => code === question.code);
  const later = useLaterBalances(question, account);
  // Which days off count within a leave depends on the days around it, which only the server knows.
  const left = account?.countsDaysOff
    ? null
    : daysLeft(account ? [account] : [], question.code, from, question.spentDays);
  const first = later.length > 0 ? ` ${from.slice(0, 4)}` : "";
  const { proposals, replaced, off, holidays, locked, outside, refused } = preview;
  const holidayNames = holidays.map((day) => formatDay(dateOf(question.first, day)));
  const spread = months.map(({ month, days }) => t.inMonth(formatMonth(month), days));
  const lines = [
    ...(closed.length > 0 ? [t.closed(closed.map(formatMonth))] : []),
    t.taken(proposals.length),
    ...(months.length > 1 ? [t.spread(spread)] : []),
    ...(left === null ? [] : [t.left(left, first)]),
    ...later.map(({ year, days }) =>
      days === null ? t.leftAwaited(year) : t.left(days, ` ${year}`),
    ),
    ...(off > 0 ? [t.off(off, holidayNames)] : []),
    ...(replaced > 0 ? [t.replaced(replaced)] : []),
    ...(locked > 0 && closed.length === 0 ? [t.locked(locked)] : []),
    ...(outside > 0 ? [t.outside(outside)] : []),
    ...(refused > 0 ? [t.refused(refused)] : []),
    ...(question.needsDocument ? [t.document] : []),
  ];
  return (
    <ConfirmDialog
      opened={opened}
      title={t.title(text, who)}
      text={
        <>
          <Note mb="xs">{t.span(title, formatDay(from), formatDay(until))}</Note>
          <TextList lines={lines} />
        </>
      }
      action={isRangeRefused(question) ? t.back : t.agree(proposals.length)}
      onConfirm={onAgree}
      onCancel={onClose}
    />
  );
}

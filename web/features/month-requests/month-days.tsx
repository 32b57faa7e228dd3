import { Alert, Text } from "@mantine/core";
import { useState } from "react";
import type { OwnMonth } from "#api/month-link.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { apiErrorOf } from "#web/kernel/api-error.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { DayItem } from "./own-day.tsx";
import sheet from "#web/ui/link-sheet.module.css";
import styles from "./own-month.module.css";
import type { OwnMonthChannel } from "./own-month-channels.ts";

type Props = {
  way: OwnMonthChannel;
  month: OwnMonth;
  /** Called when something was sent: the month is fetched again. */
  onSent: () => Promise<void>;
};

/** The days of the person's own month, each with the form that disputes it, and the act that confirms them. */
export function MonthDays({ way, month, onSent }: Props) {
  return (
    <>
      <ConfirmedNotice month={month} />
      {(month.confirmation === null || month.confirmation.isVoid) && <Text>{t.intro}</Text>}
      {month.days.length === 0 && <EmptyState title={t.noDays} text={t.noDaysWhy} />}
      <ol className={styles.days}>
        {month.days.map((day) => (
          <DayItem key={day.date} way={way} day={day} reasons={month.reasons} onSent={onSent} />
        ))}
      </ol>
      <ConfirmBar way={way} month={month} onConfirmed={onSent} />
    </>
  );
}

/** What the person confirmed, and whether it is still valid; before the month is over, that it is running. */
function ConfirmedNotice({ month }: { month: OwnMonth }) {
  const { confirmation, isOver } = month;
  if (confirmation === null)
    return isOver ? null : (
      <Alert color="gray" mb="sm">
        {t.runs}
      </Alert>
    );
  const { isVoid, at } = confirmation;
  return (
    <Alert color={isVoid ? "yellow" : "green"} mb="sm" role="status">
      {(isVoid ? t.isVoid : t.confirmed)(formatInstant(at))}
    </Alert>
  );
}

type ConfirmedNoticeProps = {
  way: OwnMonthChannel;
  month: OwnMonth;
  onConfirmed: () => Promise<void>;
};

/** Confirms the month as it is shown, with the digest that both sides see. */
function ConfirmBar({ way, month, onConfirmed }: ConfirmedNoticeProps) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { digest, confirmation, isOver, days } = month;
  const isConfirmed = confirmation !== null && !confirmation.isVoid;
  const waits = days.some(({ dispute }) => dispute !== null && dispute.answer === null);
  const refusal = waits ? t.waits : digest === null ? t.nothingRecorded : null;
  const confirm = async () => {
    setSending(true);
    const failed = await way.confirm(digest ?? "").then(
      () => null,
      (thrown: unknown) => apiErrorOf(thrown).messages.join(" · "),
    );
    await onConfirmed();
    // The message shows only if the month can be confirmed again, not if it was stored and only the response was lost.
    setFailure(failed);
    setSending(false);
  };
  return (
    <>
      {isOver && !isConfirmed && (
        <div className={sheet.foot}>
          {failure !== null && (
            <Text size="sm" c="red" fw={600} role="alert">
              {failure}
            </Text>
          )}
          <ActButton
            fullWidth
            size="md"
            loading={isSending}
            reason={refusal}
            onClick={() => void confirm()}
          >
            {t.confirm}
          </ActButton>
        </div>
      )}
      {digest !== null && (
        <details className={styles.digest}>
          <summary>{t.digest}</summary>
          <Note>{t.digestHint}</Note>
          <code>{digest}</code>
        </details>
      )}
    </>
  );
}

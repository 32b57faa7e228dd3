import { Text } from "@mantine/core";
import type { OwnMonth } from "#api/month-link.ts";
import { monthLinkTexts as t } from "#texts/month-requests.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ConfirmBar, ConfirmedNotice } from "./confirm-bar.tsx";
import { DayItem } from "./own-day.tsx";
import styles from "./own-month.module.css";
import type { OwnWay } from "./own-ways.ts";

type Props = {
  way: OwnWay;
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

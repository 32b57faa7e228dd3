import { Fragment } from "react";
import type { AwayLeave } from "#api/leaves.ts";
import { type Day, weekday } from "#domain/calendar/day.ts";
import { awayTexts as t } from "#texts/leaves.ts";
import { today } from "#web/kernel/today.ts";
import { formatDays, formatWeekday } from "#web/ui/formats.ts";
import styles from "./away-table.module.css";

/** People by structure, days as columns, each leave as a bar over its days. */
export function AwayTable({ items, days }: { items: readonly AwayLeave[]; days: readonly Day[] }) {
  const structures = Map.groupBy(items, ({ structureId }) => structureId);
  return (
    <div role="group" aria-label={t.table} tabIndex={0} className={styles.frame}>
      <table className={styles.table} aria-label={t.table}>
        <thead>
          <tr>
            <th scope="col">{t.person}</th>
            {days.map((day) => (
              <th key={day} scope="col" data-off={isOff(day)} data-today={day === today()}>
                <span aria-hidden>{formatWeekday(day, "narrow")}</span>
                <span>{Number(day.slice(8))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...structures].map(([id, ofStructure]) => (
            <Fragment key={id}>
              <tr>
                <th scope="rowgroup" colSpan={days.length + 1} className={styles.structure}>
                  <span>{ofStructure[0]?.structureTitle}</span>
                </th>
              </tr>
              {[...Map.groupBy(ofStructure, ({ contractId }) => contractId)].map(([one, own]) => (
                <Person key={one} own={own} days={days} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Person({ own, days }: { own: readonly AwayLeave[]; days: readonly Day[] }) {
  return (
    <tr>
      <th scope="row">{own[0]?.name}</th>
      {days.flatMap((day, index) => {
        const leave = own.find(({ from, to }) => from <= day && day <= to);
        if (!leave) return [<td key={day} data-off={isOff(day)} />];
        if (index > 0 && leave.from < day) return [];
        const span = days.filter((one) => one >= day && one <= leave.to).length;
        const barText = t.bar(leave.title, formatDays(leave));
        return [
          <td
            key={day}
            colSpan={span}
            className={styles.leave}
            data-day={span === 1 || undefined}
            data-code={span === 2 || undefined}
            title={barText}
          >
            <span>{span > 2 ? leave.title : leave.code}</span>
          </td>,
        ];
      })}
    </tr>
  );
}

function isOff(day: Day): boolean {
  return weekday(day) > 5;
}

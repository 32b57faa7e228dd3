import { type ReactNode, useState } from "react";
import { PlainTable } from "../data-table/plain-table.tsx";
import { formatNumber } from "../formats.ts";
import { Legend, type Series } from "./legend.tsx";
import styles from "./stacked-bars.module.css";

/** One bar: its name as text, how it is displayed, and a value for each series. */
type StackedBar = { name: string; shown?: ReactNode; values: readonly number[] };

type Props = {
  /** What is shown; names the chart and its table. */
  label: string;
  /** Heading of the bars' names in the table. */
  heading: string;
  series: readonly Series[];
  bars: readonly StackedBar[];
};

/** Bars that show how a total divides, drawn without a library, and the same figures as a table. */
export function StackedBars({ label, heading, series, bars }: Props) {
  const [asTable, setAsTable] = useState(false);
  const hasColor = bars.some(({ values }) => values.some((value) => value > 0));
  return (
    <figure className={styles.figure} aria-label={label}>
      {asTable ? (
        <BarsTable label={label} heading={heading} series={series} bars={bars} />
      ) : (
        <ul className={styles.bars}>
          {bars.map((bar) => (
            <Bar key={bar.name} bar={bar} series={series} />
          ))}
        </ul>
      )}
      {hasColor && <Legend series={series} asTable={asTable} onTurn={() => setAsTable(!asTable)} />}
    </figure>
  );
}

function Bar({ bar, series }: { bar: StackedBar; series: readonly Series[] }) {
  const sum = bar.values.reduce((total, value) => total + value, 0);
  const words = series
    .map(({ name }, at) => `${name} ${formatNumber(bar.values[at] ?? 0)}`)
    .join(", ");
  return (
    <li>
      <div className={styles.head}>
        <span>{bar.shown ?? bar.name}</span>
        <span className={styles.sum}>{formatNumber(sum)}</span>
      </div>
      <div className={styles.bar} role="img" aria-label={`${bar.name}: ${words}`} title={words}>
        {series.map(({ name, color }, at) => {
          const value = bar.values[at] ?? 0;
          return value === 0 ? null : (
            <span key={name} style={{ flexGrow: value, background: color }} />
          );
        })}
      </div>
    </li>
  );
}

function BarsTable({ label, heading, series, bars }: Props) {
  return (
    <PlainTable
      label={label}
      columns={[
        { id: "name", header: heading, cell: ({ name }) => name },
        ...series.map(({ name }, at) => ({
          id: name,
          header: name,
          align: "end" as const,
          cell: ({ values }: StackedBar) => formatNumber(values[at] ?? 0),
        })),
      ]}
      rows={bars}
      rowKey={({ name }) => name}
    />
  );
}

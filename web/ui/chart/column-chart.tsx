import { Text } from "@mantine/core";
import { useState } from "react";
import { chartTexts } from "#texts/common.ts";
import { formatNumber } from "../formats.ts";
import { Legend, type Series } from "./legend.tsx";
import styles from "./column-chart.module.css";

/** One column: its label and a value for each series, bottom first. */
type StackedColumn = { label: string; values: readonly number[] };

type Props = {
  /** What is shown; names the chart and its table. */
  label: string;
  /** Heading of the columns' names in the table. */
  heading: string;
  series: readonly Series[];
  columns: readonly StackedColumn[];
};

/** Height of the tallest column, in rem; its sum is above it. */
const tallest = 8.75;

/**
 * Columns of stacked values, drawn without a library, and the same figures as a table. A single column would show no shape,
 * so it is described in words.
 */
export function ColumnChart({ label, heading, series, columns }: Props) {
  const [asTable, setAsTable] = useState(false);
  const nonZero = columns.filter(({ values }) => values.some((value) => value > 0));
  if (nonZero.length < 2)
    return <Text size="sm">{nonZero[0] ? wordsOf(nonZero[0], series) : chartTexts.nothing}</Text>;
  return (
    <figure className={styles.figure}>
      {asTable ? (
        <ColumnTable label={label} heading={heading} series={series} columns={columns} />
      ) : (
        <Columns label={label} series={series} columns={columns} />
      )}
      <Legend series={series} asTable={asTable} onTurn={() => setAsTable(!asTable)} />
    </figure>
  );
}

function Columns({ label, series, columns }: Omit<Props, "heading">) {
  const sums = columns.map((column) => column.values.reduce((sum, value) => sum + value, 0));
  const most = Math.max(...sums, 1);
  const description = columns.map((column) => wordsOf(column, series)).join(" · ");
  return (
    <div role="img" aria-label={`${label}. ${description}`} className={styles.chart}>
      <div className={styles.columns} data-labels={labelsWhenNarrow(columns.length)}>
        {columns.map((column, index) => (
          <div key={column.label} data-most={sums[index] === most || undefined}>
            <div className={styles.stack}>
              {column.values.map((value, at) => (
                <i
                  key={series[at]?.name}
                  style={{
                    height: `${(value / most) * tallest}rem`,
                    background: series[at]?.color,
                  }}
                />
              ))}
              {sums[index] !== 0 && (
                <span className={styles.sum}>{formatNumber(sums[index] ?? 0)}</span>
              )}
            </div>
            <span className={styles.label}>{column.label}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function wordsOf({ label, values }: StackedColumn, series: readonly Series[]): string {
  const parts = values.map((value, at) => `${series[at]?.name} ${formatNumber(value)}`);
  return `${label}: ${parts.join(", ")}`;
}

/** When the columns are close together, only some of them have room for their label. */
function labelsWhenNarrow(count: number): "all" | "second" | "fourth" {
  if (count > 16) return "fourth";
  return count > 8 ? "second" : "all";
}

function ColumnTable({ label, heading, series, columns }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.label}>
            <th scope="row">{column.label}</th>
            {column.values.map((value, at) => (
              <td key={series[at]?.name}>{formatNumber(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

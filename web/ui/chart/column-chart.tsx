import { useState } from "react";
import { Legend, type Series } from "./legend.tsx";
import styles from "./column-chart.module.css";

/** One column: its label and a value for each series, bottom first. */
export type StackedColumn = { label: string; values: readonly number[] };

type Props = {
  /** What is shown; names the chart and its table. */
  label: string;
  /** Heading of the columns' names in the table. */
  heading: string;
  series: readonly Series[];
  columns: readonly StackedColumn[];
};

const height = 168;
const base = 142;
const top = 14;
const step = 48;
const barWidth = 30;

/** Columns of stacked values, drawn without a library, and the same figures as a table. */
export function ColumnChart({ label, heading, series, columns }: Props) {
  const [asTable, setAsTable] = useState(false);
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
  const scale = (base - top) / Math.max(...sums, 1);
  const description = columns
    .map(
      (column) =>
        `${column.label}: ${column.values.map((value, at) => `${series[at]?.name} ${value}`).join(", ")}`,
    )
    .join(" · ");
  return (
    <svg
      viewBox={`0 0 ${Math.max(columns.length, 1) * step} ${height}`}
      role="img"
      aria-label={`${label}. ${description}`}
      className={styles.chart}
    >
      {columns.map((column, index) => {
        let y = base;
        return (
          <g key={column.label} transform={`translate(${index * step + (step - barWidth) / 2} 0)`}>
            {column.values.map((value, at) => {
              y -= value * scale;
              return (
                <rect
                  key={series[at]?.name}
                  y={y}
                  width={barWidth}
                  height={value * scale}
                  fill={series[at]?.color}
                />
              );
            })}
            <text x={barWidth / 2} y={y - 4} textAnchor="middle" className={styles.sum}>
              {sums[index]}
            </text>
            <text x={barWidth / 2} y={base + 16} textAnchor="middle">
              {column.label}
            </text>
          </g>
        );
      })}
      <line
        x1={0}
        x2={Math.max(columns.length, 1) * step}
        y1={base}
        y2={base}
        className={styles.axis}
      />
    </svg>
  );
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
              <td key={series[at]?.name}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

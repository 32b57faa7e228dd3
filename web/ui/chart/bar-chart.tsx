import { Button } from "@mantine/core";
import { useState } from "react";
import { chartTexts } from "#texts/common.ts";
import styles from "./bar-chart.module.css";

/** One bar: its name, how long it is and how that is written. */
export type Bar = { label: string; value: number; text: string };

type Props = {
  /** What is shown; names the chart and its table. */
  label: string;
  /** Headings of the table: of the names and of the values. */
  headings: readonly [string, string];
  bars: readonly Bar[];
};

const rowHeight = 30;
const textWidth = 64;
const width = 560;
const letterWidth = 7.4;
const mostLetters = 30;

/** Horizontal bars, drawn without a library, and the same figures as a table. */
export function BarChart({ label, headings, bars }: Props) {
  const [asTable, setAsTable] = useState(false);
  return (
    <figure className={styles.figure}>
      {asTable ? (
        <BarTable label={label} headings={headings} bars={bars} />
      ) : (
        <Bars label={label} bars={bars} />
      )}
      <Button variant="subtle" size="compact-xs" onClick={() => setAsTable(!asTable)}>
        {asTable ? chartTexts.showChart : chartTexts.showTable}
      </Button>
    </figure>
  );
}

function Bars({ label, bars }: Pick<Props, "label" | "bars">) {
  const longest = Math.max(...bars.map((bar) => bar.value), 1);
  const letters = Math.max(...bars.map((bar) => shortened(bar.label).length), 1);
  const labelWidth = letters * letterWidth + 8;
  const room = width - labelWidth - textWidth;
  const description = bars.map((bar) => `${bar.label}: ${bar.text}`).join(" · ");
  return (
    <svg
      viewBox={`0 0 ${width} ${bars.length * rowHeight}`}
      role="img"
      aria-label={`${label}. ${description}`}
      className={styles.chart}
    >
      {bars.map((bar, index) => {
        const length = (bar.value / longest) * room;
        return (
          <g key={`${index} ${bar.label}`} transform={`translate(0 ${index * rowHeight})`}>
            <text x={labelWidth - 8} y={rowHeight / 2} textAnchor="end" dominantBaseline="central">
              {shortened(bar.label)}
            </text>
            <rect x={labelWidth} y={5} width={Math.max(length, 2)} height={rowHeight - 10} rx={3} />
            <text x={labelWidth + length + 8} y={rowHeight / 2} dominantBaseline="central">
              {bar.text}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function BarTable({ label, headings, bars }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{headings[0]}</th>
          <th scope="col">{headings[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar, index) => (
          <tr key={`${index} ${bar.label}`}>
            <th scope="row">{bar.label}</th>
            <td>{bar.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shortened(label: string): string {
  return label.length <= mostLetters ? label : `${label.slice(0, mostLetters - 1)}…`;
}

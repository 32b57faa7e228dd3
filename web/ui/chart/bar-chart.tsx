import { Button } from "@mantine/core";
import { Fragment, useState } from "react";
import { chartTexts } from "#texts/common.ts";
import styles from "./bar-chart.module.css";

type Bar = { label: string; value: number; text: string };

type Props = {
  /** What is shown; names the chart and its table. */
  label: string;
  /** Headings of the table: for the names and for the values. */
  headings: readonly [string, string];
  bars: readonly Bar[];
};

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
  const letters = Math.max(...bars.map((bar) => bar.text.length));
  const description = bars.map((bar) => `${bar.label}: ${bar.text}`).join(" · ");
  return (
    <div role="img" aria-label={`${label}. ${description}`} className={styles.chart}>
      {bars.map((bar, index) => (
        <Fragment key={`${index} ${bar.label}`}>
          <span>{bar.label}</span>
          <span className={styles.bar}>
            <i style={{ width: `calc(${bar.value / longest} * (100% - ${letters + 1}ch))` }} />
            {bar.text}
          </span>
        </Fragment>
      ))}
    </div>
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

import { Button } from "@mantine/core";
import { chartTexts } from "#texts/common.ts";
import styles from "./legend.module.css";

/** A series of a stacked chart: its name and its colour, a token of the theme. */
export type Series = { name: string; color: string };

type Props = { series: readonly Series[]; asTable: boolean; onTurn: () => void };

/** Below a chart of several series: their colours, and the button that switches between the chart and its figures as a table. */
export function Legend({ series, asTable, onTurn }: Props) {
  return (
    <figcaption className={styles.legend}>
      {series.map(({ name, color }) => (
        <span key={name}>
          <i style={{ background: color }} aria-hidden />
          {name}
        </span>
      ))}
      <Button variant="subtle" size="compact-xs" onClick={onTurn}>
        {asTable ? chartTexts.showChart : chartTexts.showTable}
      </Button>
    </figcaption>
  );
}

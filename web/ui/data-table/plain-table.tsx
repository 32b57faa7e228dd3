import { Text } from "@mantine/core";
import type { LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Column } from "./column.ts";
import { TableHead } from "./table-head.tsx";
import { TableRows } from "./table-rows.tsx";
import { useHidden } from "./use-hidden.ts";
import cards from "./cards.module.css";
import grid from "./data-table.module.css";
import styles from "./plain-table.module.css";

type Props<Row> = {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  rowLink?: (row: Row) => LinkProps;
  /** Shown when there are no rows. */
  none?: string;
  /** CSS length above which it scrolls vertically under its header; phones show all of it. */
  maxHeight?: string;
  /** The last row: its name, and the content under each column. */
  sums?: { label: string; of: (column: Column<Row>) => ReactNode };
};

/** A short table inside a panel, with all of its rows. On phones each row becomes a card. */
export function PlainTable<Row>(props: Props<Row>) {
  const { label, rows, rowKey, rowLink, none, maxHeight, sums } = props;
  const isHidden = useHidden();
  const columns = props.columns.filter(({ initiallyHidden }) => !isHidden(initiallyHidden));
  if (rows.length === 0 && none !== undefined) return <Text c="dimmed">{none}</Text>;
  return (
    <div
      role="group"
      className={`${styles.plain} ${cards.cards}`}
      aria-label={label}
      tabIndex={0}
      style={{ maxHeight }}
    >
      <table role="table" aria-label={label} className={grid.grid}>
        <TableHead columns={columns} rows={[]} />
        <TableRows rows={rows} columns={columns} rowKey={rowKey} rowLink={rowLink} />
        {sums && <Sums columns={columns} {...sums} />}
      </table>
    </div>
  );
}

type SumsProps<Row> = { columns: readonly Column<Row>[] } & NonNullable<Props<Row>["sums"]>;

function Sums<Row>({ columns: [first, ...others], label, of }: SumsProps<Row>) {
  return (
    <tbody role="rowgroup" className={styles.sums}>
      <tr role="row">
        <th role="rowheader" scope="row" data-align={first?.align}>
          {label}
        </th>
        {others.map((column) => (
          <td
            key={column.id}
            role="cell"
            data-align={column.align}
            data-pinned={column.pinned}
            data-label={column.header}
          >
            {of(column)}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

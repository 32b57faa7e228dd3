import { UnstyledButton } from "@mantine/core";
import { IconArrowDown, IconArrowsSort, IconArrowUp } from "@tabler/icons-react";
import { tableTexts } from "#texts/common.ts";
import { directionOf, nextSort, type Column, type Selection } from "./column.ts";
import cards from "./cards.module.css";
import styles from "./data-table.module.css";
import { TickBox } from "./tick-box.tsx";

type Props<Row> = {
  columns: readonly Column<Row>[];
  /** Keys of the rows on the page. */
  rows: readonly string[];
  sort?: string | undefined;
  /** If omitted, nothing can be sorted. */
  onSort?: (sort: string | undefined) => void;
  selection?: Selection | undefined;
};

/** The header row: with a button where the column can be sorted. */
export function TableHead<Row>({ columns, sort, onSort, rows, selection }: Props<Row>) {
  return (
    <thead role="rowgroup" className={styles.head} data-selectable={selection !== undefined}>
      <tr role="row">
        {selection && (
          <th role="columnheader" scope="col" className={`${styles.tick} ${cards.tick}`}>
            <AllRows rows={rows} selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            data-align={column.align}
            data-pinned={column.pinned}
            style={sizeOf(column)}
            aria-sort={directionOf(column, sort) ?? undefined}
          >
            {column.sort === undefined || onSort === undefined ? (
              <span className={styles.plainHeader}>{column.header}</span>
            ) : (
              <UnstyledButton
                className={styles.sortHeader}
                onClick={() => onSort(nextSort(column, sort))}
              >
                {column.header}
                <SortIcon direction={directionOf(column, sort)} />
              </UnstyledButton>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Where room is short, not less than its minimum width, or than what fits a name in two lines. */
function sizeOf({ width, minWidth }: { width?: string; minWidth?: string }) {
  return { width, minWidth: minWidth ?? (width && `min(${width}, 10rem)`) };
}

function SortIcon({ direction }: { direction: ReturnType<typeof directionOf> }) {
  if (direction === "ascending") return <IconArrowUp size={14} aria-hidden />;
  if (direction === "descending") return <IconArrowDown size={14} aria-hidden />;
  return <IconArrowsSort size={14} aria-hidden className={styles.unsorted} />;
}

function AllRows({
  rows: visibleRows,
  selection,
}: {
  rows: readonly string[];
  selection: Selection;
}) {
  const rows = visibleRows.filter((row) => (selection.refusalTo?.(row) ?? null) === null);
  const ticked = rows.filter((row) => selection.ids.has(row));
  const all = rows.length > 0 && ticked.length === rows.length;
  const others = [...selection.ids].filter((id) => !rows.includes(id));
  return (
    <label className={styles.all}>
      <TickBox
        checked={all}
        disabled={rows.length === 0}
        isPartial={ticked.length > 0 && !all}
        onChange={() => selection.onChange(new Set(all ? others : [...others, ...rows]))}
      />
      <span className={`${styles.allRows} ${cards.allRows}`}>{tableTexts.selectAll}</span>
    </label>
  );
}

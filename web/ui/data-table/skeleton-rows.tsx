import { Skeleton } from "@mantine/core";
import { common } from "#texts/common.ts";
import type { Column } from "./column.ts";
import cards from "./cards.module.css";
import styles from "./data-table.module.css";

const rows = Array.from({ length: 8 }, (_, index) => index);

/** Placeholder rows, in the shape of the rows being loaded. */
export function SkeletonRows<Row>(props: { columns: readonly Column<Row>[]; selectable: boolean }) {
  return (
    <tbody role="rowgroup">
      {rows.map((row) => (
        <tr key={row} role="row">
          {props.selectable && <td role="cell" className={`${styles.tick} ${cards.tick}`} />}
          {props.columns.map((column, index) => (
            <td key={column.id} role="cell">
              {row === 0 && index === 0 && (
                <span className="visually-hidden">{common.loading}</span>
              )}
              <Skeleton height={12} my={5} width={index === 0 ? "70%" : "55%"} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

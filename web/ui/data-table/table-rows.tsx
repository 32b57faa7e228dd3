import { Link, type LinkProps } from "@tanstack/react-router";
import { Fragment, useState, type MouseEvent, type ReactNode } from "react";
import { tableTexts } from "#texts/common.ts";
import { walkedRows } from "#web/kernel/store.ts";
import { Hint } from "../hint.tsx";
import { useReasonId } from "../reasons.tsx";
import { CellNote } from "./cell-note.tsx";
import type { Column, Selection } from "./column.ts";
import cards from "./cards.module.css";
import styles from "./data-table.module.css";
import { TickBox } from "./tick-box.tsx";

type Props<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  rowLink?: ((row: Row) => LinkProps) | undefined;
  selection?: Selection | undefined;
  isMuted?: ((row: Row) => boolean) | undefined;
  renderDetail?: ((row: Row) => ReactNode) | undefined;
};

/** The rows. Explicit roles keep it a table for screen readers where phones show it as cards. */
export function TableRows<Row>(props: Props<Row>) {
  const { rows, rowKey, rowLink, isMuted, renderDetail } = props;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <tbody role="rowgroup" onClick={keepFollowed}>
      {rows.map((row) => (
        <Fragment key={rowKey(row)}>
          <tr
            role="row"
            data-linked={rowLink ? true : undefined}
            data-muted={isMuted?.(row) ? true : undefined}
            data-ticked={props.selection?.ids.has(rowKey(row)) ? true : undefined}
            data-opened={opened.has(rowKey(row)) ? true : undefined}
            onClick={rowLink ? followLink : undefined}
          >
            <Cells
              {...props}
              row={row}
              isOpened={opened.has(rowKey(row))}
              onToggle={() => setOpened(toggled(opened, rowKey(row)))}
            />
          </tr>
          {renderDetail && opened.has(rowKey(row)) && (
            <tr role="row" className={styles.detail}>
              <td role="cell" colSpan={props.columns.length + (props.selection ? 1 : 0)}>
                {renderDetail(row)}
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </tbody>
  );
}

function Tick({ id, selection }: { id: string; selection: Selection }) {
  const refusal = selection.refusalTo?.(id) ?? null;
  if (refusal !== null) return <RefusedTick refusal={refusal} />;
  return (
    <TickBox
      aria-label={tableTexts.select}
      checked={selection.ids.has(id)}
      onChange={() => selection.onChange(toggled(selection.ids, id))}
    />
  );
}

function RefusedTick({ refusal }: { refusal: string }) {
  const reasonId = useReasonId(refusal);
  return (
    <Hint label={reasonId === null ? refusal : null}>
      <TickBox aria-label={refusal} aria-describedby={reasonId ?? undefined} disabled />
    </Hint>
  );
}

type CellProps<Row> = Props<Row> & { row: Row; isOpened: boolean; onToggle: () => void };

function Cells<Row>(props: CellProps<Row>) {
  const { row, columns, rowKey, rowLink, selection, isOpened } = props;
  const [first, ...others] = columns;
  return (
    <>
      {selection && (
        <td role="cell" className={`${styles.tick} ${cards.tick}`}>
          <Tick id={rowKey(row)} selection={selection} />
        </td>
      )}
      {first && (
        <th role="rowheader" scope="row" data-align={first.align} data-wraps={first.wraps}>
          {rowLink ? (
            <Link {...rowLink(row)} className={styles.rowLink}>
              {contentOf(first, row)}
            </Link>
          ) : props.renderDetail ? (
            <button
              type="button"
              className={styles.opener}
              aria-expanded={isOpened}
              onClick={props.onToggle}
            >
              <span>{contentOf(first, row)}</span>
            </button>
          ) : (
            contentOf(first, row)
          )}
        </th>
      )}
      {others.map((column) => (
        <td
          key={column.id}
          role="cell"
          data-align={column.align}
          data-wraps={column.wraps}
          data-pinned={column.pinned}
          data-label={column.header}
        >
          {contentOf(column, row)}
        </td>
      ))}
    </>
  );
}

/** A number stays on the line of its abbreviation or unit. */
const besideFigure = /(?<=\d) | (?=\d)/g;

function contentOf<Row>({ cell, note }: Column<Row>, row: Row): ReactNode {
  const noted = note?.(row);
  const content = cell(row);
  const unbroken =
    typeof content === "string" ? content.replaceAll(besideFigure, "\u00a0") : content;
  if (!noted) return unbroken;
  return (
    <>
      {unbroken}
      <CellNote>{noted}</CellNote>
    </>
  );
}

/**
 * When a row's link is followed, stores the links of all rows, so that the page it opens can move from one record to the next.
 */
function keepFollowed({ target, currentTarget }: MouseEvent<HTMLTableSectionElement>): void {
  if (!(target instanceof Element) || !target.closest("th a")) return;
  const links = [...currentTarget.querySelectorAll("tr > th a[href]")];
  walkedRows.set(links.map((link) => link.getAttribute("href") ?? ""));
}

/** A click anywhere on the row follows its link, unless it hits an element with its own action or ends a text selection. */
function followLink(event: MouseEvent<HTMLTableRowElement>): void {
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest("a, button, input, label, [role=menu]")) return;
  if (document.getSelection()?.toString()) return;
  event.currentTarget.querySelector<HTMLAnchorElement>("th a")?.click();
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

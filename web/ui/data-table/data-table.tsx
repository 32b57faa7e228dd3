import type { LinkProps } from "@tanstack/react-router";
import { type ReactNode, useRef, useState } from "react";
import { EmptyState } from "../empty-state.tsx";
import { useIsPhone } from "../use-is-phone.ts";
import { Reasons } from "../reasons.tsx";
import { RetryError } from "../retry-error.tsx";
import { Button } from "@mantine/core";
import { tableTexts } from "#texts/common.ts";
import type { Column, Selection } from "./column.ts";
import type { TableSearch } from "./list-search.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { Pager } from "./pager.tsx";
import { SkeletonRows } from "./skeleton-rows.tsx";
import { TableHead } from "./table-head.tsx";
import { TableRows } from "./table-rows.tsx";
import { Toolbar } from "./toolbar.tsx";
import { roomsFound } from "./rooms-found.ts";
import { useLastPage } from "./use-last-page.ts";
import { useRoom } from "./use-room.ts";
import { useRowsInSight } from "./use-rows-in-sight.ts";
import { tellWhole } from "./tell-whole.ts";
import { useColumnChoice } from "./use-column-choice.ts";
import type { ListState } from "./use-list-state.ts";
import cards from "./cards.module.css";
import styles from "./data-table.module.css";

/** The answer of a list call, as `useQuery(listOf(…))` returns it. */
type ListQuery<Row> = {
  data: { items: readonly Row[]; total: number } | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

type Props<Row, S extends TableSearch> = {
  /** The choice of columns and the views are stored under this name. */
  name: string;
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<Row>[];
  found: ListQuery<Row>;
  /** The limit to which rows are counted; if omitted, all are. */
  countedTo?: number;
  list: ListState<S>;
  /** The sorting that the call uses when none is given, so that the header shows it. */
  usualSort?: string;
  rowKey: (row: Row) => string;
  /** The link of a row. */
  rowLink?: (row: Row) => LinkProps;
  /** What can be searched for; if omitted, there is no search. */
  searchLabel?: string;
  /** Filters, beside the search. */
  filters?: ReactNode;
  /** At the end of the toolbar: export and the like. */
  tools?: ReactNode;
  /** The acts on the ticked rows; shown once some are ticked. */
  bulk?: ReactNode;
  /** Shown when there is nothing to list and no filter is set: says what to do. */
  empty: ReactNode;
  selection?: Selection;
  /** True for a log, in which users look for one line among many: its rows are denser. */
  isLog?: true;
  /** True for rows that belong to the past and are dimmed. */
  isMuted?: (row: Row) => boolean;
  /** The details that a row expands to, inline; for rows without a link. */
  renderDetail?: (row: Row) => ReactNode;
};

/**
 * A list whose paging, sorting and search happen on the server and whose state is in the address. On phones each row
 * becomes a card.
 */
export function DataTable<Row, S extends TableSearch>(props: Props<Row, S>) {
  const { found, list, label, selection } = props;
  const choice = useColumnChoice(props.name, props.columns);
  const rows = found.data?.items ?? [];
  const isBeyond = useLastPage(found, list, props.countedTo);
  const isPending = found.isPending || isBeyond;
  const table = [props.name, ...choice.visibleColumns.map(({ id }) => id)].join(" ");
  const isPhone = useIsPhone();
  const rowRem = props.isLog ? 1.875 : 2.25;
  const known = isPhone ? undefined : roomsFound.get(table);
  const inSight = useRowsInSight(rows, rowRem * 16, known?.abovePixels);
  const tools = useRef<HTMLDivElement>(null);
  const { ref, isWide } = useRoom({ name: table, data: found.data, part: inSight.later, tools });
  // If the rows are available when the page opens, they are painted first; the tools above them come a frame later.
  const [heldPixels] = useState(
    found.data && known?.windowPixels === innerWidth ? known.toolsPixels : undefined,
  );
  const isBare = heldPixels !== undefined && !inSight.isWhole && rows.length > 0;
  const sort = list.search.sort ?? props.usualSort;
  return (
    <div className={styles.table}>
      <div ref={tools} style={isBare ? { height: heldPixels } : undefined}>
        {!isBare && (
          <Toolbar
            name={props.name}
            list={list}
            columns={props.columns}
            choice={choice}
            sort={sort}
            searchLabel={props.searchLabel}
            filters={props.filters}
            tools={props.tools}
          />
        )}
      </div>
      {found.error !== null && (
        <RetryError error={found.error} onRetry={found.refetch} busy={found.isFetching} />
      )}
      {(isPending || rows.length > 0) && (found.error === null || found.data) && (
        <>
          <Reasons>
            <section
              ref={ref}
              data-wide={isWide || undefined}
              data-log={props.isLog}
              onPointerOver={tellWhole}
              className={`${styles.scroller} ${cards.cards}`}
              aria-label={label}
              aria-busy={isPending || found.isPlaceholderData}
              tabIndex={0}
            >
              <table
                role="table"
                aria-label={label}
                className={styles.grid}
                style={{ marginBottom: `${rowRem * inSight.later}rem` }}
              >
                <colgroup>
                  {selection && <col />}
                  {choice.visibleColumns.map(({ id }) => (
                    <col key={id} />
                  ))}
                </colgroup>
                <TableHead
                  columns={choice.visibleColumns}
                  sort={sort}
                  // The columns get their widths from the rows: until then the headers cannot be pressed.
                  {...(isPending ? {} : { onSort: (next) => list.move({ sort: next }) })}
                  rows={rows.map(props.rowKey)}
                  selection={selection}
                />
                {isPending ? (
                  <SkeletonRows
                    columns={choice.visibleColumns}
                    selectable={selection !== undefined}
                  />
                ) : (
                  <TableRows
                    rows={inSight.drawn}
                    columns={choice.visibleColumns}
                    rowKey={props.rowKey}
                    rowLink={props.rowLink}
                    selection={selection}
                    isMuted={props.isMuted}
                    renderDetail={props.renderDetail}
                  />
                )}
              </table>
            </section>
          </Reasons>
          {selection && props.bulk !== undefined && (
            <BulkBar selection={selection}>{props.bulk}</BulkBar>
          )}
          {found.data && !isBare && !isBeyond && (
            <Pager total={found.data.total} list={list} countedTo={props.countedTo} />
          )}
        </>
      )}
      {found.data && rows.length === 0 && !isBeyond && (
        <Nothing filtered={list.filtered} onClear={list.clear} empty={props.empty} />
      )}
    </div>
  );
}

function Nothing(props: { filtered: boolean; onClear: () => void; empty: ReactNode }) {
  if (!props.filtered) return props.empty;
  return (
    <EmptyState
      title={tableTexts.noResults}
      text={tableTexts.noResultsHint}
      action={
        <Button variant="default" onClick={props.onClear}>
          {tableTexts.clearFilters}
        </Button>
      }
    />
  );
}

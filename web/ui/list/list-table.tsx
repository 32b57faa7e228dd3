import type { LinkProps } from "@tanstack/react-router";
import { type ReactNode, use, useEffect } from "react";
import type { AnyList, ColumnOf, ItemOf, SortOf, WordsOf } from "#api/list.ts";
import type { ListTexts } from "#texts/list-texts.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganizationOrNone } from "#web/kernel/organization.ts";
import { actsColumn } from "../data-table/column.ts";
import { CountOfPage } from "../page.tsx";
import { formatCount } from "../formats.ts";
import { DataTable } from "../data-table/data-table.tsx";
import { type ListState, useListState } from "../data-table/use-list-state.ts";
import { useTicks } from "../data-table/use-ticks.ts";
import { EmptyState } from "../empty-state.tsx";
import { ExportMenu } from "../export-menu.tsx";
import { type Cells, listColumns } from "./list-columns.tsx";
import { ListFilters } from "./list-filters.tsx";
import { type AddressOf, useFound } from "./use-found.ts";

/** The props of a list besides its definition and texts. */
export type ListTableProps<L extends AnyList> = {
  list: L;
  /** For a definition with several tables: the choice of columns and the views are stored under this name. */
  name?: string;
  texts: ListTexts<ColumnOf<L>, WordsOf<L>>;
  /** The part of the address that belongs to the list. */
  address: AddressOf<L>;
  /** What else must stay in the address as long as the list is shown, such as a tab. */
  beside?: object;
  /** Input that is not in the address, other than the selected body of a list about a body. */
  within?: object;
  /** The default sorting of this page, where it differs from the call's. */
  usualSort?: SortOf<L> | `-${SortOf<L>}`;
  /** Cells that are more than the default of their kind. */
  cells?: Cells<L>;
  /** Columns that are not useful here. */
  without?: readonly ColumnOf<L>[];
  /** The acts of a row. */
  renderActs?: (row: ItemOf<L>) => ReactNode;
  rowKey?: (row: ItemOf<L>) => string;
  /** The link of a row. */
  rowLink?: (row: ItemOf<L>) => LinkProps;
  /** The details that a row expands to, inline; for rows without a link. */
  renderDetail?: (row: ItemOf<L>) => ReactNode;
  isMuted?: (row: ItemOf<L>) => boolean;
  /** True for a log: its rows are denser. */
  isLog?: true;
  /** Filters other than one of a few choices. */
  renderFilters?: (state: ListState<AddressOf<L>>) => ReactNode;
  /** The acts on the ticked rows of the page; `onDone` unticks them. If omitted, no row can be ticked. */
  renderBulk?: (ticked: readonly ItemOf<L>[], onDone: () => void) => ReactNode;
  /** The same as a calendar file for other programs, if the list has days. */
  calendar?: Parameters<typeof ExportMenu>[0]["calendar"];
  /** The action shown when the list is empty. */
  create?: ReactNode;
  refetchInterval?: number;
  /** True if the list is only a part of a page about something else. */
  isPart?: true;
};

/** A list according to its definition: columns, filters, paging, export, and the text shown when it is empty. */
export function ListTable<L extends AnyList>(props: ListTableProps<L>) {
  const { list, texts, address, beside = {}, cells = {}, renderActs } = props;
  const usualSort = props.usualSort ?? list.usualSort;
  const organization = useOrganizationOrNone();
  const within = {
    ...(list.getAll.access.who === "body" && { organizationId: organization?.id }),
    ...(props.usualSort && { sort: props.usualSort }),
    ...props.within,
  };
  const state = useListState(address, beside);
  const found = useFound(list, address, within, props.refetchInterval);
  const rowKey = props.rowKey ?? idOf;
  const ticks = useTicks(found, rowKey, JSON.stringify(within));
  useCountOfPage(props.isPart ? null : (found.data?.total ?? null), list.countedTo);
  const { page: _page, take: _take, saved: _saved, ...criteria } = address;
  const columns = listColumns(list, texts, cells).filter(
    ({ id }) => !props.without?.some((one) => one === id),
  );
  return (
    <DataTable
      name={props.name ?? list.name}
      label={texts.title}
      columns={renderActs ? [...columns, actsColumn(renderActs)] : columns}
      found={found}
      list={state}
      countedTo={list.countedTo}
      {...(usualSort === null ? {} : { usualSort })}
      rowKey={rowKey}
      {...pickGiven(props, "rowLink", "renderDetail", "isMuted", "isLog")}
      {...(texts.searchLabel === undefined ? {} : { searchLabel: texts.searchLabel })}
      filters={
        (props.renderFilters || texts.filters) && (
          <>
            {props.renderFilters?.(state)}
            <ListFilters list={list} filters={texts.filters ?? {}} state={loose(state)} />
          </>
        )
      }
      tools={
        <ExportMenu
          onExport={(format, taking) =>
            download(list.export, { ...within, ...criteria, format }, taking)
          }
          calendar={props.calendar}
        />
      }
      {...(props.renderBulk && {
        selection: ticks.selection,
        bulk: props.renderBulk(ticks.ticked, ticks.clear),
      })}
      empty={<EmptyState title={texts.none} text={texts.noneHint} action={props.create} />}
    />
  );
}

/** The named props that were given: omitted ones are not passed on as undefined. */
function pickGiven<P extends object, K extends keyof P>(props: P, ...names: K[]): Pick<P, K> {
  const present = names.filter((name) => props[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, props[name]])) as Pick<P, K>;
}

/** The id of an item; for items without one the page passes a `rowKey`. */
function idOf(row: object): string {
  return String(Reflect.get(row, "id"));
}

/** Guarantee: the filters changed by name are those of the definition. */
function loose<T extends object>(state: ListState<T>): ListState<Record<string, unknown>> {
  return state as unknown as ListState<Record<string, unknown>>;
}

/** The page's title shows the count for as long as the list is mounted. */
function useCountOfPage(count: number | null, countedTo?: number): void {
  const tell = use(CountOfPage);
  useEffect(() => {
    tell(count === null ? null : formatCount(count, countedTo));
    return () => tell(null);
  }, [tell, count, countedTo]);
}

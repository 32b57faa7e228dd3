import type { LinkProps } from "@tanstack/react-router";
import { type ReactNode, use, useEffect } from "react";
import type { AnyList, ColumnOf, ItemOf, SortOf, WordsOf } from "#api/list.ts";
import { common } from "#texts/common.ts";
import type { ListTexts } from "#texts/list-texts.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganizationOrNone } from "#web/kernel/organization.ts";
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

/** What a page says of its list besides the definition and the words. */
export type ListTableProps<L extends AnyList> = {
  list: L;
  /** Where one definition has several tables: under this name the choice of columns is remembered and views are kept. */
  name?: string;
  texts: ListTexts<ColumnOf<L>, WordsOf<L>>;
  /** The part of the address that is the list's. */
  address: AddressOf<L>;
  /** What else the address keeps as long as the list stands, such as a tab. */
  beside?: object;
  /** What the address does not keep, besides the selected body of a list that is a body's. */
  within?: object;
  /** The usual sorting of this page, where it differs from the call's. */
  usualSort?: SortOf<L> | `-${SortOf<L>}`;
  /** Where a cell is more than its kind. */
  cells?: Cells<L>;
  /** Columns that say nothing here. */
  without?: readonly ColumnOf<L>[];
  /** What can be done with a row. */
  renderActs?: (row: ItemOf<L>) => ReactNode;
  rowKey?: (row: ItemOf<L>) => string;
  /** Where a row leads. */
  rowLink?: (row: ItemOf<L>) => LinkProps;
  /** What a row opens into, in place; for rows without a link. */
  renderDetail?: (row: ItemOf<L>) => ReactNode;
  isMuted?: (row: ItemOf<L>) => boolean;
  /** True for a record of what happened: its rows stand closer. */
  isLog?: true;
  /** Filters that are more than one of a few. */
  renderFilters?: (state: ListState<AddressOf<L>>) => ReactNode;
  /** What can be done with those of the page's rows that are ticked; `onDone` unticks them. Left out, none can be. */
  renderBulk?: (ticked: readonly ItemOf<L>[], onDone: () => void) => ReactNode;
  /** The same as a calendar of other programs, where it is of days. */
  calendar?: Parameters<typeof ExportMenu>[0]["calendar"];
  /** What to do where there is none. */
  create?: ReactNode;
  refetchInterval?: number;
  /** True where the list is only a part of a page about something else. */
  isPart?: true;
};

/** A list as its definition says it: columns, filters, paging, export, and what is said where there is none. */
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
  const { page: _page, take: _take, saved: _saved, ...kept } = address;
  const columns = listColumns(list, texts, cells).filter(
    ({ id }) => !props.without?.some((one) => one === id),
  );
  const done = { id: "acts", header: common.actions, pinned: true } as const;
  return (
    <DataTable
      name={props.name ?? list.name}
      label={texts.title}
      columns={renderActs ? [...columns, { ...done, cell: renderActs }] : columns}
      found={found}
      list={state}
      countedTo={list.countedTo}
      {...(usualSort === null ? {} : { usualSort })}
      rowKey={rowKey}
      {...pickGiven(props, "rowLink", "renderDetail", "isMuted", "isLog")}
      {...(texts.searchLabel === undefined ? {} : { searchLabel: texts.searchLabel })}
      filters={
        <>
          {props.renderFilters?.(state)}
          <ListFilters list={list} filters={texts.filters ?? {}} state={loose(state)} />
        </>
      }
      tools={
        <ExportMenu
          onExport={(format, taking) =>
            download(list.export, { ...within, ...kept, format }, taking)
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

/** The named props that were given: what is left out is not handed on as undefined. */
function pickGiven<P extends object, K extends keyof P>(props: P, ...names: K[]): Pick<P, K> {
  const present = names.filter((name) => props[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, props[name]])) as Pick<P, K>;
}

/** Of an item; one without it has a `rowKey` of its page. */
function idOf(row: object): string {
  return String(Reflect.get(row, "id"));
}

/** Guarantee: the filters that are changed by name are those of the definition. */
function loose<T extends object>(state: ListState<T>): ListState<Record<string, unknown>> {
  return state as unknown as ListState<Record<string, unknown>>;
}

/** The page's title says how many there are, for as long as the list stands. */
function useCountOfPage(count: number | null, countedTo?: number): void {
  const tell = use(CountOfPage);
  useEffect(() => {
    tell(count === null ? null : formatCount(count, countedTo));
    return () => tell(null);
  }, [tell, count, countedTo]);
}

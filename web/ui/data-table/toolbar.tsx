import { ActionIcon, Button, Checkbox, Group, Menu, Popover, Stack } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowsSort,
  IconArrowUp,
  IconColumns3,
  IconFilter,
} from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { tableTexts } from "#texts/common.ts";
import { withinWindow } from "#web/theme/theme.ts";
import { directionOf, nextSort, type Column } from "./column.ts";
import type { TableSearch } from "./list-search.ts";
import { SearchField } from "./search-field.tsx";
import type { ColumnChoice } from "./use-column-choice.ts";
import type { ListState } from "./use-list-state.ts";
import { ViewPopover } from "./view-popover.tsx";
import styles from "./toolbar.module.css";
import { useIsPhone } from "#web/ui/use-is-phone.ts";

type Props<Row, S extends TableSearch> = {
  /** Name of the list, under which its views are stored. */
  name: string;
  list: ListState<S>;
  columns: readonly Column<Row>[];
  choice: ColumnChoice<Row>;
  sort: string | undefined;
  searchLabel: string | undefined;
  filters: ReactNode;
  tools: ReactNode;
};

/** Search and filters at the start; the column chooser and the page's tools at the end. */
export function Toolbar<Row, S extends TableSearch>(props: Props<Row, S>) {
  const { list, columns, sort } = props;
  return (
    <div className={styles.toolbar}>
      {props.searchLabel !== undefined && (
        <SearchField
          label={props.searchLabel}
          value={list.search.search ?? ""}
          onSearch={(search) => list.move({ search: search || undefined })}
        />
      )}
      {props.filters !== undefined && <Filters list={list}>{props.filters}</Filters>}
      <Group gap="xs" className={styles.tools}>
        <SortMenu columns={columns} sort={sort} onSort={(next) => list.move({ sort: next })} />
        <ViewPopover name={props.name} list={list} choice={props.choice} />
        <ColumnPopover columns={columns} choice={props.choice} />
        {props.tools}
      </Group>
    </div>
  );
}

/** Beside the search; on phones behind a button that shows how many are active. */
function Filters<S extends TableSearch>({ list, children }: FiltersProps<S>) {
  const [isOpen, setOpen] = useState(false);
  const holding = Object.entries(list.search).filter(
    ([name, value]) =>
      !["search", "sort", "page", "take", "saved"].includes(name) && value !== undefined,
  ).length;
  return (
    <>
      <Button
        variant="default"
        hiddenFrom="sm"
        aria-expanded={isOpen}
        leftSection={<IconFilter size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {tableTexts.filters(holding)}
      </Button>
      <div className={styles.filters} data-opened={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}

type FiltersProps<S extends TableSearch> = { list: ListState<S>; children: ReactNode };

/** Not on phones, where a row is a card with all of its columns. */
function ColumnPopover<Row>(props: { columns: readonly Column<Row>[]; choice: ColumnChoice<Row> }) {
  const { columns, choice } = props;
  const isPhone = useIsPhone();
  if (isPhone) return null;
  return (
    <Popover {...withinWindow} position="bottom-end" shadow="md" trapFocus withRoles>
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={tableTexts.columns}
          title={tableTexts.columns}
        >
          <IconColumns3 size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={tableTexts.columns}>
        <Stack gap="xs">
          {columns.slice(1).map((column) => (
            <Checkbox
              key={column.id}
              label={column.header}
              checked={choice.isShown(column.id)}
              onChange={() => choice.toggle(column.id)}
            />
          ))}
          <Button variant="subtle" size="compact-sm" onClick={choice.reset}>
            {tableTexts.resetColumns}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

/** On phones, where the header row is not shown. */
function SortMenu<Row>(props: {
  columns: readonly Column<Row>[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
}) {
  const isPhone = useIsPhone();
  const sortable = props.columns.filter((column) => column.sort !== undefined);
  if (!isPhone || sortable.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={tableTexts.sort}
          title={tableTexts.sort}
        >
          <IconArrowsSort size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {sortable.map((column) => (
          <Menu.Item
            key={column.id}
            onClick={() => props.onSort(nextSort(column, props.sort))}
            rightSection={<DirectionMark direction={directionOf(column, props.sort)} />}
          >
            {column.header}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function DirectionMark({ direction }: { direction: ReturnType<typeof directionOf> }) {
  if (direction === null) return null;
  return direction === "ascending" ? (
    <IconArrowUp size={16} aria-label={tableTexts.ascending} />
  ) : (
    <IconArrowDown size={16} aria-label={tableTexts.descending} />
  );
}

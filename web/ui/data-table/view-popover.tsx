import { ActionIcon, Popover } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconBookmark } from "@tabler/icons-react";
import { tableTexts as t } from "#texts/common.ts";
import { atLeisure, later } from "../later.tsx";
import type { TableSearch } from "./list-search.ts";
import type { ColumnChoice } from "./use-column-choice.ts";
import type { ListState } from "./use-list-state.ts";

const AskViews = atLeisure(async () => (await import("./ask-views.tsx")).AskViews);

const ViewList = later(async () => (await import("./view-list.tsx")).ViewList);

type Props<Row, S extends TableSearch> = {
  name: string;
  list: ListState<S>;
  choice: ColumnChoice<Row>;
};

/** The user's saved views of the list: one click restores filters, sorting and columns. */
export function ViewPopover<Row, S extends TableSearch>({ name, list, choice }: Props<Row, S>) {
  const [isOpen, { close, toggle }] = useDisclosure(false);
  const { page: _page, take: _take, saved, ...criteria } = list.search;
  return (
    <Popover
      position="bottom-end"
      shadow="md"
      width={320}
      trapFocus
      withRoles
      opened={isOpen}
      onDismiss={close}
    >
      <Popover.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t.views}
          title={t.views}
          onClick={toggle}
        >
          <IconBookmark size={18} stroke={1.6} fill={saved ? "currentColor" : "none"} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <AskViews name={name} />
      <Popover.Dropdown aria-label={t.views}>
        <ViewList
          name={name}
          criteria={criteria}
          columns={choice.chosen}
          chosen={saved}
          onChoose={(search, columns) => {
            choice.choose(columns);
            list.take(search);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

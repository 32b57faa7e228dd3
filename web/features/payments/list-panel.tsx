import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import type { AnyList, ItemOf } from "#api/list.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { download, type FileCall } from "#web/kernel/download.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { useRows } from "#web/ui/list/use-found.ts";
import { PageChoice } from "#web/ui/page-choice.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";

const firstShown = 20;
const most = 200;

type Props<L extends AnyList> = {
  list: L;
  title: string;
  columns: readonly Column<ItemOf<L>>[];
  within: object;
  rowKey: (row: ItemOf<L>) => string;
  /** What an empty list says; if omitted, the panel is hidden while the list is empty or still loading. */
  none?: string;
};

/** A list that accompanies its page: its first rows, more on request and then page by page, and all of them as a file. */
export function ListPanel<L extends AnyList>(props: Props<L>) {
  const { list, title, columns, within, rowKey, none } = props;
  const [take, setTake] = useState(firstShown);
  const [skip, setSkip] = useState(0);
  const file: FileCall = list.export;
  const found = useRows(list, { ...within, skip, take });
  const total = found.data?.total ?? 0;
  // The last row of the last page may just have been settled.
  if (skip > 0 && skip >= total && found.data && !found.isPlaceholderData)
    setSkip(Math.max(0, Math.ceil(total / most) - 1) * most);
  if (none === undefined && total === 0 && !found.error) return null;
  return (
    <Panel
      title={title}
      actions={
        found.data?.total !== 0 && (
          <ExportMenu
            onExport={(format, taking) => download(file, { ...within, format }, taking)}
          />
        )
      }
    >
      <QueryState found={found} height={90} />
      {found.data && total === 0 && <Text>{none}</Text>}
      {total > 0 && found.data && (
        <PlainTable label={title} columns={columns} rows={found.data.items} rowKey={rowKey} />
      )}
      {total > take && take < most && (
        <Group justify="center" mt="sm">
          <Button variant="subtle" onClick={() => setTake(most)}>
            {total > most ? t.showFirst(most, total) : t.showAll(total)}
          </Button>
        </Group>
      )}
      {take === most && (
        <Group justify="center" mt="sm">
          <PageChoice
            pages={Math.ceil(total / most)}
            page={skip / most + 1}
            onChange={(page) => setSkip((page - 1) * most)}
          />
        </Group>
      )}
    </Panel>
  );
}

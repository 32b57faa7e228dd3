import { Group } from "@mantine/core";
import { tableTexts } from "#texts/common.ts";
import { formatCount, formatNumber } from "../formats.ts";
import { Note } from "../note.tsx";
import { PageChoice } from "../page-choice.tsx";
import { Select } from "../select.tsx";
import { type TableSearch, takes, usualTake } from "./list-search.ts";
import type { ListState } from "./use-list-state.ts";
import styles from "./toolbar.module.css";

/** How many rows there are, how many a page shows, and links to the other pages. */
export function Pager<S extends TableSearch>({
  total,
  list,
  countedTo = Infinity,
}: {
  /** One more than `countedTo` if there are more rows than are counted. */
  total: number;
  list: ListState<S>;
  countedTo?: number | undefined;
}) {
  const { page = 1, take = usualTake() } = list.search;
  const from = (page - 1) * take + 1;
  const to = Math.min(total, page * take);
  const known = Math.min(total, countedTo);
  return (
    <div className={styles.pager}>
      <Group gap="sm">
        <Select
          size="xs"
          w={76}
          aria-label={tableTexts.rowsPerPage}
          data={takes.map(String)}
          value={String(take)}
          onChange={(size) =>
            list.move({ take: size === String(usualTake()) ? undefined : Number(size) })
          }
        />
        <Note aria-live="polite">
          {tableTexts.range(formatNumber(from), formatNumber(to), formatCount(total, countedTo))}
        </Note>
      </Group>
      <PageChoice
        pages={Math.ceil(known / take)}
        page={page}
        onChange={(next) => list.move({ page: next === 1 ? undefined : next })}
      />
    </div>
  );
}

import { Button, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { history, type HistoryEntry } from "#api/history.ts";
import type { SubjectKind } from "#domain/ledger/subjects.ts";
import { historyTexts as t } from "#texts/history.ts";
import type { Words } from "#texts/history-words.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { fetchSide } from "#web/kernel/fetch-together.ts";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { HistoryItem } from "./history-item.tsx";
import styles from "./history-panel.module.css";

/** Whose history: a subject as the ledger names it, a day of a structure, or the months of a structure. */
type HistoryOf =
  | { subjectKind: SubjectKind; subjectId: string }
  | { structureId: string; date: string }
  | { structureId: string; month: string };

type Props = {
  about: HistoryOf;
  /** Changes with the subject, so that its history is fetched again. */
  version?: number | string;
  /** Better wording of values, by field: a state's text instead of its name. */
  words?: Words;
  /** Labels of fields that the histories have no name for. */
  names?: Readonly<Record<string, string>>;
};

type PanelProps = Props & { title?: string; actions?: ReactNode };

const pageSize = 10;

/** Who changed what and when, newest first, under a heading of its own. */
export function HistoryPanel({ title = t.title, actions, ...list }: PanelProps) {
  return (
    <Panel title={title} actions={actions}>
      <HistoryList {...list} />
    </Panel>
  );
}

/** The same without a heading, for a drawer that has one. */
export function HistoryList({ about, version, words = {}, names = {} }: Props) {
  const organizationId = useOrganization().id;
  const found = useInfiniteQuery({
    queryKey: [history.getAll.path, organizationId, about, version],
    queryFn: ({ pageParam, signal }) =>
      request(
        history.getAll,
        { organizationId, ...about, skip: pageParam, take: pageSize },
        { signal, send: fetchSide },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loadedCount = pages.length * pageSize;
      return loadedCount < last.total ? loadedCount : null;
    },
  });
  if (!found.data) return <QueryState found={found} height={120} />;
  const entries: HistoryEntry[] = found.data.pages.flatMap(({ items }) => items);
  const left = (found.data.pages[0]?.total ?? 0) - entries.length;
  if (entries.length === 0) return <Text c="dimmed">{t.none}</Text>;
  return (
    <>
      <QueryState found={found} />
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            words={words}
            names={names}
            isNamed={!("subjectKind" in about)}
          />
        ))}
      </ol>
      {left > 0 && (
        <Button
          mt="md"
          size="xs"
          variant="default"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t.more(left)}
        </Button>
      )}
    </>
  );
}

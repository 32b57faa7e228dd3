import { Drawer, Skeleton, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { attendances, type IntervalOut } from "#api/attendances.ts";
import { common } from "#texts/common.ts";
import { daySheetTexts as t } from "#texts/day-sheet.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { RetryError } from "#web/ui/retry-error.tsx";
import { wordsOfIntervals } from "../interval-words.ts";
import styles from "./day-sheet.module.css";
import type { DayModel, Person } from "./model/day.ts";

type Props = { model: DayModel; person: Person | null; onClose: () => void };

/** What became of one person's day, newest first. */
export function HistoryDrawer({ model, person, onClose }: Props) {
  return (
    <Drawer
      opened={person !== null}
      onClose={onClose}
      position="right"
      title={person === null ? t.columns.history : t.historyOf(person.name)}
      closeButtonProps={{ "aria-label": common.close }}
    >
      {person && <Changes model={model} person={person} />}
    </Drawer>
  );
}

function Changes({ model, person }: { model: DayModel; person: Person }) {
  const organizationId = useOrganization().id;
  const found = useQuery(
    queryOf(attendances.getRecordHistory, {
      organizationId,
      contractId: person.id,
      date: model.date,
    }),
  );
  const words = (intervals: readonly IntervalOut[] | null) =>
    wordsOfIntervals(intervals ?? [], model.date, model.vocabulary.reasons);
  if (found.error) return <RetryError error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <Skeleton height={120} aria-busy />;
  if (found.data.items.length === 0) return <Text c="dimmed">{t.noHistory}</Text>;
  return (
    <Stack gap="md" component="ol" className={styles.changes}>
      {found.data.items.map((item) => (
        <li key={`${item.at} ${item.source}`} className={styles.change}>
          <Text size="sm" c="dimmed">
            {formatInstant(item.at)} · {item.by ?? t.system}
          </Text>
          <dl className={styles.sides}>
            <dt>{t.before}</dt>
            <dd>{words(item.before)}</dd>
            <dt>{t.after}</dt>
            <dd>{words(item.after)}</dd>
          </dl>
          {item.reason !== "" && <Text size="sm">{item.reason}</Text>}
        </li>
      ))}
    </Stack>
  );
}

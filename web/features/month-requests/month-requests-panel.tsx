import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import {
  type monthRequestList,
  type MonthRequestOut,
  monthRequests,
  MonthRequestState,
} from "#api/month-requests.ts";
import type { Month } from "#domain/calendar/day.ts";
import { tableTexts } from "#texts/common.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { listOf } from "#web/kernel/calls.ts";
import { RevokeLink } from "#web/features/links/public.ts";
import { download } from "#web/kernel/download.ts";
import type { AnswerTo } from "#web/kernel/request.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { FilterSelect } from "#web/ui/data-table/filter-select.tsx";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import { Pager } from "#web/ui/data-table/pager.tsx";
import { SearchField } from "#web/ui/data-table/search-field.tsx";
import { useLastPage } from "#web/ui/data-table/use-last-page.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatInstant, formatMonth } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { later } from "#web/ui/later.tsx";
import { TextLink } from "#web/ui/links.tsx";
import { LoadingLines } from "#web/ui/pending.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import styles from "./month-requests.module.css";
import { SendRequests } from "./send-requests.tsx";

const DisputeItem = later(async () => (await import("./dispute-item.tsx")).DisputeItem);

type Props = {
  month: Month;
  list: ListState<ListSearch<typeof monthRequestList.filters>>;
};

/** A month's requests to its employees, and their answers. */
export function MonthRequestsPanel({
  month,
  list,
  onMonth,
}: Props & { onMonth: (month: Month) => void }) {
  const organizationId = useOrganization().id;
  const query = { ...pageInput(list.search), organizationId, month };
  const found = useQuery(listOf(monthRequests.getAll, query));
  const { data, error, refetch } = found;
  const isBeyond = useLastPage(found, list);
  const isEmpty = data?.total === 0;
  return (
    <Panel
      title={t.title}
      actions={
        <Group gap="sm">
          <MonthPicker value={month} max={thisMonth()} onChange={onMonth} />
          <SendRequests month={month} isConnected={data?.isConnected ?? true} />
        </Group>
      }
    >
      <Note mb="sm">{t.description}</Note>
      {data && <WaitingElsewhere of={data.waitingElsewhere} />}
      {(!isEmpty || list.filtered) && <Filters month={month} list={list} />}
      {error !== null && <RetryError error={error} onRetry={refetch} />}
      {(isBeyond || (!data && error === null)) && <LoadingLines height={160} />}
      {isEmpty && <Nothing list={list} />}
      <ul className={styles.requests}>
        {data?.items.map((request) => (
          <RequestItem key={request.id} request={request} />
        ))}
      </ul>
      {data && data.total > 0 && !isBeyond && <Pager total={data.total} list={list} />}
    </Panel>
  );
}

/** Disputes of the running month wait too, while the page opens with the last one. */
function WaitingElsewhere({
  of,
}: {
  of: AnswerTo<typeof monthRequests.getAll>["waitingElsewhere"];
}) {
  if (of.length === 0) return null;
  return (
    <Group gap="xs" mb="sm">
      <Text size="sm">{t.waitingElsewhere}</Text>
      {of.map(({ month, open }) => (
        <TextLink key={month} size="sm" to="/verifications" search={{ tab: "requests", month }}>
          {t.waitingOf(formatMonth(month), open)}
        </TextLink>
      ))}
    </Group>
  );
}

function Filters({ month, list }: Props) {
  const organizationId = useOrganization().id;
  const { page: _page, take: _take, saved: _saved, ...exportFilters } = list.search;
  return (
    <Group gap="sm" mb="sm">
      <SearchField
        label={t.searchLabel}
        value={list.search.search ?? ""}
        onSearch={(search) => list.change({ search: search || undefined })}
      />
      <FilterSelect
        label={t.state}
        any={t.anyState}
        w={210}
        data={MonthRequestState.options.map((value) => ({ value, label: t.states[value] }))}
        chosen={list.search.state}
        onChoose={(state) => list.change({ state })}
      />
      <ExportMenu
        onExport={(format, taking) =>
          download(
            monthRequests.export,
            { ...exportFilters, organizationId, month, format },
            taking,
          )
        }
      />
    </Group>
  );
}

function Nothing({ list }: Pick<Props, "list">) {
  if (!list.filtered) return <EmptyState title={t.none} text={t.noneWhy} />;
  return (
    <EmptyState
      title={tableTexts.noResults}
      text={tableTexts.noResultsHint}
      action={
        <Button variant="default" onClick={list.clear}>
          {tableTexts.clearFilters}
        </Button>
      }
    />
  );
}

const tones: Record<MonthRequestOut["state"], Tone> = {
  waiting: "neutral",
  undelivered: "bad",
  sent: "neutral",
  opened: "info",
  confirmed: "good",
  void: "warning",
  disputed: "warning",
  answered: "good",
  expired: "neutral",
  revoked: "neutral",
};

/** States of a request whose link may be revoked. */
const open: readonly MonthRequestOut["state"][] = ["waiting", "undelivered", "sent", "opened"];

function RequestItem({ request }: { request: MonthRequestOut }) {
  const isOpen = open.some((state) => state === request.state);
  return (
    <li className={styles.request}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{request.name}</Text>
          <Note>
            {`${request.structure} · ${t.sentAt(formatInstant(request.sentAt), wayOf(request))}`}
          </Note>
        </div>
        <Group gap="xs" justify="flex-end">
          {isOpen && <RevokeLink id={request.id} who={request.name} />}
          <StatusBadge tone={tones[request.state]}>{t.states[request.state]}</StatusBadge>
        </Group>
      </Group>
      <Confirmed request={request} />
      {request.disputes.length > 0 && (
        <Stack gap="xs" mt="xs">
          {request.disputes.map((dispute) => (
            <DisputeItem key={dispute.id} dispute={dispute} />
          ))}
        </Stack>
      )}
    </li>
  );
}

/** What became of the mail, or that the person used their own account. */
function wayOf({ mail }: MonthRequestOut): string {
  return mail === null ? t.ofAccount : t.mails[mail];
}

/** What the person confirmed, and the current digest: the same as long as nothing has changed. */
function Confirmed({ request: { confirmation, digest } }: { request: MonthRequestOut }) {
  if (confirmation === null) return null;
  const { isVoid, at } = confirmation;
  return (
    <Note size="xs" mt={4} className={styles.digest}>
      {(isVoid ? t.voidSince : t.confirmedAt)(formatInstant(at))}
      {digest !== null && ` · ${t.digest(digest)}`}
    </Note>
  );
}

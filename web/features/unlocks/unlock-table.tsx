import { Group, Select, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { unlocks, type UnlockItem } from "#api/unlocks.ts";
import { unlockStates, type UnlockState } from "#domain/attendance/unlock.ts";
import { unlockStateTexts, unlockTexts as t } from "#texts/unlocks.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { type ListSearch, pageInput } from "#web/ui/data-table/list-search.ts";
import type { ListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { formatInstant } from "#web/ui/formats.ts";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { GrantSelected } from "./grant-selected.tsx";
import { UnlockActs } from "./unlock-acts.tsx";
import { daysOf } from "./unlock-words.ts";

export const unlockFilters = unlocks.getQueue.input.pick({ search: true, sort: true, state: true });

type Props = {
  list: ListState<ListSearch<typeof unlockFilters>>;
  /** Over all bodies, for those who see them all; else of the selected one. */
  isQueue: boolean;
};

const tones: Record<UnlockState, Tone> = {
  asked: "warning",
  granted: "good",
  refused: "bad",
  withdrawn: "neutral",
  ended: "neutral",
  expired: "neutral",
};

/** Requests to unlock, with what can be done about each. */
export function UnlockTable({ list, isQueue }: Props) {
  const { id: organizationId, fullAccess } = useOrganization();
  const [deciding, setDeciding] = useState<UnlockItem | null>(null);
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const { page: _page, take: _take, ...kept } = list.search;
  const input = pageInput(list.search);
  const ofAll = useQuery({ ...listOf(unlocks.getQueue, input), enabled: isQueue });
  const ofBody = useQuery({
    ...listOf(unlocks.getAll, { organizationId, ...input }),
    enabled: !isQueue,
  });
  const found = isQueue ? ofAll : ofBody;
  const columns = columnsOf(isQueue, (item) => (
    <UnlockActs item={item} fullAccess={fullAccess} onDecide={setDeciding} />
  ));
  const selected = (found.data?.items ?? []).filter(({ id }) => ids.has(id));
  return (
    <>
      <DataTable
        name={isQueue ? "unlock-queue" : "unlocks"}
        label={t.table}
        columns={columns}
        found={found}
        list={list}
        usualSort="askedAt"
        rowKey={(row) => row.id}
        rowLink={(row) => ({
          to: "/attendances/attendance-records/$id/$date",
          params: { id: row.structureId, date: row.from },
        })}
        searchLabel={isQueue ? t.searchAllLabel : t.searchLabel}
        filters={
          <Select
            aria-label={t.state}
            placeholder={t.anyState}
            clearable
            data={unlockStates.map((value) => ({ value, label: unlockStateTexts[value] }))}
            value={list.search.state ?? null}
            onChange={(state) => list.change({ state: state ?? undefined })}
            w={190}
          />
        }
        tools={
          <Group gap="xs">
            {isQueue && (
              <GrantSelected
                items={selected.filter(({ state }) => state === "asked")}
                onDone={() => setIds(new Set())}
              />
            )}
            <ExportMenu
              onExport={(format, taking) =>
                isQueue
                  ? download(unlocks.exportQueue, { ...kept, format }, taking)
                  : download(unlocks.export, { organizationId, ...kept, format }, taking)
              }
            />
          </Group>
        }
        {...(isQueue ? { selection: { ids, onChange: setIds } } : {})}
        isMuted={({ state }) => state !== "asked" && state !== "granted"}
        empty={<EmptyState title={t.none} text={isQueue ? t.noneToDecide : t.noneHint} />}
      />
      <DecideDialog item={deciding} onClose={() => setDeciding(null)} />
    </>
  );
}

function columnsOf(
  isQueue: boolean,
  acts: (item: UnlockItem) => React.ReactNode,
): readonly Column<UnlockItem>[] {
  const organization: Column<UnlockItem> = {
    id: "organization",
    header: t.organization,
    cell: (row) => row.organization,
    sort: "organization",
  };
  return [
    { id: "structure", header: t.structure, cell: (row) => row.structure, sort: "structure" },
    ...(isQueue ? [organization] : []),
    { id: "days", header: t.days, cell: daysOf, sort: "from" },
    {
      id: "who",
      header: t.who,
      cell: (row) => row.person ?? t.everyone,
      initiallyHidden: "up to tablets",
    },
    { id: "state", header: t.state, minWidth: "9rem", cell: (row) => <State item={row} /> },
    {
      id: "reason",
      header: t.reason,
      minWidth: "11rem",
      cell: (row) => (
        <>
          {row.reason}
          <Text size="xs" c="dimmed" lineClamp={2}>
            {row.explanation}
          </Text>
        </>
      ),
    },
    {
      id: "askedAt",
      header: t.askedAt,
      initiallyHidden: "up to tablets",
      minWidth: "9.25rem",
      cell: (row) => (
        <>
          {formatInstant(row.askedAt)}
          <CellNote>{row.askedBy}</CellNote>
        </>
      ),
      sort: "askedAt",
    },
    { id: "acts", header: t.acts, cell: acts, pinned: true },
  ];
}

function State({ item }: { item: UnlockItem }) {
  const { state, expiresAt, decidedBy, answer } = item;
  const words = [
    ...(state === "granted" && expiresAt ? [t.until(formatInstant(expiresAt))] : []),
    ...(decidedBy === null ? [] : [decidedBy]),
    ...(answer === "" ? [] : [answer]),
  ];
  return (
    <>
      <StatusBadge tone={tones[state]}>{unlockStateTexts[state]}</StatusBadge>
      {words.length > 0 && <CellNote>{words.join(" · ")}</CellNote>}
    </>
  );
}

import { Box, Group, Select, Text } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { deviceStates, devices, type DeviceItem } from "#api/devices.ts";
import { common } from "#texts/common.ts";
import { devicePageTexts as t, deviceStateTexts } from "#texts/devices.ts";
import { readerTexts } from "#texts/readers.ts";
import {
  type DeclaredReader,
  DeclaredReaderDialog,
  ReaderDrawer,
  ReaderForm,
} from "#web/features/readers/public.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { inOrganization, useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { DataTable } from "#web/ui/data-table/data-table.tsx";
import { listSearchOf, pageInput } from "#web/ui/data-table/list-search.ts";
import { useListState } from "#web/ui/data-table/use-list-state.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Page } from "#web/ui/page.tsx";
import { StatusBadge, type Tone } from "#web/ui/status-badge.tsx";
import { DeviceActs, type DeviceActsProps } from "./device-acts.tsx";
import { DeviceForm } from "./device-form.tsx";
import { DeviceQuestions } from "./device-questions.tsx";
import { PairingCode } from "./pairing-code.tsx";

const filters = devices.getAll.input.pick({ search: true, sort: true, state: true });

export const Route = createFileRoute("/_signed-in/organization-administration/mobiles")({
  validateSearch: listSearchOf(filters),
  beforeLoad: inOrganization,
  component: DevicesPage,
});

/** While somebody may be pairing, the list looks by itself. */
const lookMs = 5000;

function DevicesPage() {
  const search = Route.useSearch();
  const { id: organizationId } = useOrganization();
  const list = useListState(search);
  const refusal = useRefusalTo("device.write");
  const [edited, setEdited] = useState<DeviceItem | "new" | null>(null);
  const [code, setCode] = useState<OutputOf<typeof devices.create> | null>(null);
  const [isDeclaring, setDeclaring] = useState(false);
  const [declared, setDeclared] = useState<DeclaredReader | null>(null);
  const [reader, setReader] = useState<string | null>(null);
  const found = useQuery({
    ...listOf(devices.getAll, { organizationId, ...pageInput(search) }),
    refetchInterval: lookMs,
  });
  const { page: _page, take: _take, ...kept } = search;
  const create = (
    <Group gap="xs">
      <ActButton reason={refusal} variant="default" onClick={() => setDeclaring(true)}>
        {readerTexts.create}
      </ActButton>
      <ActButton
        reason={refusal}
        onClick={() => setEdited("new")}
        leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      >
        {t.create}
      </ActButton>
    </Group>
  );
  const acts = actsColumn({ refusal, onRename: setEdited, onCode: setCode, onReader: setReader });
  return (
    <Page title={t.title} description={t.description} actions={create}>
      <Box mb="md">
        <DeviceQuestions />
      </Box>
      <DataTable
        name="devices"
        label={t.title}
        columns={[...columns, acts]}
        found={found}
        list={list}
        usualSort="title"
        rowKey={(row) => row.id}
        searchLabel={t.searchLabel}
        isMuted={({ state }) => state === "revoked" || state === "refused"}
        filters={
          <Select
            aria-label={t.state}
            placeholder={t.allStates}
            clearable
            data={deviceStates.map((value) => ({ value, label: deviceStateTexts[value] }))}
            value={search.state ?? null}
            onChange={(value) =>
              list.change({ state: deviceStates.find((state) => state === value) })
            }
          />
        }
        tools={
          <ExportMenu
            onExport={(format, taking) =>
              download(devices.export, { organizationId, ...kept, format }, taking)
            }
          />
        }
        empty={<EmptyState title={t.none} text={t.noneHint} action={create} />}
      />
      <FormDrawer
        opened={edited !== null}
        onClose={() => setEdited(null)}
        title={edited === "new" ? t.create : t.rename}
      >
        {edited !== null && (
          <DeviceForm
            device={edited === "new" ? null : edited}
            onDone={() => setEdited(null)}
            onCode={setCode}
          />
        )}
      </FormDrawer>
      <FormDrawer
        opened={isDeclaring}
        onClose={() => setDeclaring(false)}
        title={readerTexts.create}
      >
        {isDeclaring && <ReaderForm onDone={() => setDeclaring(false)} onDeclared={setDeclared} />}
      </FormDrawer>
      <DeclaredReaderDialog declared={declared} onClose={() => setDeclared(null)} />
      <ReaderDrawer id={reader} refusal={refusal} onClose={() => setReader(null)} />
      <PairingCode code={code} onClose={() => setCode(null)} />
    </Page>
  );
}

function actsColumn(given: Omit<DeviceActsProps, "device">): Column<DeviceItem> {
  return {
    id: "acts",
    header: common.actions,
    pinned: true,
    cell: (row) => <DeviceActs device={row} {...given} />,
  };
}

function DeviceName({ device: { title, kind, serial } }: { device: DeviceItem }) {
  if (kind === "capture") return title;
  return (
    <>
      {title}
      <Text size="sm" c="dimmed">
        {readerTexts.one} {serial}
      </Text>
    </>
  );
}

const tones: Record<DeviceItem["state"], Tone> = {
  invited: "neutral",
  asked: "warning",
  approved: "good",
  refused: "bad",
  revoked: "neutral",
};

const columns: readonly Column<DeviceItem>[] = [
  { id: "title", header: t.name, cell: (row) => <DeviceName device={row} />, sort: "title" },
  {
    id: "structure",
    header: t.structure,
    minWidth: "10rem",
    cell: (row) => row.structureTitle,
    sort: "structure",
  },
  {
    id: "state",
    header: t.state,
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{deviceStateTexts[state]}</StatusBadge>,
  },
  {
    id: "seen",
    header: t.seen,
    minWidth: "8.5rem",
    cell: ({ seenAt }) => (seenAt === null ? t.never : formatInstant(seenAt)),
    sort: "seen",
  },
  {
    id: "entries",
    header: t.entries,
    initiallyHidden: "up to tablets",
    cell: ({ entries }) => formatNumber(entries),
    align: "end",
  },
  {
    id: "unsent",
    header: t.unsent,
    initiallyHidden: "up to tablets",
    cell: ({ unsent }) => (unsent === null ? null : formatNumber(unsent)),
    align: "end",
  },
  {
    id: "offset",
    header: t.offset,
    initiallyHidden: true,
    cell: ({ offsetMs }) =>
      offsetMs === null ? null : t.offsetOf(formatNumber(Math.round(offsetMs / 1000))),
    align: "end",
  },
];

import { Group, Stack } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute } from "@tanstack/react-router";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { deviceList, devices, type DeviceItem } from "#api/devices.ts";
import { punchRules } from "#api/punch-rules.ts";
import { deviceListTexts, devicePageTexts as t } from "#texts/devices.ts";
import { readerTexts } from "#texts/readers.ts";
import { PunchRules } from "#web/features/imports/public.ts";
import {
  type DeclaredReader,
  DeclaredReaderDialog,
  ReaderDrawer,
  ReaderForm,
} from "#web/features/readers/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { openingOf } from "#web/kernel/calls.ts";
import { inOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { Note } from "#web/ui/note.tsx";
import type { Tone } from "#web/ui/status-badge.tsx";
import { DeviceActs } from "./device-acts.tsx";
import { DeviceQuestions } from "./device-questions.tsx";
import { PairingCode } from "./pairing-code.tsx";

const DeviceForm = later(async () => (await import("./device-form.tsx")).DeviceForm);

const readSearch = listSearchOf(deviceList.filters);

export const Route = createFileRoute("/_signed-in/organization-administration/mobiles")({
  validateSearch: unread<typeof readSearch>,
  beforeLoad: inOrganization,
  // What appears above the list is loaded before it.
  loader: ({ context: { queryClient, organization } }) =>
    Promise.all([
      queryClient.prefetchQuery(openingOf(punchRules.getAll, { organizationId: organization.id })),
      queryClient.prefetchQuery(
        openingOf(devices.getQuestions, { organizationId: organization.id }),
      ),
    ]),
  component: DevicesPage,
});

/** While someone may be pairing, the list refreshes by itself. */
const lookMs = 5000;

function DevicesPage() {
  const refusal = useRefusalTo("device.write");
  const [edited, setEdited] = useState<DeviceItem | "new" | null>(null);
  const [code, setCode] = useState<OutputOf<typeof devices.create> | null>(null);
  const [isDeclaring, setDeclaring] = useState(false);
  const [declared, setDeclared] = useState<DeclaredReader | null>(null);
  const [reader, setReader] = useState<string | null>(null);
  const create = (
    <Group gap="xs">
      <ActButton reason={refusal} variant="default" onClick={() => setDeclaring(true)}>
        {readerTexts.create}
      </ActButton>
      <ActButton reason={refusal} onClick={() => setEdited("new")} icon={IconPlus}>
        {t.create}
      </ActButton>
    </Group>
  );
  return (
    <ListPage
      list={deviceList}
      texts={deviceListTexts}
      address={useRead(readSearch, Route.useSearch())}
      cells={cells}
      isMuted={({ state }) => state === "revoked" || state === "refused"}
      renderActs={(row) => (
        <DeviceActs
          device={row}
          refusal={refusal}
          onRename={setEdited}
          onCode={setCode}
          onReader={setReader}
        />
      )}
      refetchInterval={lookMs}
      create={create}
      above={
        <Stack gap="md" mb="md">
          <DeviceQuestions />
          <PunchRules />
        </Stack>
      }
    >
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
      <ReaderDrawer
        id={reader}
        refusal={refusal}
        onClose={() => setReader(null)}
        onRenewed={setDeclared}
      />
      <PairingCode code={code} onClose={() => setCode(null)} />
    </ListPage>
  );
}

function DeviceName({ device: { title, kind, serial } }: { device: DeviceItem }) {
  if (kind === "capture") return title;
  return (
    <>
      {title}
      <Note>
        {readerTexts.one} {serial}
      </Note>
    </>
  );
}

const tones: Record<DeviceItem["state"], Tone> = {
  invited: "neutral",
  asked: "warning",
  // It may record, which does not mean that it does: when it was last seen is shown beside.
  approved: "info",
  refused: "bad",
  revoked: "neutral",
};

const cells: Cells<typeof deviceList> = {
  title: (row) => <DeviceName device={row} />,
  structure: { minWidth: "10rem" },
  state: { tones },
  seen: {
    cell: ({ seenAt }) => (seenAt === null ? t.never : formatInstant(seenAt)),
    minWidth: "8.5rem",
  },
  unsent: ({ unsent }) => (unsent === null ? null : formatNumber(unsent)),
  offset: ({ offsetMs }) =>
    offsetMs === null ? null : t.offsetOf(formatNumber(Math.round(offsetMs / 1000))),
};

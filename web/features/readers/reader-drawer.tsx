import { Group, List, Stack, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import { readerCommands, readers } from "#api/readers.ts";
import { deviceListTexts, devicePageTexts, deviceStateTexts } from "#texts/devices.ts";
import { readerTexts as t } from "#texts/readers.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { Facts } from "#web/ui/facts.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RecordDrawer } from "#web/ui/record-drawer.tsx";
import type { DeclaredReader } from "./reader-form.tsx";

type Details = OutputOf<typeof readers.getById>;

type Props = {
  id: string | null;
  /** Why the user may not give commands, or null. */
  refusal: string | null;
  onClose: () => void;
  onRenewed: (reader: DeclaredReader) => void;
};

/** One reader beside the list: what lets it in, what it reported and sent, and the commands it was given. */
export function ReaderDrawer({ id, refusal, onClose, onRenewed }: Props) {
  const renewed = (reader: DeclaredReader) => {
    onClose();
    onRenewed(reader);
  };
  return (
    <RecordDrawer reads={readers.getById} id={id} onClose={onClose} title={t.one} size="lg">
      {(reader) => (
        <Stack gap="md">
          <Text fw={650} fz="lg">
            {reader.title}
          </Text>
          <Panel>
            <Facts facts={factsOf(reader)} />
            {reader.inPath && (
              <RenewAddress reader={reader} refusal={refusal} onRenewed={renewed} />
            )}
          </Panel>
          <Panel title={t.commands}>
            <Stack gap="sm">
              {reader.state === "approved" && <Commands id={reader.id} refusal={refusal} />}
              <CommandList commands={reader.commands} />
            </Stack>
          </Panel>
        </Stack>
      )}
    </RecordDrawer>
  );
}

type RenewProps = Pick<Props, "refusal" | "onRenewed"> & { reader: Details };

/** Replaces the reader's secret address if it was lost or seen. */
function RenewAddress({ reader, refusal, onRenewed }: RenewProps) {
  const { id, version, title, serial } = reader;
  return (
    <CallButton
      reason={refusal}
      variant="default"
      size="compact-sm"
      mt="sm"
      makes={readers.renewAddress}
      input={{ id, version }}
      question={{ title: t.renew, text: t.renewText(title), action: t.renew, danger: true }}
      done={({ path }) => onRenewed({ path, serial, outcome: "renewed" })}
    >
      {t.renew}
    </CallButton>
  );
}

function Commands({ id, refusal }: { id: string; refusal: string | null }) {
  return (
    <Group gap="xs">
      {readerCommands.map((command) => (
        <CallButton
          key={command}
          reason={refusal}
          variant="default"
          size="compact-sm"
          makes={readers.instruct}
          input={{ id, command }}
          done={t.instructed}
        >
          {t.instruct[command]}
        </CallButton>
      ))}
    </Group>
  );
}

function CommandList({ commands }: Pick<Details, "commands">) {
  if (commands.length === 0) return <Text c="dimmed">{t.noCommands}</Text>;
  return (
    <List spacing="xs">
      {commands.map((one) => (
        <List.Item key={one.seq}>
          {t.instruct[one.command]}: {outcomeOf(one)}
          <Note>{t.asked(formatInstant(one.askedAt), one.askedBy ?? t.bySystem)}</Note>
        </List.Item>
      ))}
    </List>
  );
}

function outcomeOf({ sentAt, result }: Details["commands"][number]): string {
  if (result !== null) return result === 0 ? t.done : t.failed(result);
  return sentAt === null ? t.waits : t.given;
}

function factsOf(reader: Details) {
  const { offsetMs } = reader;
  return [
    { label: devicePageTexts.structure, value: reader.structureTitle },
    { label: devicePageTexts.state, value: deviceStateTexts[reader.state] },
    { label: t.serial, value: reader.serial },
    { label: t.entrance, value: entranceOf(reader) },
    { label: devicePageTexts.seen, value: when(reader.seenAt) },
    { label: t.greeted, value: when(reader.greetedAt) },
    { label: t.version, value: reader.pushVersion },
    { label: t.lastStamp, value: reader.lastStamp },
    { label: t.lastPunch, value: when(reader.lastPunchedAt) },
    { label: deviceListTexts.columns.entries, value: formatNumber(reader.entries) },
    { label: t.questions, value: formatNumber(reader.questions) },
    {
      label: devicePageTexts.offset,
      value:
        offsetMs === null
          ? null
          : devicePageTexts.offsetOf(formatNumber(Math.round(offsetMs / 1000))),
    },
    { label: t.badLines, value: formatNumber(reader.badLines) },
    { label: t.oldLines, value: formatNumber(reader.oldLines) },
  ];
}

function entranceOf({ inPath, networks, state }: Details): string {
  if (state === "revoked" || state === "refused") return t.noEntrance;
  if (networks.length === 0) return t.anywhere;
  return inPath ? t.secret(networks.join(", ")) : networks.join(", ");
}

function when(at: string | null): string {
  return at === null ? devicePageTexts.never : formatInstant(at);
}

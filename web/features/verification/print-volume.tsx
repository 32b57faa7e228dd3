import { ActionIcon, Alert, Button, Group } from "@mantine/core";
import { IconDownload, IconPrinter, IconRefresh } from "@tabler/icons-react";
import { useState } from "react";
import { type VolumePrint, verifications } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { volumePrintTexts as t } from "#texts/verification.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useCall } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { ProgressBox } from "#web/ui/progress-box.tsx";

const lookMilliseconds = 700;
const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** The sheets of all structures of the month in one file: starts it, shows its progress, hands it over. */
export function PrintVolume({ month }: { month: Month }) {
  const organizationId = useOrganization().id;
  const input = { organizationId, month };
  const found = useAnswer(verifications.getVolume, input, {
    refetchInterval: ({ state }) =>
      state.data?.print?.state === "running" ? lookMilliseconds : false,
  });
  const start = useCall(verifications.startVolume);
  const begin = () => start.mutate(input, { onError: toast.failure });
  const stop = useCall(verifications.stopVolume);
  const giveUp = () =>
    stop.mutate(input, {
      onSuccess: ({ stopped }) => stopped && toast.info(t.givenUp),
      onError: toast.failure,
    });
  const print = found.data?.print ?? null;
  if (print?.state === "running") return <Running print={print} onGiveUp={giveUp} />;
  if (print?.state === "done")
    return (
      <FinishedPrint print={print} input={input} onAgain={begin} isStarting={start.isPending} />
    );
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter {...icon} />}
      loading={start.isPending}
      title={t.hint}
      onClick={begin}
    >
      {t.start}
    </Button>
  );
}

/** Why the last print of the month failed; nothing if it did not. */
export function VolumeNote({ month }: { month: Month }) {
  const found = useAnswer(verifications.getVolume, { month });
  const state = found.data?.print?.state;
  if (state !== "failed" && state !== "stopped") return null;
  return (
    <Alert color="yellow" role="status" mb="sm">
      {t[state]}
    </Alert>
  );
}

function Running({ print, onGiveUp }: { print: VolumePrint; onGiveUp: () => void }) {
  const { drawn, structures } = print;
  const words = drawn === 0 ? t.waits : t.drawn(drawn, structures);
  const giveUp = { label: t.giveUp, onClick: onGiveUp };
  return <ProgressBox label={t.running} words={words} part={drawn / structures} giveUp={giveUp} />;
}

type FinishedPrintProps = {
  print: VolumePrint;
  input: { organizationId: string; month: Month };
  onAgain: () => void;
  isStarting: boolean;
};

function FinishedPrint({ print, input, onAgain, isStarting }: FinishedPrintProps) {
  const [isTaking, setTaking] = useState(false);
  const take = () => {
    setTaking(true);
    download(verifications.takeVolume, input)
      .catch((error: unknown) => toast.failure(error))
      .finally(() => setTaking(false));
  };
  const storageNote = t.kept(formatInstant(print.askedAt), formatInstant(print.keptUntil));
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        variant="light"
        leftSection={<IconDownload {...icon} />}
        loading={isTaking}
        title={storageNote}
        onClick={take}
      >
        {t.take(print.pages ?? 0)}
      </Button>
      <ActionIcon
        variant="default"
        size={36}
        loading={isStarting}
        aria-label={t.again}
        title={t.again}
        onClick={onAgain}
      >
        <IconRefresh {...icon} />
      </ActionIcon>
    </Group>
  );
}

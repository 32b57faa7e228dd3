import { Button, Stack } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { appStatusTexts as t } from "#texts/app-status.ts";
import { shellTexts } from "#texts/shell.ts";
import { useInstall } from "../kernel/install-prompt.ts";
import { unsentOf } from "../kernel/outbox.ts";
import { ownBuild, useNewerBuild } from "../kernel/release.ts";
import { useWorkerState } from "../kernel/worker.ts";
import { Modal } from "../ui/dialogs.tsx";
import { Facts } from "../ui/facts.tsx";
import { Note } from "#web/ui/note.tsx";

/** The application itself: its version, what works without a network, and a way to install it. */
export function AppStatus({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const hasNewer = useNewerBuild();
  const { state, registrationError } = useWorkerState();
  const install = useInstall();
  const unsent = useQuery({
    queryKey: ["unsent parcels"],
    queryFn: () => unsentOf(),
    enabled: opened,
    staleTime: 0,
  });
  const build = ownBuild();
  return (
    <Modal opened={opened} onClose={onClose} title={t.title}>
      <Stack>
        <Facts
          facts={[
            {
              label: t.build,
              value: `${build ?? t.development} (${hasNewer ? t.newer : t.latest})`,
            },
            { label: t.worker, value: registrationError ? t.workerFailed : t.workerStates[state] },
            { label: t.unsent, value: unsent.data ? String(unsent.data.sheets) : t.unknown },
          ]}
        />
        <Note>{t.offlineMeaning}</Note>
        {install && (
          <Button
            leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
            onClick={() => void install()}
          >
            {shellTexts.install}
          </Button>
        )}
      </Stack>
    </Modal>
  );
}

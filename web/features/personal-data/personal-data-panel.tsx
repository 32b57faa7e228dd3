import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconDownload, IconLock, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { OutputOf } from "#api/call.ts";
import { personalData } from "#api/personal-data.ts";
import { personalDataPageTexts as t } from "#texts/personal-data-pages.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { later } from "#web/ui/later.tsx";
import { Opens } from "#web/ui/opens.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { Certificate } from "./erasure-parts.tsx";
import type { HoldToEnd } from "./hold-dialog.tsx";

const CopyDialog = later(async () => (await import("./copy-dialog.tsx")).CopyDialog);
const EraseDialog = later(async () => (await import("./erase-dialog.tsx")).EraseDialog);
const HoldDialog = later(async () => (await import("./hold-dialog.tsx")).HoldDialog);

type ErasureStanding = OutputOf<typeof personalData.getStanding>;
/** What can be done with one employee's personal data: a copy, holds, the erasure with its preview. */
export function PersonalDataPanel({ id }: { id: string }) {
  const refusal = useRefusalTo("person.data");
  const [ended, setEnded] = useState<HoldToEnd | null>(null);
  const found = useAnswer(personalData.getStanding, { id }, { enabled: refusal === null });
  const { data } = found;
  const refusalToChange = refusal ?? (data?.erasure ? t.alreadyErased : null);
  return (
    <Panel title={t.title}>
      <Stack gap="sm">
        <Text size="sm">{t.intro}</Text>
        {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
        {data?.erasure && (
          <Alert color="navy" title={t.erasedAt(formatInstant(data.erasure.at), data.erasure.by)}>
            <Certificate erasure={data.erasure} />
          </Alert>
        )}
        {data && <Holds standing={data} onEnd={setEnded} />}
        <Group gap="xs">
          <Opens act={t.copy} reason={refusal} variant="default" icon={IconDownload}>
            {(dialog) => <CopyDialog {...dialog} id={id} />}
          </Opens>
          <Opens act={t.hold} reason={refusalToChange} variant="default" icon={IconLock}>
            {(dialog) => <HoldDialog {...dialog} employeeId={id} hold={null} />}
          </Opens>
          <Opens
            act={t.erase}
            reason={refusalToChange}
            variant="light"
            color="red"
            icon={IconTrash}
          >
            {(dialog) => <EraseDialog {...dialog} id={id} standing={data ?? null} />}
          </Opens>
        </Group>
      </Stack>
      <HoldDialog
        employeeId={id}
        hold={ended}
        opened={ended !== null}
        onClose={() => setEnded(null)}
      />
    </Panel>
  );
}

function Holds({
  standing,
  onEnd,
}: {
  standing: ErasureStanding;
  onEnd: (hold: HoldToEnd) => void;
}) {
  return standing.holds.map((hold) => (
    <Alert key={hold.id} color="orange" title={t.heldSince(formatInstant(hold.setAt), hold.setBy)}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">{hold.reason}</Text>
        <Button size="xs" variant="default" onClick={() => onEnd(hold)}>
          {t.endHold}
        </Button>
      </Group>
    </Alert>
  ));
}

import { Button, Group, Stack, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { badges, mostBadges } from "#api/badges.ts";
import { badgeTexts as t, everyoneHasBadge } from "#texts/badges.ts";
import { common } from "#texts/common.ts";
import { StructurePicker } from "#web/features/structures/public.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { handOver } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { Modal } from "#web/ui/dialogs.tsx";

/** Prints badges for those of a structure who have none. */
export function StructureBadges({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t.bulkTitle}>
      <Choice onClose={onClose} />
    </Modal>
  );
}

function Choice({ onClose }: { onClose: () => void }) {
  const { id: organizationId } = useOrganization();
  const [structureId, setStructureId] = useState<string | null>(null);
  const asked = { organizationId, structureId: structureId ?? "" };
  const count = useQuery({ ...queryOf(badges.getCount, asked), enabled: structureId !== null });
  return (
    <Stack gap="md">
      <Text size="sm">{t.bulkHint}</Text>
      <StructurePicker
        label={t.structure}
        required
        value={structureId}
        onChange={setStructureId}
        data-autofocus
      />
      <Text role="status" size="sm" mih="1.5em">
        {count.data && t.count(count.data.employees, count.data.without)}
        {(count.data?.without ?? 0) > mostBadges && ` ${t.mostAtOnce(mostBadges)}`}
      </Text>
      <Group gap="sm">
        <CallButton
          reason={refusalOf(structureId, count.data?.without)}
          icon={IconPrinter}
          makes={badges.issueForStructure}
          input={asked}
          done={(file) => {
            handOver(file);
            toast.success(t.bulkIssued);
          }}
        >
          {t.issue}
        </CallButton>
        <Button variant="default" onClick={onClose}>
          {common.close}
        </Button>
      </Group>
    </Stack>
  );
}

function refusalOf(structureId: string | null, without: number | undefined): string | null {
  if (structureId === null) return t.chooseStructure;
  return without === 0 ? everyoneHasBadge : null;
}

import { Button, Group, Stack, Text } from "@mantine/core";
import { IconFileTypePdf, IconTable } from "@tabler/icons-react";
import { useState } from "react";
import { type OvertimeDecision, overtimeDecisions } from "#api/overtime-decisions.ts";
import { monthOf } from "#domain/calendar/day.ts";
import { attestationTexts as t } from "#texts/overtime-decisions.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { thisMonth } from "#web/kernel/today.ts";
import { MonthPicker } from "#web/ui/calendar/month-picker.tsx";
import { useBusy } from "#web/ui/use-busy.ts";

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** The attestation of a month's overtime under a decision, as PDF and as workbook. */
export function Attestation({ decision }: { decision: OvertimeDecision }) {
  const { id: organizationId } = useOrganization();
  const { id } = decision;
  const first = monthOf(decision.from);
  const last = monthOf(decision.endedOn ?? decision.to);
  const usual = thisMonth() < first ? first : thisMonth() > last ? last : thisMonth();
  const [month, setMonth] = useState(usual);
  const [busy, taking] = useBusy();
  const input = { organizationId, id, month };
  return (
    <Stack gap={6}>
      <Text fw={600}>{t.title}</Text>
      <Group gap="sm">
        <MonthPicker value={month} onChange={setMonth} min={first} max={last} />
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconFileTypePdf {...icon} />}
          onClick={taking(() => download(overtimeDecisions.printAttestation, input))}
        >
          {t.pdf}
        </Button>
        <Button
          variant="default"
          loading={busy}
          leftSection={<IconTable {...icon} />}
          onClick={taking(() => download(overtimeDecisions.exportAttestation, input))}
        >
          {t.xlsx}
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { badges, mostBadges } from "#api/badges.ts";
import { personName } from "#domain/identity/person-name.ts";
import { badgeTexts as t } from "#texts/badges.ts";
import { common } from "#texts/common.ts";
import { useAnswer } from "#web/kernel/answers.ts";
import { StructurePicker, useOnlyStructure } from "#web/features/structures/public.ts";
import { handOver } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { toast } from "#web/kernel/toasts.ts";
import { CallButton } from "#web/ui/call-button.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { QueryState } from "#web/ui/pending.tsx";

/** Prints badges for the chosen people of a structure: initially those who have none. */
export function StructureBadges({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={t.bulkTitle}>
      <Choice onClose={onClose} />
    </Modal>
  );
}

function Choice({ onClose }: { onClose: () => void }) {
  const { id: organizationId } = useOrganization();
  const [chosen, setChosen] = useState<string | null>(null);
  const only = useOnlyStructure();
  const structureId = chosen ?? only;
  const [ticked, setTicked] = useState<string[] | null>(null);
  const query = { organizationId, structureId: structureId ?? "" };
  const found = useAnswer(badges.getOfStructure, query, { enabled: structureId !== null });
  const { people = [], employees = 0, without = 0 } = found.data ?? {};
  const holding = new Set(people.flatMap(({ employeeId, holds }) => (holds ? [employeeId] : [])));
  const lacking = people.flatMap(({ employeeId, holds }) => (holds ? [] : [employeeId]));
  const employeeIds = ticked ?? lacking.slice(0, mostBadges);
  const replaced = employeeIds.filter((id) => holding.has(id)).length;
  return (
    <Stack gap="md">
      <Text size="sm">{t.bulkHint}</Text>
      <StructurePicker
        label={t.structure}
        required
        value={structureId}
        onChange={(id) => {
          setChosen(id);
          setTicked(null);
        }}
        {...(structureId === null && { "data-autofocus": true })}
      />
      <Text role="status" size="sm" mih="1.5em">
        {found.data && t.count(employees, without)}
        {without > mostBadges && ` ${t.mostAtOnce(mostBadges)}`}
        {employees > people.length && ` ${t.notListed(employees - people.length)}`}
      </Text>
      {structureId !== null && <QueryState found={found} />}
      {people.length > 0 && (
        <Checkbox.Group label={t.people} value={employeeIds} onChange={setTicked}>
          <Stack gap="xs" mah="16rem" mt="xs" style={{ overflowY: "auto" }}>
            {people.map(({ employeeId, holds, ...person }) => (
              <Checkbox
                key={employeeId}
                value={employeeId}
                label={personName(person)}
                description={holds ? t.replaced : undefined}
                disabled={employeeIds.length >= mostBadges && !employeeIds.includes(employeeId)}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Group gap="sm">
        <CallButton
          reason={refusalOf(structureId, found, employeeIds.length)}
          icon={IconPrinter}
          makes={badges.issueForStructure}
          input={{ ...query, employeeIds, replaced }}
          question={
            replaced > 0 && {
              title: t.replaceSomeTitle,
              text: t.replaceSomeText(replaced),
              action: t.replace,
              danger: true,
            }
          }
          done={(file) => {
            handOver(file);
            setTicked(null);
            toast.success(t.bulkIssued);
          }}
        >
          {employeeIds.length > 0 ? t.issueSome(employeeIds.length) : t.issue}
        </CallButton>
        <Button variant="default" onClick={onClose}>
          {common.close}
        </Button>
      </Group>
    </Stack>
  );
}

function refusalOf(
  structureId: string | null,
  { data, error }: { data: { employees: number } | undefined; error: unknown },
  chosen: number,
): string | null {
  if (structureId === null) return t.chooseStructure;
  if (!data) return error ? t.notRead : common.loading;
  if (data.employees === 0) return t.nobody;
  return chosen === 0 ? t.chooseSomeone : null;
}

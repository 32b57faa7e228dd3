import { Skeleton, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { type PunchRuleItem, punchRules } from "#api/punch-rules.ts";
import { punchRuleOn } from "#domain/attendance/punch-rule.ts";
import { punchRuleTexts as t } from "#texts/punch-rules.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRoleRefusalTo } from "#web/kernel/rights.ts";
import { today } from "#web/kernel/today.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CellNote } from "#web/ui/data-table/cell-note.tsx";
import type { Column } from "#web/ui/data-table/column.ts";
import { PlainTable } from "#web/ui/data-table/plain-table.tsx";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatDay, formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { PunchRuleForm } from "./punch-rule-form.tsx";

/** What the body does with punched times: the rules, the last one made first, and a new one. */
export function PunchRules() {
  const { id: organizationId } = useOrganization();
  const found = useQuery(queryOf(punchRules.getAll, { organizationId }));
  const refusal = useRoleRefusalTo("punch-rule.set");
  const [isSetting, setting] = useDisclosure(false);
  return (
    <Panel
      title={t.title}
      actions={
        <ActButton variant="default" reason={refusal} onClick={setting.open}>
          {t.set}
        </ActButton>
      }
    >
      <Stack gap="sm">
        <Text size="sm">{t.intro}</Text>
        {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
        {found.isPending && <Skeleton height={80} aria-busy />}
        {found.data && <Rules items={found.data.items} />}
      </Stack>
      <FormModal opened={isSetting} onClose={setting.close} title={t.set}>
        <PunchRuleForm
          key={found.data?.version}
          version={found.data?.version ?? 0}
          rule={found.data?.items[0]}
          onDone={setting.close}
        />
      </FormModal>
    </Panel>
  );
}

type Row = PunchRuleItem & { isInForce: boolean };

const columns: readonly Column<Row>[] = [
  {
    id: "rule",
    header: t.rounding,
    cell: (rule) => (
      <>
        {t.said(rule.rounding, rule.graceMinutes)}
        {rule.isInForce && <CellNote>{t.inForce}</CellNote>}
        {rule.validFrom > today() && <CellNote>{t.later}</CellNote>}
      </>
    ),
  },
  { id: "from", header: t.validFrom, cell: ({ validFrom }) => formatDay(validFrom) },
  { id: "by", header: t.setBy, cell: ({ setBy }) => setBy },
  { id: "at", header: t.setAt, cell: ({ setAt }) => formatInstant(setAt) },
];

function Rules({ items }: { items: readonly PunchRuleItem[] }) {
  if (items.length === 0) return <Text size="sm">{t.none}</Text>;
  const inForce = punchRuleOn(items.toReversed(), today());
  const rows = items.map((item) => ({ ...item, isInForce: item === inForce }));
  return (
    <PlainTable
      label={t.title}
      columns={columns}
      rows={rows}
      rowKey={({ setAt, validFrom }) => `${setAt} ${validFrom}`}
      maxHeight="16rem"
    />
  );
}

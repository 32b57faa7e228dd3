import { Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { imports } from "#api/imports.ts";
import { common } from "#texts/common.ts";
import { punchPageTexts as t } from "#texts/punch-pages.ts";
import { EmployeePicker } from "#web/features/employees/public.ts";
import { listOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { choice } from "#web/ui/form/choice.ts";
import { FormModal } from "#web/ui/form/form-dialog.tsx";
import { formatInstant, formatNumber } from "#web/ui/formats.ts";
import { Form } from "#web/ui/form/form.tsx";
import { useCallForm } from "#web/ui/form/use-call-form.ts";
import { Panel } from "#web/ui/panel.tsx";
import { QueryState } from "#web/ui/pending.tsx";
import { RowAct } from "#web/ui/row-act.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";

const mostCards = 100;

/** Cards whose punches wait until a person says whose they are. */
export function UnknownCards() {
  const { id: organizationId } = useOrganization();
  const found = useQuery(listOf(imports.getUnknownCards, { organizationId, take: mostCards }));
  const [card, setCard] = useState<string | null>(null);
  const refusal = useRefusalTo("employee.write");
  const items = found.data?.items ?? [];
  return (
    <Panel
      title={t.cards}
      actions={
        items.length > 0 && (
          <ExportMenu
            onExport={(format, taking) =>
              download(imports.exportUnknownCards, { organizationId, format }, taking)
            }
          />
        )
      }
    >
      <QueryState found={found} />
      {found.data && items.length === 0 && <Text c="dimmed">{t.noCards}</Text>}
      {items.length > 0 && (
        <ScrollTable label={t.cards} minWidth="18rem">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.card}</Table.Th>
              <Table.Th ta="end">{t.punches}</Table.Th>
              <Table.Th>{t.when}</Table.Th>
              <Table.Th ta="end">{common.actions}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {items.map((item) => (
              <Table.Tr key={item.cardNumber}>
                <Table.Td fw={600}>{item.cardNumber}</Table.Td>
                <Table.Td ta="end">{formatNumber(item.punches)}</Table.Td>
                <Table.Td>
                  {formatInstant(item.firstAt)}
                  {item.lastAt !== item.firstAt && ` – ${formatInstant(item.lastAt)}`}
                </Table.Td>
                <Table.Td ta="end">
                  <RowAct
                    act={t.assign}
                    name={t.assignTo(item.cardNumber)}
                    reason={refusal}
                    onClick={() => setCard(item.cardNumber)}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </ScrollTable>
      )}
      <FormModal
        opened={card !== null}
        onClose={() => setCard(null)}
        title={t.assignTo(card ?? "")}
      >
        {card !== null && <AssignForm cardNumber={card} onDone={() => setCard(null)} />}
      </FormModal>
    </Panel>
  );
}

function AssignForm({ cardNumber, onDone }: { cardNumber: string; onDone: () => void }) {
  const form = useCallForm({
    initial: { employeeId: choice(null) },
    call: imports.assignCard,
    inputOf: ({ employeeId }) => ({ cardNumber, employeeId: employeeId ?? "" }),
    done: ({ linked }) => t.assigned(linked),
    onDone,
  });
  return (
    <Form form={form} save={t.assign} onCancel={onDone}>
      <Text size="sm">{t.assignText}</Text>
      <EmployeePicker label={t.employee} required {...form.field("employeeId")} />
    </Form>
  );
}

import { Button, Skeleton, Table, VisuallyHidden } from "@mantine/core";
import { IconDice3 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { samples, type SampleOut } from "#api/samples.ts";
import { sampleRuleTexts, sampleTexts as t } from "#texts/samples.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { formatInstant, formatMonth, formatNumber } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";
import { DrawDialog } from "./draw-dialog.tsx";
import { SampleSheets } from "./sample-sheets.tsx";

/** The samples that the agency has drawn of the body, with what came of them; it draws new ones here. */
export function SamplesPanel() {
  const organizationId = useOrganization().id;
  const mayNot = useRefusalTo("month.sample") === null ? null : t.mayNot;
  const found = useQuery(queryOf(samples.getAll, { organizationId }));
  const [isDrawing, setDrawing] = useState(false);
  const [opened, setOpened] = useState<SampleOut | null>(null);
  return (
    <Panel
      title={t.title}
      actions={
        <ActButton
          reason={mayNot}
          variant="default"
          leftSection={<IconDice3 size={18} stroke={1.6} aria-hidden />}
          onClick={() => setDrawing(true)}
        >
          {t.draw}
        </ActButton>
      }
    >
      {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Skeleton height={120} aria-busy />}
      {found.data?.samples.length === 0 && <EmptyState title={t.none} text={t.noneHint} />}
      {found.data && found.data.samples.length > 0 && (
        <ScrollTable label={t.title} minWidth="52rem">
          <Table.Thead>
            <Table.Tr>
              {[t.month, t.rule, t.sheets, t.seed].map((header) => (
                <Table.Th key={header}>{header}</Table.Th>
              ))}
              {[t.verified, t.deviations, t.left].map((header) => (
                <Table.Th key={header} ta="end">
                  {header}
                </Table.Th>
              ))}
              <Table.Th>{t.drawnBy}</Table.Th>
              <Table.Th>
                <VisuallyHidden>{t.toSheets}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.data.samples.map((sample) => (
              <Row key={sample.id} sample={sample} onOpen={() => setOpened(sample)} />
            ))}
          </Table.Tbody>
        </ScrollTable>
      )}
      <DrawDialog opened={isDrawing} onClose={() => setDrawing(false)} />
      <SampleSheets sample={opened} onClose={() => setOpened(null)} />
    </Panel>
  );
}

function Row({ sample, onOpen }: { sample: SampleOut; onOpen: () => void }) {
  const { sheets, verified, deviations } = sample;
  const name = t.sheetsOf(formatMonth(sample.month), sampleRuleTexts[sample.rule]);
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={550}>
        {formatMonth(sample.month)}
      </Table.Th>
      <Table.Td>{sampleRuleTexts[sample.rule]}</Table.Td>
      <Table.Td>{t.population(sheets, sample.population)}</Table.Td>
      <Table.Td>{sample.seed}</Table.Td>
      {[verified, deviations, sheets - verified - deviations].map((count, index) => (
        <Table.Td key={index} ta="end">
          {formatNumber(count)}
        </Table.Td>
      ))}
      <Table.Td>
        {sample.drawnBy}, {formatInstant(sample.drawnAt)}
      </Table.Td>
      <Table.Td>
        <Button size="compact-sm" variant="light" aria-label={name} onClick={onOpen}>
          {t.toSheets}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

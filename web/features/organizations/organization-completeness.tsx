import { Skeleton, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { organizations } from "#api/organizations.ts";
import { organizationPageTexts as t } from "#texts/organizations.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { formatMonth, formatNumber } from "#web/ui/formats.ts";
import { ExportMenu } from "#web/ui/export-menu.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";

type Props = {
  id: string;
  /** Structures lead to their page only where theirs is the selected organization. */
  isSelected: boolean;
};

/** How far the running month is recorded, structure by structure. */
export function OrganizationCompleteness({ id, isSelected }: Props) {
  const found = useQuery(queryOf(organizations.getCompleteness, { id }));
  if (found.error) return <RetryError error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <Skeleton height={240} aria-busy />;
  const { month, structures } = found.data;
  const title = t.month(formatMonth(month));
  return (
    <Panel
      title={title}
      actions={
        <ExportMenu
          onExport={(format, taking) =>
            download(organizations.exportCompleteness, { id, format }, taking)
          }
        />
      }
    >
      {structures.length === 0 ? (
        <Text c="dimmed">{t.noStructures}</Text>
      ) : (
        <ScrollTable label={title} minWidth="44rem">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t.structure}</Table.Th>
              <Table.Th ta="end">{t.contracts}</Table.Th>
              <Table.Th ta="end">{t.recordedDays}</Table.Th>
              <Table.Th ta="end">{t.pendingDays}</Table.Th>
              <Table.Th ta="end">{t.missingDays}</Table.Th>
              <Table.Th ta="end">{t.submittedSheets}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {structures.map((row) => (
              <Table.Tr key={row.structureId}>
                <Table.Th scope="row" fw={500}>
                  {isSelected ? (
                    <Link to="/structures/details/$id" params={{ id: row.structureId }}>
                      {row.title}
                    </Link>
                  ) : (
                    row.title
                  )}
                </Table.Th>
                <Table.Td ta="end">{formatNumber(row.contracts)}</Table.Td>
                <Table.Td ta="end">{formatNumber(row.recordedDays)}</Table.Td>
                <Table.Td ta="end">{formatNumber(row.pendingDays)}</Table.Td>
                <Table.Td ta="end">{formatNumber(row.missingDays)}</Table.Td>
                <Table.Td ta="end">{formatNumber(row.submittedSheets)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </ScrollTable>
      )}
    </Panel>
  );
}

import { Button, ScrollArea, Skeleton, Table, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { verifications, type Signable } from "#api/verifications.ts";
import type { Month } from "#domain/calendar/day.ts";
import { signingStateTexts, verificationsTexts as t } from "#texts/verification.ts";
import { queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { formatInstant, formatMonth } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { RetryError } from "#web/ui/retry-error.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { signingStateOf, signingTones } from "./signing-state.ts";

/** One month over the structures of the body: which are signed, by whom, and which wait. */
export function SignedMonthPanel({ month }: { month: Month }) {
  const organizationId = useOrganization().id;
  const found = useQuery(queryOf(verifications.getSignable, { organizationId, month }));
  const structures = found.data?.structures ?? [];
  const signed = structures.filter(({ signature }) => signature).length;
  return (
    <Panel title={formatMonth(month)} actions={<OpenMonth month={month} />}>
      {found.error && <RetryError error={found.error} onRetry={found.refetch} />}
      {found.isPending && <Skeleton height={160} aria-busy />}
      {found.data && structures.length === 0 && <Text c="dimmed">{t.none}</Text>}
      {structures.length > 0 && (
        <>
          <Text c="dimmed" size="sm" mb="xs">
            {t.signed(signed, structures.length)}
          </Text>
          <Structures structures={structures} month={month} />
        </>
      )}
    </Panel>
  );
}

function OpenMonth({ month }: { month: Month }) {
  return (
    <Button
      variant="default"
      aria-label={t.openMonth(formatMonth(month))}
      renderRoot={(props) => (
        <Link to="/verifications/verify-attendances" search={{ month }} {...props} />
      )}
    >
      {t.open}
    </Button>
  );
}

function Structures({ structures, month }: { structures: readonly Signable[]; month: Month }) {
  return (
    <ScrollArea type="auto">
      <Table miw={720} aria-label={formatMonth(month)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t.structure}</Table.Th>
            <Table.Th ta="end" w="8rem">
              {t.contracts}
            </Table.Th>
            <Table.Th w="10rem">{t.state}</Table.Th>
            <Table.Th w="22rem">{t.signature}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {structures.map((row) => (
            <Table.Tr key={row.structureId}>
              <Table.Th scope="row" fw={500}>
                <Link
                  to="/verifications/verify-attendances"
                  search={{ month, structure: row.structureId }}
                >
                  {row.title}
                </Link>
              </Table.Th>
              <Table.Td ta="end">{row.contracts}</Table.Td>
              <Table.Td>
                <StatusBadge tone={signingTones[signingStateOf(row)]}>
                  {signingStateTexts[signingStateOf(row)]}
                </StatusBadge>
              </Table.Td>
              <Table.Td>
                {row.signature
                  ? `${row.signature.signedBy}, ${formatInstant(row.signature.signedAt)}`
                  : "–"}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollArea>
  );
}

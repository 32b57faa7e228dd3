import { Table, Text } from "@mantine/core";
import type { ContractItem } from "#api/contracts.ts";
import { minimumOverPay, type PayOfTerm } from "#domain/contracts/typed-terms.ts";
import { formatDuration } from "#domain/minutes.ts";
import { contractDetailTexts, contractPageTexts as t } from "#texts/contracts.ts";
import { formatRate } from "#web/ui/format-rate.ts";
import { PayDoubt } from "#web/ui/pay-doubt.tsx";
import { ScrollTable } from "#web/ui/scroll-table.tsx";

type Props = { rows: readonly ContractItem[] };

/** Hours and pay of each contract, for the approver to read; first those whose pay looks mistyped. */
export function PayOfContracts({ rows }: Props) {
  return (
    <ScrollTable label={t.hoursAndPay} minWidth="16rem" maxHeight="24rem">
      <Table.Thead>
        <Table.Tr>
          {[t.contract, t.hoursAndPay].map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows
          .toSorted((one, other) => Number(isInDoubt(other)) - Number(isInDoubt(one)))
          .map((row) => (
            <Table.Tr key={row.id}>
              <Table.Td>
                {row.number}, {row.lastName} {row.firstName}
              </Table.Td>
              <Table.Td>{row.pay && <Pay pay={{ ...row, ...row.pay }} />}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </ScrollTable>
  );
}

function isInDoubt(row: ContractItem): boolean {
  return row.pay !== null && minimumOverPay({ ...row, ...row.pay }) !== null;
}

function Pay({ pay }: { pay: PayOfTerm }) {
  const { weeklyMinutes } = pay;
  return (
    <>
      <Text size="sm">
        {contractDetailTexts.hours(formatDuration(weeklyMinutes))} · {formatRate(pay)}
      </Text>
      <PayDoubt pay={pay} />
    </>
  );
}

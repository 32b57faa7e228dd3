import { Box, Switch, Text } from "@mantine/core";
import type { LineOut, PaymentDetails } from "#api/payment-shapes.ts";
import { paymentLineList } from "#api/payment-lists.ts";
import { formatIban } from "#domain/identity/iban.ts";
import { paymentLineTexts } from "#texts/payment-lists.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { bankReasonTexts } from "#texts/bank-reasons.ts";
import { lineStateTexts } from "#texts/payments.ts";
import { formatMonth } from "#web/ui/formats.ts";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListTable } from "#web/ui/list/list-table.tsx";
import type { AddressOf } from "#web/ui/list/use-found.ts";
import { Note } from "#web/ui/note.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { LineItems } from "./line-items.tsx";
import { lineTones } from "./payment-words.ts";

const cells: Cells<typeof paymentLineList> = {
  iban: (line) => <Box miw="8.5rem">{formatIban(line.iban)}</Box>,
  what: whatOf,
  state: StateOfLine,
};

type Props = {
  payment: PaymentDetails;
  address: AddressOf<typeof paymentLineList>;
  /** The other parameters of the address. */
  beside: object;
};

/** The lines of a payment; each expands into the calculation of its amount. */
export function PaymentLines({ payment, ...place }: Props) {
  const { organizationId, id } = payment;
  return (
    <ListTable
      isPart
      list={paymentLineList}
      texts={paymentLineTexts}
      {...place}
      within={{ organizationId, id }}
      cells={cells}
      renderDetail={(row) => <LineItems line={row} payment={payment} />}
      renderFilters={({ search, change }) => (
        <Switch
          label={<Text size="sm">{t.onlyDifferences}</Text>}
          checked={search.differences === true}
          onChange={(event) =>
            change({ differences: event.currentTarget.checked ? true : undefined })
          }
        />
      )}
    />
  );
}

function whatOf({ items }: LineOut): string {
  const months = items.filter(({ seq }) => seq === 0).map(({ month }) => formatMonth(month));
  const differences = items.filter(({ seq }) => seq > 0);
  const differenceTexts = differences.map(({ month }) => `${t.difference} ${formatMonth(month)}`);
  return [...new Set([...months, ...differenceTexts])].join(", ");
}

function StateOfLine({ state, bankCode, bankText, reissuedIn }: LineOut) {
  const reason = [bankCode, bankReasonTexts[bankCode] ?? bankText].filter((one) => one !== "");
  return (
    <div>
      <StatusBadge tone={lineTones[state]}>{lineStateTexts[state]}</StatusBadge>
      {state === "rejected" && reason.length > 0 && <Text size="sm">{reason.join(": ")}</Text>}
      {reissuedIn && <Note>{t.reissuedIn(reissuedIn.number)}</Note>}
    </div>
  );
}

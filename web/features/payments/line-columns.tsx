import { Box, Text } from "@mantine/core";
import type { LineOut } from "#api/payment-shapes.ts";
import { formatIban } from "#domain/identity/iban.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { bankReasonTexts, lineStateTexts } from "#texts/payments.ts";
import type { Column } from "#web/ui/data-table/column.ts";
import { formatMoney, formatMonth } from "#web/ui/formats.ts";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { lineTones } from "./payment-words.ts";

/** Columns of a payment's lines. */
export const lineColumns: readonly Column<LineOut>[] = [
  { id: "name", header: t.name, sort: "name", cell: (line) => line.name },
  { id: "iban", header: t.iban, cell: (line) => <Box miw="8.5rem">{formatIban(line.iban)}</Box> },
  { id: "what", header: t.what, cell: whatOf },
  {
    id: "amount",
    header: t.amount,
    sort: "amount",
    align: "end",
    cell: (line) => formatMoney(line.amount),
  },
  { id: "state", header: t.state, sort: "state", cell: StateOfLine },
];

function whatOf({ items }: LineOut): string {
  const months = items.filter(({ seq }) => seq === 0).map(({ month }) => formatMonth(month));
  const differences = items.filter(({ seq }) => seq > 0);
  const told = differences.map(({ month }) => `${t.difference} ${formatMonth(month)}`);
  return [...new Set([...months, ...told])].join(", ");
}

function StateOfLine({ state, bankCode, bankText, reissuedIn }: LineOut) {
  const reason = [bankCode, bankReasonTexts[bankCode] ?? bankText].filter((one) => one !== "");
  return (
    <div>
      <StatusBadge tone={lineTones[state]}>{lineStateTexts[state]}</StatusBadge>
      {state === "rejected" && reason.length > 0 && <Text size="sm">{reason.join(": ")}</Text>}
      {reissuedIn && (
        <Text size="sm" c="dimmed">
          {t.reissuedIn(reissuedIn.number)}
        </Text>
      )}
    </div>
  );
}

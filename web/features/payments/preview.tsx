import { Alert, List, Text } from "@mantine/core";
import type { OutputOf } from "#api/call.ts";
import type { payments } from "#api/payments.ts";
import { paymentsTexts as t } from "#texts/payment-pages.ts";
import { exclusionTexts, paymentRefusalTexts } from "#texts/payments.ts";
import { formatMoney } from "#web/ui/formats.ts";

/** That nothing is paid does not say that nothing is due. */
function nothingOf({ exclusions }: OutputOf<typeof payments.preview>): string {
  return paymentRefusalTexts[exclusions.length > 0 ? "nothing-payable" : "nothing-due"];
}

/** What a payment made now would hold, and what it would leave out. */
export function Preview({ preview }: { preview: OutputOf<typeof payments.preview> }) {
  const { lines, total, differences, exclusions, unapproved } = preview;
  return (
    <Alert color={lines > 0 ? "navy" : "yellow"}>
      <Text fw={600}>
        {lines > 0 ? `${t.previewLines(lines)}, ${formatMoney(total)}` : nothingOf(preview)}
      </Text>
      <List size="sm" mt="xs">
        {differences > 0 && <List.Item>{t.previewDifferences(differences)}</List.Item>}
        {exclusions.map(({ reason, count }) => (
          <List.Item key={reason}>
            {exclusionTexts[reason].title}: {count}
          </List.Item>
        ))}
        {unapproved > 0 && <List.Item>{t.previewUnapproved(unapproved)}</List.Item>}
      </List>
    </Alert>
  );
}

import { List, Text } from "@mantine/core";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { historyTexts } from "#texts/history.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { paymentStateOf } from "#texts/payments.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { paymentToneOf, submissionOf } from "./payment-words.ts";

/** What was done to a payment, newest first: who, when, why. */
export function PaymentSteps({ payment: { acts, rejectedLines } }: { payment: PaymentDetails }) {
  return (
    <Panel title={t.acts}>
      <List spacing="sm" listStyleType="none">
        {acts.toReversed().map((act) => (
          <List.Item key={`${act.at} ${act.act}`}>
            <StatusBadge tone={paymentToneOf({ state: act.state, rejectedLines })}>
              {paymentStateOf({ state: act.state, rejectedLines })}
            </StatusBadge>
            <Text size="sm" c="dimmed">
              {t.actNames[act.act]} · {formatInstant(act.at)} · {act.by}
            </Text>
            {act.submission && <Text size="sm">{submissionOf(act.submission)}</Text>}
            {act.reason !== "" && <Text size="sm">{historyTexts.reason(act.reason)}</Text>}
          </List.Item>
        ))}
      </List>
    </Panel>
  );
}

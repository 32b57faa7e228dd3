import { Alert, Group, Stack, Text } from "@mantine/core";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { mayAct } from "#domain/access.ts";
import { refusalToPaymentAct } from "#domain/payments/payment.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { formatInstant, formatMoney } from "#web/ui/formats.ts";
import { Note } from "#web/ui/note.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextList } from "#web/ui/text-list.tsx";
import { ReadAnswer } from "./read-answer.tsx";
import { SaveOrder } from "./save-order.tsx";
import { useRole } from "#web/kernel/organization.ts";

type Props = { payment: PaymentDetails; file: NonNullable<PaymentDetails["file"]> };

/** The order and the bank's answers. The next act is at the top of the page. */
export function BankPanel({ payment, file }: Props) {
  const { answers, state } = payment;
  const role = useRole();
  const by = { role, isAuthor: payment.isOwn, hasOwnLine: payment.hasOwnLine };
  const mayRead = refusalToPaymentAct("answer", { state }, by) === null;
  const isDead = state === "cancelled" && payment.rejectedLines === 0;
  const maySave = mayAct(role, "payment.make", null) && !isDead && state !== "ordered";
  return (
    <Panel
      title={t.file}
      actions={
        <Group gap="xs">
          {maySave && <SaveOrder payment={payment} variant="default" />}
          {mayRead && state !== "submitted" && <ReadAnswer payment={payment} variant="default" />}
        </Group>
      }
    >
      <Stack gap="xs" align="start">
        {isDead && <Text>{t.deadFile}</Text>}
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {t.messageId}: {file.messageId}
        </Text>
        <Note style={{ overflowWrap: "anywhere" }}>
          {t.digest}: {file.digest}
        </Note>
        <Text fw={600} mt="xs">
          {t.answers}
        </Text>
        {answers.length === 0 && <Text c="dimmed">{t.noAnswers}</Text>}
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} />
        ))}
      </Stack>
    </Panel>
  );
}

function Answer({ answer }: { answer: PaymentDetails["answers"][number] }) {
  const { paid, rejected, waiting, unknown, contradicted, otherAmounts } = answer.report;
  return (
    <div>
      <Group gap="xs">
        <Text size="sm">{t.answerCounts(paid, rejected, waiting)}</Text>
        <Note>
          {formatInstant(answer.receivedAt)} · {answer.by}
        </Note>
      </Group>
      {contradicted.length > 0 && (
        <Alert color="yellow" mt={4}>
          {t.contradicted(contradicted.join(", "))}
        </Alert>
      )}
      {otherAmounts.length > 0 && (
        <Alert color="yellow" mt={4}>
          {t.otherAmounts}
          <TextList
            lines={otherAmounts.map(({ name, ordered, reported }) =>
              t.otherAmount(name, reported, formatMoney(ordered)),
            )}
          />
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert color="yellow" mt={4}>
          {t.unknown(unknown.length)}
          <TextList lines={unknown.map((endToEndId) => endToEndId || "–")} />
        </Alert>
      )}
    </div>
  );
}

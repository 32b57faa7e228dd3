import { Alert, Button, FileButton, Group, List, Stack, Text } from "@mantine/core";
import { IconDownload, IconFileUpload } from "@tabler/icons-react";
import type { PaymentDetails } from "#api/payment-shapes.ts";
import { payments } from "#api/payments.ts";
import { mayAct } from "#domain/access.ts";
import { refusalToPaymentAct } from "#domain/payments/payment.ts";
import { paymentTexts as t } from "#texts/payment-pages.ts";
import { useUpload } from "#web/kernel/calls.ts";
import { download } from "#web/kernel/download.ts";
import { useSession } from "#web/kernel/session.ts";
import { toast } from "#web/kernel/toasts.ts";
import { formatInstant } from "#web/ui/formats.ts";
import { Panel } from "#web/ui/panel.tsx";
import { paymentChanges } from "./payment-changes.ts";

const icon = { size: 18, stroke: 1.6, "aria-hidden": true } as const;

/** The order that left and what the bank answered. */
export function BankPanel({ payment }: { payment: PaymentDetails }) {
  const { file, answers, organizationId, id, state } = payment;
  const role = useSession()?.area ?? "Employee";
  const by = { role, isAuthor: payment.isOwn };
  const mayRead = refusalToPaymentAct("answer", { state }, by) === null;
  const save = () =>
    void download(payments.getFile, { organizationId, id }).catch((error: unknown) =>
      toast.failure(error),
    );
  return (
    <Panel title={t.file} actions={mayRead && <ReadAnswer payment={payment} />}>
      {file === null ? (
        <Text c="dimmed">{t.noFile}</Text>
      ) : (
        <Stack gap="xs" align="start">
          {mayAct(role, "payment.make", null) && (
            <Button variant="default" leftSection={<IconDownload {...icon} />} onClick={save}>
              {t.fileSaved}
            </Button>
          )}
          <Text size="sm" style={{ overflowWrap: "anywhere" }}>
            {t.messageId}: {file.messageId}
          </Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
            {t.digest}: {file.digest}
          </Text>
          <Text fw={600} mt="xs">
            {t.answers}
          </Text>
          {answers.length === 0 && <Text c="dimmed">{t.noAnswers}</Text>}
          {answers.map((answer) => (
            <Answer key={answer.id} answer={answer} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

function Answer({ answer }: { answer: PaymentDetails["answers"][number] }) {
  const { paid, rejected, waiting, unknown, contradicted } = answer.report;
  return (
    <div>
      <Group gap="xs">
        <Text size="sm">{t.answerCounts(paid, rejected, waiting)}</Text>
        <Text size="sm" c="dimmed">
          {formatInstant(answer.receivedAt)} · {answer.by}
        </Text>
      </Group>
      {contradicted.length > 0 && (
        <Alert color="yellow" mt={4}>
          {t.contradicted(contradicted.join(", "))}
        </Alert>
      )}
      {unknown.length > 0 && (
        <Alert color="yellow" mt={4}>
          {t.unknown(unknown.length)}
          <List size="sm">
            {unknown.map((endToEndId) => (
              <List.Item key={endToEndId}>{endToEndId}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}

function ReadAnswer({ payment }: { payment: PaymentDetails }) {
  const { organizationId, id } = payment;
  const read = useUpload(payments.readAnswer, paymentChanges);
  const send = async (bytes: File | null) => {
    if (bytes === null) return;
    try {
      const { again } = await read.mutateAsync({ input: { organizationId, id }, bytes });
      toast.success(again ? t.answerAgain : t.answerRead);
    } catch (error) {
      toast.failure(error);
    }
  };
  return (
    <FileButton accept=".xml" onChange={(file) => void send(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          loading={read.isPending}
          leftSection={<IconFileUpload {...icon} />}
        >
          {t.readAnswer}
        </Button>
      )}
    </FileButton>
  );
}

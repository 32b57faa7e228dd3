import { Anchor, Button, Group, Text, Textarea } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { type DisputeOut, disputes, monthRequests } from "#api/month-requests.ts";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { useRefusalTo } from "#web/kernel/rights.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { formatInstant, formatLongDay } from "#web/ui/formats.ts";
import styles from "./month-requests.module.css";

const changes = [
  monthRequests.getAll,
  disputes.getOfDay,
  disputes.getOpen,
  monthlyContracts.getBoard,
];

/** One disputed day: what the employee wrote, the way to the day, and the answer. */
export function DisputeItem({
  dispute,
  structureId,
}: {
  dispute: DisputeOut;
  structureId: string;
}) {
  const { date, text, at, answer, isCorrected, name } = dispute;
  return (
    <div className={styles.dispute}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} size="sm">
          {formatLongDay(date)}
        </Text>
        <Anchor
          size="sm"
          renderRoot={(rest) => (
            <Link
              to="/attendances/attendance-records/$id/$date"
              params={{ id: structureId, date }}
              {...rest}
            />
          )}
        >
          {t.openDay}
        </Anchor>
      </Group>
      <Text className={styles.words}>{text}</Text>
      <Text size="xs" c="dimmed">
        {formatInstant(at)}
        {isCorrected && ` · ${t.corrected}`}
      </Text>
      {answer === null ? (
        <AnswerForm id={dispute.id} label={t.answerOf(name, formatLongDay(date))} />
      ) : (
        <Text size="sm" mt="xs" className={styles.words}>
          <b>{t.answer}:</b> {answer.text}
        </Text>
      )}
    </div>
  );
}

function AnswerForm({ id, label }: { id: string; label: string }) {
  const organizationId = useOrganization().id;
  const refusal = useRefusalTo("attendance.record");
  const [text, setText] = useState<string | null>(null);
  const { mutateAsync, isPending } = useCall(disputes.answer, changes);
  if (text === null) {
    return (
      <Group mt="xs">
        <ActButton variant="light" size="compact-md" reason={refusal} onClick={() => setText("")}>
          {t.answer}
        </ActButton>
      </Group>
    );
  }
  const send = () =>
    mutateAsync({ organizationId, id, text }).then(() => toast.success(t.answered), toast.failure);
  return (
    <>
      <Textarea
        mt="xs"
        aria-label={label}
        label={t.yourAnswer}
        description={t.answerHint}
        autosize
        minRows={2}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group mt="xs">
        <ActButton
          size="compact-md"
          loading={isPending}
          reason={text.trim().length < 3 ? t.writeAnswer : null}
          onClick={() => void send()}
        >
          {t.sendAct}
        </ActButton>
        <Button variant="default" size="compact-md" onClick={() => setText(null)}>
          {t.close}
        </Button>
      </Group>
    </>
  );
}

import { Button, Group, Textarea } from "@mantine/core";
import { useState } from "react";
import type { DisputeOut } from "#api/disputes.ts";
import { monthRequestTexts as t } from "#texts/month-requests.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { formatLongDay } from "#web/ui/formats.ts";
import type { Answer } from "./use-answer.ts";

type Props = { dispute: DisputeOut; answer: Answer; onClose: () => void };

/** Why the day stands as it is recorded. */
export function RejectionForm({ dispute, answer, onClose }: Props) {
  const [text, setText] = useState("");
  const refusal = text.trim().length < 3 ? t.writeWhy : null;
  return (
    <>
      <Textarea
        mt="xs"
        label={t.why}
        aria-label={t.whyOf(dispute.name, formatLongDay(dispute.date))}
        autosize
        autoFocus
        minRows={2}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group mt="xs">
        <ActButton
          size="compact-md"
          loading={answer.isPending}
          reason={refusal}
          onClick={() => void answer.reject(text)}
        >
          {t.reject}
        </ActButton>
        <Button variant="default" size="compact-md" onClick={onClose}>
          {t.close}
        </Button>
      </Group>
    </>
  );
}

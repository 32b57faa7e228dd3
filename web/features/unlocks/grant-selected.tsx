import { Alert, List, Text } from "@mantine/core";
import { useState } from "react";
import { unlocks, type UnlockItem } from "#api/unlocks.ts";
import { unlockTexts as t } from "#texts/unlocks.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { Modal } from "#web/ui/dialogs.tsx";
import { unlockChanges } from "./changes.ts";
import { daysOf } from "./unlock-words.ts";

type Props = { items: readonly UnlockItem[]; onDone: () => void };

type Told = { done: number; others: { title: string; messages: readonly string[] }[] };

/** Grants the ticked requests, body by body, and tells of each that stayed as it was. */
export function GrantSelected({ items, onDone }: Props) {
  const grant = useCall(unlocks.grant, unlockChanges);
  const [told, setTold] = useState<Told | null>(null);
  const run = async () => {
    const result: Told = { done: 0, others: [] };
    for (const organizationId of new Set(items.map((one) => one.organizationId))) {
      const ids = items.filter((one) => one.organizationId === organizationId).map(({ id }) => id);
      const answer = await grant.mutateAsync({ organizationId, ids });
      for (const { id, outcome, messages } of answer.requests) {
        const item = items.find((one) => one.id === id);
        if (outcome === "done") result.done += 1;
        else if (item)
          result.others.push({ title: `${item.structure}, ${daysOf(item)}`, messages });
      }
    }
    if (result.others.length === 0) toast.success(t.outcomes(result.done));
    else setTold(result);
    onDone();
  };
  return (
    <>
      <ActButton
        reason={items.length === 0 ? t.nothingSelected : null}
        variant="default"
        loading={grant.isPending}
        onClick={() => void run().catch(toast.failure)}
      >
        {t.grantSelected}
      </ActButton>
      <Modal
        opened={told !== null}
        onClose={() => setTold(null)}
        title={t.outcomes(told?.done ?? 0)}
      >
        {told && (
          <Alert color="yellow" title={t.notDone(told.others.length)}>
            <List size="sm">
              {told.others.map(({ title, messages }) => (
                <List.Item key={title}>
                  <Text span fw={600}>
                    {title}
                  </Text>
                  : {messages.join(" · ")}
                </List.Item>
              ))}
            </List>
          </Alert>
        )}
      </Modal>
    </>
  );
}

import { Button, Group } from "@mantine/core";
import { unlocks, type UnlockItem, type UnlockOutcome } from "#api/unlocks.ts";
import { refusalToUnlockAct, type UnlockAct } from "#domain/attendance/unlock.ts";
import { unlockTexts as t } from "#texts/unlocks.ts";
import { useCall } from "#web/kernel/calls.ts";
import { useSession } from "#web/kernel/session.ts";
import { today } from "#web/kernel/today.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { useRefusalToDecide } from "./use-refusal-to-decide.ts";

type Props = { item: UnlockItem; fullAccess: boolean; onDecide: (item: UnlockItem) => void };

/** What the person signed in may do with a request. */
export function UnlockActs({ item, fullAccess, onDecide }: Props) {
  const role = useSession()?.area ?? "Employee";
  const withdraw = useCall(unlocks.withdraw);
  const end = useCall(unlocks.end);
  const { organizationId, id } = item;
  const refusalTo = (act: UnlockAct) =>
    refusalToUnlockAct(
      act,
      { ...item, askedBy: item.isOwn ? "me" : "another" },
      { userId: "me", role },
      today(),
    );
  const run = (act: typeof withdraw | typeof end) =>
    act.mutateAsync({ organizationId, ids: [id] }).then(showOutcomes, toast.failure);
  const refusal = useRefusalToDecide()(item);
  return (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      {item.state === "asked" && (
        <ActButton
          size="compact-sm"
          variant="light"
          reason={refusal}
          onClick={() => onDecide(item)}
        >
          {t.decide}
        </ActButton>
      )}
      {fullAccess && refusalTo("withdraw") === null && (
        <Button
          size="compact-sm"
          variant="default"
          loading={withdraw.isPending}
          onClick={() => void run(withdraw)}
        >
          {t.withdraw}
        </Button>
      )}
      {fullAccess && refusalTo("end") === null && (
        <Button
          size="compact-sm"
          variant="default"
          loading={end.isPending}
          onClick={() => void run(end)}
        >
          {t.end}
        </Button>
      )}
    </Group>
  );
}

function showOutcomes({ requests }: { requests: UnlockOutcome[] }): void {
  for (const { outcome, messages } of requests)
    if (outcome !== "done") toast.error(messages.join(" "));
}

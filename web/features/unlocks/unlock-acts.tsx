import { Group } from "@mantine/core";
import { unlocks, type UnlockItem, type UnlockOutcome } from "#api/unlocks.ts";
import { refusalToUnlockAct, type UnlockAct } from "#domain/attendance/unlock.ts";
import { unlockTexts as t } from "#texts/unlocks.ts";
import { today } from "#web/kernel/today.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";
import { CallButton } from "#web/ui/call-button.tsx";
import { useRefusalToDecide } from "./use-refusal-to-decide.ts";
import { useRole } from "#web/kernel/organization.ts";

const usual = { size: "compact-sm", variant: "default" } as const;

type Props = { item: UnlockItem; fullAccess: boolean; onDecide: (item: UnlockItem) => void };

/** What the signed-in user may do with a request. */
export function UnlockActs({ item, fullAccess, onDecide }: Props) {
  const role = useRole();
  const one = { organizationId: item.organizationId, ids: [item.id] };
  const refusalTo = (act: UnlockAct) =>
    refusalToUnlockAct(
      act,
      { ...item, askedBy: item.isOwn ? "me" : "another" },
      { userId: "me", role },
      today(),
    );
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
        <CallButton {...usual} makes={unlocks.withdraw} input={one} done={showOutcomes}>
          {t.withdraw}
        </CallButton>
      )}
      {fullAccess && refusalTo("end") === null && (
        <CallButton {...usual} makes={unlocks.end} input={one} done={showOutcomes}>
          {t.end}
        </CallButton>
      )}
    </Group>
  );
}

function showOutcomes({ requests }: { requests: UnlockOutcome[] }): void {
  for (const { outcome, messages } of requests)
    if (outcome !== "done") toast.error(messages.join(" "));
}

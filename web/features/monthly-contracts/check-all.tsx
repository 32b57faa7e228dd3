import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { dashboardTexts as t } from "#texts/dashboard.ts";
import { invalidateAfter, queryOf } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";
import { ActButton } from "#web/ui/act-button.tsx";

type Props = { structureIds: readonly string[]; month: Month };

/**
 * Runs the rules again, one structure at a time, where the check is missing or outdated, and then
 * reports the month's findings; nothing if there are no such structures.
 */
export function CheckAll({ structureIds, month }: Props) {
  const organizationId = useOrganization().id;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (structureIds.length === 0) return null;
  const checkEach = async () => {
    try {
      for (const structureId of structureIds)
        await request(monthlyContracts.check, { organizationId, structureId, month });
      return true;
    } catch (error) {
      toast.failure(error);
      return false;
    }
  };
  const checkThem = async () => {
    setBusy(true);
    const isDone = await checkEach();
    await invalidateAfter(client, monthlyContracts.check);
    const query = queryOf(monthlyContracts.getBoard, { organizationId, month });
    // A board that cannot be read shows its own error.
    const board = isDone ? await client.fetchQuery(query).catch(() => null) : null;
    setBusy(false);
    if (!board) return;
    const sum = (of: "errors" | "warnings") =>
      board.structures.reduce((all, one) => all + one[of], 0);
    toast.success(t.checkedAll(t.doubtsOf(sum("errors"), sum("warnings"))));
  };
  return (
    <ActButton
      size="compact-sm"
      variant="light"
      reason={null}
      loading={busy}
      onClick={() => void checkThem()}
    >
      {t.checkAll}
    </ActButton>
  );
}

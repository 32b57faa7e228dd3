import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { monthlyContracts } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { invalidateAfter } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";

type Props = { structureIds: readonly string[]; month: Month };

/** Asks the rules again, structure by structure, of those whose check is missing or old; nothing where there are none. */
export function CheckAll({ structureIds, month }: Props) {
  const organizationId = useOrganization().id;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  if (structureIds.length === 0) return null;
  const checkThem = async () => {
    setBusy(true);
    try {
      for (const structureId of structureIds)
        await request(monthlyContracts.check, { organizationId, structureId, month });
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
      await invalidateAfter(client, monthlyContracts.check);
    }
  };
  return (
    <Button size="compact-sm" variant="light" loading={busy} onClick={() => void checkThem()}>
      {t.checkAll}
    </Button>
  );
}

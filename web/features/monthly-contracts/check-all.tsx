import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { monthlyContracts, type BoardRow } from "#api/monthly-contracts.ts";
import type { Month } from "#domain/calendar/day.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { invalidate } from "#web/kernel/calls.ts";
import { useOrganization } from "#web/kernel/organization.ts";
import { request } from "#web/kernel/request.ts";
import { toast } from "#web/kernel/toasts.ts";

/** Asks the rules again, structure by structure, wherever a record is younger than its check; nothing where none is. */
export function CheckAll({ structures, month }: { structures: readonly BoardRow[]; month: Month }) {
  const organizationId = useOrganization().id;
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const waiting = structures.filter(({ unchecked }) => unchecked > 0);
  if (waiting.length === 0) return null;
  const checkThem = async () => {
    setBusy(true);
    try {
      for (const { structureId } of waiting)
        await request(monthlyContracts.check, { organizationId, structureId, month });
    } catch (error) {
      toast.failure(error);
    } finally {
      setBusy(false);
      await invalidate(client, [monthlyContracts.getBoard]);
    }
  };
  return (
    <Button size="compact-sm" variant="light" loading={busy} onClick={() => void checkThem()}>
      {t.checkAll}
    </Button>
  );
}

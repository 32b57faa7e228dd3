import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconPlus } from "@tabler/icons-react";
import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { z } from "zod";
import { unlockReasonList } from "#api/unlock-reasons.ts";
import {
  reasonPageTexts,
  unlockReasonListTexts,
  unlockReasonTexts as t,
} from "#texts/absence-reasons.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { FormDrawer } from "#web/ui/form/form-dialog.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { ListPage } from "#web/ui/list/list-page.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { UnlockReasonDrawer } from "./unlock-reason-drawer.tsx";
import { UnlockReasonForm } from "./unlock-reason-form.tsx";

const readSearch = listSearchOf(unlockReasonList.filters.extend({ reason: z.string().max(10) }));

export const Route = createFileRoute("/_signed-in/system-administration/parameters/unlock-reasons")(
  {
    validateSearch: unread<typeof readSearch>,
    component: UnlockReasonsPage,
  },
);

const cells: Cells<typeof unlockReasonList> = {
  state: ({ isActive }) => (
    <StatusBadge tone={isActive ? "good" : "neutral"}>
      {isActive ? reasonPageTexts.active : reasonPageTexts.retired}
    </StatusBadge>
  ),
};

function UnlockReasonsPage() {
  const { reason, ...address } = useRead(readSearch, Route.useSearch());
  const navigate = useNavigate();
  const [isCreating, creating] = useDisclosure(false);
  const close = () =>
    void navigate({ to: ".", search: address, replace: true, resetScroll: false });
  return (
    <ListPage
      list={unlockReasonList}
      texts={unlockReasonListTexts}
      address={address}
      cells={cells}
      rowLink={(row) => ({ to: ".", search: { ...address, reason: row.id }, replace: true })}
      isMuted={(row) => !row.isActive}
      create={
        <Button
          onClick={creating.open}
          leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
        >
          {t.create}
        </Button>
      }
    >
      <UnlockReasonDrawer id={reason ?? null} onClose={close} />
      <FormDrawer opened={isCreating} onClose={creating.close} title={t.create}>
        <UnlockReasonForm reason={null} onDone={creating.close} />
      </FormDrawer>
    </ListPage>
  );
}

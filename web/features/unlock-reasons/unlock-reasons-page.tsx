import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { unlockReasonCatalogue } from "#api/unlock-reasons.ts";
import { reasonPageTexts } from "#texts/absence-reasons.ts";
import { unlockReasonListTexts, unlockReasonTexts as t } from "#texts/unlock-reasons.ts";
import { CataloguePage } from "#web/features/catalogues/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { later } from "#web/ui/later.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";
import { unlockReasonChanges } from "./unlock-reason-changes.ts";

const ReasonForm = later(async () => (await import("./reason-form.tsx")).ReasonForm);

const { list } = unlockReasonCatalogue;

const readSearch = listSearchOf(list.filters.extend({ reason: z.string().max(10) }));

export const Route = createFileRoute("/_signed-in/system-administration/parameters/unlock-reasons")(
  {
    validateSearch: unread<typeof readSearch>,
    component: UnlockReasonsPage,
  },
);

const cells: Cells<typeof list> = {
  state: ({ isActive }) => (
    <StatusBadge tone={isActive ? "good" : "neutral"}>
      {isActive ? reasonPageTexts.active : reasonPageTexts.retired}
    </StatusBadge>
  ),
};

function UnlockReasonsPage() {
  const { reason, ...address } = useRead(readSearch, Route.useSearch());
  return (
    <CataloguePage
      catalogue={unlockReasonCatalogue}
      texts={unlockReasonListTexts}
      words={t}
      address={address}
      cells={cells}
      opened={reason}
      linkTo={(code) => ({ to: ".", search: { ...address, reason: code }, replace: true })}
      stale={unlockReasonChanges}
      renderForm={(entry, onDone) => <ReasonForm entry={entry} onDone={onDone} />}
    />
  );
}

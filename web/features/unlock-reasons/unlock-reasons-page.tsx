import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import { unlockReasonCatalogue } from "#api/unlock-reasons.ts";
import { unlockReasonListTexts, unlockReasonTexts as t } from "#texts/unlock-reasons.ts";
import { CataloguePage } from "#web/features/catalogues/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { later } from "#web/ui/later.tsx";
import { prefetchList } from "#web/ui/list/prefetch-list.ts";

const UnlockReasonForm = later(
  async () => (await import("./unlock-reason-form.tsx")).UnlockReasonForm,
);

const readSearch = listSearchOf(
  unlockReasonCatalogue.list.filters.extend({ reason: z.string().max(10) }),
);

export const Route = createFileRoute("/_signed-in/system-administration/parameters/unlock-reasons")(
  {
    validateSearch: unread<typeof readSearch>,
    loader: prefetchList(unlockReasonCatalogue.list),
    component: UnlockReasonsPage,
  },
);

function UnlockReasonsPage() {
  const { reason, ...address } = useRead(readSearch, Route.useSearch());
  return (
    <CataloguePage
      catalogue={unlockReasonCatalogue}
      texts={unlockReasonListTexts}
      words={t}
      address={address}
      opened={reason}
      linkTo={(code) => ({ to: ".", search: { ...address, reason: code }, replace: true })}
      renderForm={(of) => <UnlockReasonForm {...of} />}
    />
  );
}

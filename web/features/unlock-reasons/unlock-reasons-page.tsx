import { createFileRoute } from "@tanstack/react-router";
import { z } from "zod";
import type { ItemOf } from "#api/list.ts";
import { unlockReasonCatalogue, unlockReasons } from "#api/unlock-reasons.ts";
import { unlocks } from "#api/unlocks.ts";
import { reasonPageTexts } from "#texts/absence-reasons.ts";
import { unlockReasonListTexts, unlockReasonTexts as t } from "#texts/unlock-reasons.ts";
import { CataloguePage, EntryForm, useEntryForm } from "#web/features/catalogues/public.ts";
import { unread, useRead } from "#web/kernel/address.ts";
import { listSearchOf } from "#web/ui/data-table/list-search.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import type { Cells } from "#web/ui/list/list-columns.tsx";
import { StatusBadge } from "#web/ui/status-badge.tsx";

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

const stale = [unlockReasons.getAll, unlockReasons.getById, unlocks.getReasons];

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
      stale={stale}
      renderForm={(entry, onDone) => <ReasonForm entry={entry} onDone={onDone} />}
    />
  );
}

type Props = { entry: ItemOf<typeof list> | null; onDone: () => void };

/** What is typed of a reason for unlocking. */
function ReasonForm({ entry, onDone }: Props) {
  const of = useEntryForm({
    calls: unlockReasons,
    entry,
    own: { hint: entry?.hint ?? "" },
    inputOf: (typed, { hint }) => ({ ...typed, hint }),
    stale,
    onDone,
  });
  return (
    <EntryForm of={of} words={t}>
      <TextAreaField
        label={unlockReasonListTexts.columns.hint}
        description={t.hintHint}
        {...of.form.field("hint")}
      />
    </EntryForm>
  );
}

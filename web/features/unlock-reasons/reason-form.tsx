import type { ItemOf } from "#api/list.ts";
import { type unlockReasonCatalogue, unlockReasons } from "#api/unlock-reasons.ts";
import { unlockReasonListTexts, unlockReasonTexts as t } from "#texts/unlock-reasons.ts";
import { EntryForm, useEntryForm } from "#web/features/catalogues/public.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";
import { unlockReasonChanges } from "./unlock-reason-changes.ts";

type Props = { entry: ItemOf<typeof unlockReasonCatalogue.list> | null; onDone: () => void };

/** What is typed of a reason for unlocking. */
export function ReasonForm({ entry, onDone }: Props) {
  const of = useEntryForm({
    calls: unlockReasons,
    schema: unlockReasons.create.input,
    entry,
    own: { hint: entry?.hint ?? "" },
    inputOf: (typed, { hint }) => ({ ...typed, hint }),
    stale: unlockReasonChanges,
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

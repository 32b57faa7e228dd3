import { type unlockReasonCatalogue, unlockReasons } from "#api/unlock-reasons.ts";
import { unlockReasonListTexts, unlockReasonTexts as t } from "#texts/unlock-reasons.ts";
import { entryFormOf, type FormOfEntry } from "#web/features/catalogues/public.ts";
import { TextAreaField } from "#web/ui/form/fields.tsx";

const EntryForm = entryFormOf<typeof unlockReasons.create.input, { hint: string }>();

const { columns } = unlockReasonListTexts;

/** The form of a reason for unlocking. */
export function UnlockReasonForm(of: FormOfEntry<typeof unlockReasonCatalogue.list>) {
  return (
    <EntryForm
      {...of}
      calls={unlockReasons}
      words={t}
      own={{ hint: of.entry?.hint ?? "" }}
      columns={columns}
      inputOf={(entry, { hint }) => ({ ...entry, hint })}
    >
      {(form) => (
        <TextAreaField label={columns.hint} description={t.hintHint} {...form.field("hint")} />
      )}
    </EntryForm>
  );
}

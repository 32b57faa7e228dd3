import { monthlyContracts } from "#api/monthly-contracts.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { ConfirmationField } from "#web/features/confirmation/public.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { AsOpened } from "#web/ui/form/as-opened.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = {
  opened: boolean;
  /** How many months are confirmed; 0 for all in the list. */
  count: number;
  onClose: () => void;
  /** Throws on failure. */
  onCountersign: (given: { password: string; note: string }) => Promise<void>;
};

const CountersignFields = monthlyContracts.countersign.input.pick({ password: true, note: true });

/** Asks for the user's identity to confirm months in a signer's place, as a signature does. */
export function CountersignDialog({ count, onCountersign, ...dialog }: Props) {
  return (
    <ActDialog
      {...dialog}
      title={t.countersignTitle}
      text={<AsOpened text={count === 0 ? t.countersignAllText : t.countersignText(count)} />}
      initial={{ password: "", note: "" }}
      schema={CountersignFields}
      inputOf={(values) => values}
      send={({ password = "", note = "" }) => onCountersign({ password, note })}
      save={t.countersign}
      guarded
    >
      {(form) => (
        <>
          <ConfirmationField {...form.field("password")} />
          <TextAreaField
            label={t.countersignNote}
            description={t.countersignNoteHint}
            {...form.field("note")}
          />
        </>
      )}
    </ActDialog>
  );
}

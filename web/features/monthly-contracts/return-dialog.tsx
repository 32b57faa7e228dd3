import { monthlyContracts } from "#api/monthly-contracts.ts";
import { monthsTexts as t } from "#texts/monthly-contracts.ts";
import { ActDialog } from "#web/ui/form/act-dialog.tsx";
import { AsOpened } from "#web/ui/form/as-opened.tsx";
import { TextAreaField } from "#web/ui/form/fields.tsx";

type Props = {
  opened: boolean;
  /** How many months are returned. */
  count: number;
  /** What another user did meanwhile, so that there is nothing left to return. */
  late?: string | null;
  onClose: () => void;
  /** Throws on failure. */
  onReturn: (reason: string) => Promise<void>;
};

const Reason = monthlyContracts.return.input.pick({ reason: true });

/** Asks why the months are returned. */
export function ReturnDialog({ count, onReturn, ...dialog }: Props) {
  return (
    <ActDialog
      {...dialog}
      title={t.returnTitle}
      text={<AsOpened text={t.returnText(count)} />}
      initial={{ reason: "" }}
      schema={Reason}
      inputOf={(values) => values}
      send={({ reason }) => onReturn(reason)}
      save={t.return}
      guarded
    >
      {(form) => (
        <TextAreaField label={t.reason} required data-autofocus {...form.field("reason")} />
      )}
    </ActDialog>
  );
}

import { type UnlockReasonItem, unlockReasons } from "#api/unlock-reasons.ts";
import { unlocks } from "#api/unlocks.ts";
import {
  reasonFieldTexts as fields,
  unlockReasonListTexts,
  unlockReasonTexts as t,
} from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { ChangedNotice, useOver } from "#web/features/history/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { emptyToNull, numberOf, numberText } from "#web/ui/form/convert.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { NumberField, TextAreaField } from "#web/ui/form/fields.tsx";
import { TextField } from "#web/ui/form/text-fields.tsx";
import { FormActions } from "#web/ui/form/form-actions.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";

/** What a change of a reason makes stale. */
export const unlockReasonChanges = [
  unlockReasons.getAll,
  unlockReasons.getById,
  unlocks.getReasons,
];

type Props = {
  /** Null for a new one. */
  reason: UnlockReasonItem | null;
  onDone: () => void;
};

/** What is typed of a reason for unlocking. */
export function UnlockReasonForm({ reason, onDone }: Props) {
  const create = useCall(unlockReasons.create, unlockReasonChanges);
  const update = useCall(unlockReasons.update, unlockReasonChanges);
  const over = useOver(reason?.version ?? 0);
  const form = useForm({
    initial: {
      code: reason?.code ?? "",
      title: reason?.title ?? "",
      hint: reason?.hint ?? "",
      sortOrder: numberText(reason?.sortOrder ?? 1_000),
      validTo: reason?.validTo ?? "",
    },
    schema: unlockReasons.create.input,
    inputOf: (values) => ({
      ...values,
      sortOrder: numberOf(values.sortOrder) ?? 1_000,
      validTo: emptyToNull(values.validTo),
    }),
    send: ({ code, ...input }) =>
      reason === null
        ? create.mutateAsync({ ...input, code })
        : update.mutateAsync({ ...input, id: code, version: over.version() }),
    onSaved: () => {
      toast.success(common.saved);
      onDone();
    },
  });
  return (
    <Form form={form}>
      <ChangedNotice form={form} over={over} stale={unlockReasonChanges} />
      <TextField label={fields.title} required {...form.field("title")} data-autofocus />
      <TextField label={fields.code} required disabled={reason !== null} {...form.field("code")} />
      <TextAreaField
        label={unlockReasonListTexts.columns.hint}
        description={t.hintHint}
        {...form.field("hint")}
      />
      <NumberField label={fields.sortOrder} {...form.field("sortOrder")} />
      <DateField
        label={unlockReasonListTexts.columns.validTo}
        description={t.validToHint}
        {...form.field("validTo")}
      />
      <FormActions form={form} onCancel={onDone} />
    </Form>
  );
}

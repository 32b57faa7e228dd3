import { absenceReasons, type ReasonItem } from "#api/absence-reasons.ts";
import { attendances } from "#api/attendances.ts";
import { reasonFieldTexts as fields, reasonPageTexts as t } from "#texts/absence-reasons.ts";
import { common } from "#texts/common.ts";
import { ChangedNotice, useOver } from "#web/features/history/public.ts";
import { useCall } from "#web/kernel/calls.ts";
import { toast } from "#web/kernel/toasts.ts";
import { today } from "#web/kernel/today.ts";
import { DateField } from "#web/ui/form/date-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { ReasonFieldsets } from "./reason-fieldsets.tsx";
import { fieldsFrom, valuesOf } from "./reason-values.ts";

/** What a change of a reason makes stale. */
export const reasonChanges = [
  absenceReasons.getAll,
  absenceReasons.getById,
  attendances.getReasons,
];

type Props = {
  /** Null for a new one. */
  reason: ReasonItem | null;
  onDone: () => void;
};

/** What is typed of a reason of absence, new or from a day on. */
export function ReasonForm({ reason, onDone }: Props) {
  const create = useCall(absenceReasons.create, reasonChanges);
  const update = useCall(absenceReasons.update, reasonChanges);
  const over = useOver(reason?.version ?? 0);
  const form = useForm({
    initial: { ...valuesOf(reason), code: reason?.code ?? "", validFrom: today() },
    schema: absenceReasons.create.input,
    inputOf: ({ code, validFrom, ...values }) => ({ ...fieldsFrom(values), code, validFrom }),
    send: ({ code, validFrom, ...input }) =>
      reason === null
        ? create.mutateAsync({ ...input, code, validFrom: validFrom ?? null })
        : update.mutateAsync({
            ...input,
            id: code,
            validFrom: validFrom ?? "",
            version: over.version(),
          }),
    onSaved: () => {
      toast.success(common.saved);
      onDone();
    },
  });
  return (
    <Form form={form} onCancel={onDone}>
      <ChangedNotice form={form} over={over} stale={reasonChanges} onTaken={onDone} />
      <ReasonFieldsets form={form} isNew={reason === null} />
      <DateField
        label={fields.validFrom}
        description={reason === null ? undefined : t.fromHint}
        {...(reason === null ? {} : { min: today() })}
        required
        {...form.field("validFrom")}
      />
    </Form>
  );
}
